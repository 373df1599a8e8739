"""Which browser shows the page: one with a window of its own, never one that would take the terminal."""

from __future__ import annotations

import webbrowser

import pytest

from referee.cli.invite import open_page


@pytest.mark.parametrize(("browser", "opened"), [
    (webbrowser.GenericBrowser("lynx"), False), (webbrowser.BackgroundBrowser("xdg-open"), True),
    (webbrowser.UnixBrowser("elinks"), False), (webbrowser.Chrome("google-chrome"), True)])
def test_a_text_browser_is_not_opened(monkeypatch: pytest.MonkeyPatch, browser: webbrowser.BaseBrowser,
                                      opened: bool) -> None:
    asked: list[str] = []
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    monkeypatch.setattr(type(browser), "open", lambda _self, url: asked.append(url))
    open_page("http://localhost:8000/")
    assert bool(asked) == opened


def test_without_any_browser_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    open_page("http://localhost:8000/")
