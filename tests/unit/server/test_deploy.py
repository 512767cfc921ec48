"""What is shipped for containers and nginx keeps in step with the app."""

import re
import tomllib

import pytest

from cosine_lab.places import ROOT
from cosine_lab.server.security_headers import CLOSED

DEPLOY = ROOT / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
IGNORED = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
COPIED = {name for line in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE) for name in line.split()}


def test_nginx_lets_through_what_the_app_takes_and_no_more() -> None:
    settings = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text(encoding="utf-8"))
    assert f"client_max_body_size {settings['server']['maxUploadSize']}m;" in NGINX


@pytest.mark.parametrize("route", CLOSED)
def test_nginx_closes_what_the_app_closes(route: str) -> None:
    (closed,) = re.findall(r"location ~ (\S+) \{ return 404; \}", NGINX)
    assert re.search(closed, f"/lab{route}")


def test_the_image_holds_every_part_of_the_app() -> None:
    imported = {"app.py", "asgi.py", "lib", "pages", "assets", ".streamlit"}
    assert imported <= COPIED


def test_what_the_image_copies_is_sent_to_the_builder() -> None:
    assert {f"!{name}" for name in COPIED} <= set(IGNORED)


def test_the_image_runs_without_root_on_a_system_it_cannot_write() -> None:
    assert DOCKERFILE.index("USER lab") < DOCKERFILE.index('CMD ["sh"')
    assert (DEPLOY / "compose.yaml").read_text(encoding="utf-8").count("read_only: true") == 3


def test_every_image_can_be_held_to_a_digest() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)) == {"${PYTHON_IMAGE}"}
    images = re.findall(r"image: \$\{(\w+):-\S+\}$", compose, re.MULTILINE)
    assert len(images) == compose.count("image: ") == 2
    said = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert all(f"{name}=" in said for name in ("PYTHON_IMAGE", *images))


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "tools" / "requirements").glob("*.txt")))
def test_every_lock_holds_each_package_to_its_hashes(name: str) -> None:
    text = (ROOT / "tools" / "requirements" / name).read_text(encoding="utf-8")
    packages = re.split(r"\n(?=\S)", text.strip())
    assert packages
    assert all("==" in each and "--hash=sha256:" in each for each in packages)
