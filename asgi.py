"""What `streamlit run` is given to serve: the app, behind its door."""

import os
from functools import partial
from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware
from streamlit import config, file_util

import lib  # noqa: F401 - where cosine_lab is found
from cosine_lab.places import ASSETS, LESSONS, PAGES
from cosine_lab.server import banner, connections, index_page, offline, request_timeouts, sockets, vectors
from cosine_lab.server.phones import SITE, Phones
from cosine_lab.server.preload import lifespan
from cosine_lab.server.rooms import phone_page, rooms
from cosine_lab.server.rooms.routes import RoomRoutes
from cosine_lab.server.security_headers import SecurityHeaders, allowed_hosts
from cosine_lab.server.sockets import Sockets
from cosine_lab.server.static_files import Files, Packed
from cosine_lab.server.uploads import Uploads
from cosine_lab.signed_tokens import Tickets
from cosine_lab.site import bundles
from cosine_lab.site import packed as site
from cosine_lab.ui import stylesheet

BASE = config.get_option("server.baseUrlPath").strip("/")
INDEX = (Path(file_util.get_static_dir()) / "index.html").read_text(encoding="utf-8")
FRIENDS = [each.strip() for each in config.get_option("server.corsAllowedOrigins")]
NAMES = allowed_hosts(config.get_option("server.address"), config.get_option("server.allowedHosts"))
config.set_option("server.allowedHosts", [])  # the door asks, and for pages and rooms too
TICKETS = Tickets(config.get_option("server.cookieSecret"))
ROOMS = rooms(os.environ, secret=config.is_manually_set("server.cookieSecret"))
WATCHED = config.get_option("server.fileWatcherType") != "none"

OPEN_FILES = connections.raise_limit()
connections.install(OPEN_FILES)
request_timeouts.install()
sockets.install()
SLUGS = sorted(path.stem for path in PAGES.glob("[!_]*.py"))
WATCH = offline.watch(BASE, sorted((path.parent.name for path in LESSONS.glob("*/__init__.py")), key="home".__ne__))
PLACES = index_page.paths(SLUGS, BASE)
GUIDE = index_page.guide(PLACES, BASE, config.get_option("client.allowedOrigins"))

packed = Packed(BASE)
packed.add_page(index_page.page(INDEX, f"<style>{stylesheet.sheet()}</style>{GUIDE}{WATCH}"), PLACES)
phones = Phones(packed, BASE)
PAGE = (ASSETS / "hosts" / "page" / "site.html").read_text(encoding="utf-8")
SCRIPTED = (INDEX, GUIDE, WATCH, PAGE, phone_page.page(""))
"""Texts with scripts in them, which the policy allows."""


def pack() -> None:
    """Pack all files, but where a contributor is writing them; the pages for phones are (cosine_lab/server/site.py)."""
    if not WATCHED:
        packed.add(site.files_in(site.folder()), SITE)
        packed.fill((bundles.STATIC / name for name in bundles.publish().values()), bundles.STATIC / "packed")


def announce() -> None:
    """Say where the app is, under `python lab.py serve`."""
    if banner.WANTED in os.environ:
        address, port = (config.get_option(f"server.{name}") for name in ("address", "port"))
        banner.announce(address, port, BASE, OPEN_FILES)


app = st.App(
    Path(__file__).resolve().parent / "app.py",
    lifespan=partial(lifespan, more=pack, then=announce),
    routes=[
        *RoomRoutes(ROOMS, TICKETS, phones.page).routes(BASE),
        *vectors.routes(BASE),
        *phones.routes(),
        *offline.routes(BASE),
    ],
    middleware=[
        Middleware(SecurityHeaders, index="".join(SCRIPTED), base=BASE, allowed_origins=FRIENDS, names=NAMES),
        Middleware(Files, files=packed),
        Middleware(Sockets),
        Middleware(Uploads, base=BASE),
    ],
)
