"""Builds the package `cosine_lab`, for pip: `pip install .` (docs/package.md).

The site's own modules go into it as they are, under `cosine_lab.lib`, so that no package of the name `lib` lands
beside those of whoever installs it; `lib/cosine_lab/api.py` becomes `cosine_lab` itself. What knows Streamlit stays out.
A wheel of Python alone is a zip file with three texts beside its modules, so nothing else is needed to build it.
"""

import re
import tomllib
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("numpy", "scipy", "threadpoolctl", "scikit-learn", "babel")
"""Of the site's dependencies."""
_LEFT_OUT = ("lib/cosine_lab/ui", "lib/cosine_lab/site", "lib/cosine_lab/api.py")
_BESIDE = ("assets/prose/*/*.*", "assets/tokens.json", "pyproject.toml", "LICENSE")
_IMPORT = re.compile(r"^(\s*)(from|import) lib\b", re.MULTILINE)


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    """Write the wheel into a folder; its file's name (PEP 517)."""
    del config_settings, metadata_directory
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    stem = f"cosine_lab-{project['version']}"
    told = f"{stem}.dist-info"
    files = dict(_files()) | {f"{told}/METADATA": _metadata(project), f"{told}/WHEEL": _WHEEL}
    record = "".join(f"{name},sha256={_digest(text)},{len(text.encode())}\n" for name, text in files.items())
    name = f"{stem}-py3-none-any.whl"
    with ZipFile(Path(wheel_directory, name), "w", ZIP_DEFLATED) as wheel:
        for each, text in {**files, f"{told}/RECORD": f"{record}{told}/RECORD,,\n"}.items():
            wheel.writestr(each, text)
    return name


def _files() -> Iterator[tuple[str, str]]:
    """Name in the wheel, and text."""
    yield "cosine_lab/__init__.py", _moved(ROOT / "lib" / "api.py")
    for path in sorted((ROOT / "lib").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(_LEFT_OUT):
            yield f"cosine_lab/{name}", _moved(path)
    for pattern in _BESIDE:
        for path in sorted(ROOT.glob(pattern)):
            yield f"cosine_lab/{path.relative_to(ROOT).as_posix()}", path.read_text(encoding="utf-8")


def _moved(path: Path) -> str:
    return _IMPORT.sub(r"\1\2 cosine_lab.lib", path.read_text(encoding="utf-8"))


def _metadata(project: Mapping[str, object]) -> str:
    dependencies: list[str] = project["dependencies"]  # type: ignore[assignment]  # of TOML
    needed = [each for each in dependencies if re.split(r"[<>=]", each)[0] in NEEDED]
    lines = ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {project['version']}"]
    lines += [f"Summary: {project['description']}", f"Requires-Python: {project['requires-python']}"]
    return "\n".join([*lines, f"License: {project['license']}", *[f"Requires-Dist: {each}" for each in needed], ""])


def _digest(text: str) -> str:
    return urlsafe_b64encode(sha256(text.encode()).digest()).decode().rstrip("=")


_WHEEL = "Wheel-Version: 1.0\nGenerator: cosine-lab\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
