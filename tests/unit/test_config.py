"""The settings: known to the installed Streamlit, in keeping with the tokens, and obeyed."""

import gc
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
from streamlit import config, net_util
from streamlit.runtime.scriptrunner.script_runner import ScriptRunner, ScriptRunnerEvent
from streamlit.web import bootstrap

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text(encoding="utf-8"))
TOKENS = json.loads((ROOT / "assets" / "tokens.json").read_text(encoding="utf-8"))
ROLES = {
    "primaryColor": "accent",
    "backgroundColor": "paper",
    "secondaryBackgroundColor": "panel",
    "textColor": "ink",
    "linkColor": "accent",
    "borderColor": "grid",
}


def keys(settings: dict[str, Any], prefix: str = "") -> Iterator[str]:
    for name, value in settings.items():
        yield from keys(value, f"{prefix}{name}.") if isinstance(value, dict) else [prefix + name]


def collections_after_a_rerun(monkeypatch: pytest.MonkeyPatch) -> int:
    """How often Streamlit itself asks for a garbage collection when a script has finished."""
    asked: list[int] = []
    monkeypatch.setattr(gc, "collect", asked.append)
    ScriptRunner._on_script_finished(
        MagicMock(),
        MagicMock(has_script_started=False),
        ScriptRunnerEvent.SCRIPT_STOPPED_WITH_SUCCESS,
        premature_stop=True,
        run_descriptor=MagicMock(),
    )
    return len(asked)


@pytest.mark.parametrize("key", [*keys(SETTINGS)])
def test_the_installed_streamlit_knows_the_setting(key: str) -> None:
    assert key in config.get_config_options()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_wears_the_colours_of_the_tokens(theme: str) -> None:
    worn = {key: TOKENS[theme][role] for key, role in ROLES.items()}
    assert SETTINGS["theme"][theme] == worn


def test_charts_and_text_are_those_of_the_tokens() -> None:
    assert SETTINGS["theme"]["chartCategoricalColors"] == TOKENS["labels"]
    assert SETTINGS["theme"]["baseFontSize"] == TOKENS["sizes"]["text"] == 16


def test_a_reader_is_never_shown_a_traceback_and_no_protection_is_off() -> None:
    assert SETTINGS["client"]["showErrorDetails"] == "none"
    assert SETTINGS["server"]["enableCORS"] is True
    assert SETTINGS["server"]["enableXsrfProtection"] is True
    assert SETTINGS["browser"]["gatherUsageStats"] is False


def test_no_watcher_takes_the_servers_time_from_readers() -> None:
    assert SETTINGS["server"]["fileWatcherType"] == "none"


@pytest.mark.parametrize("headless", [True, False])
def test_a_start_asks_no_other_machine_for_its_address(
    headless: bool,  # noqa: FBT001 - a case
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(net_util, "get_external_ip", lambda: asked.append("external"))
    monkeypatch.setattr(net_util, "get_internal_ip", lambda: asked.append("internal"))
    before = {name: config.get_option(name) for name in ("browser.serverAddress", "server.headless")}
    try:
        config.set_option("browser.serverAddress", SETTINGS["browser"]["serverAddress"])
        config.set_option("server.headless", headless)
        bootstrap._print_url(is_running_hello=False)
    finally:
        for name, value in before.items():
            config.set_option(name, value)
    assert not asked


def test_no_full_garbage_collection_follows_a_rerun(monkeypatch: pytest.MonkeyPatch) -> None:
    """The option is hidden: should Streamlit drop or rename it, one of these counts changes."""
    option = "runner.postScriptGC"
    before = config.get_option(option)
    try:
        config.set_option(option, value=SETTINGS["runner"]["postScriptGC"])
        assert collections_after_a_rerun(monkeypatch) == 0
        config.set_option(option, value=True)
        assert collections_after_a_rerun(monkeypatch) == 1
    finally:
        config.set_option(option, before)
