"""What somebody is answered who may not come in: a page that says how, and a sentence for programs.

Why it exists: on a home network people type the address before they know of the code; an error code would help nobody.
What it does not do: decide who may (`guard`).
"""

from __future__ import annotations

import json
from html import escape

from referee.i18n import say
from referee.web.languages import asked
from referee.web.wire.asgi import Send, answer

DATA = ("/api/", "/static/", "/command/", "/ask/", "/evidence/", "/again/", "/example/", "/frame", "/camera/")
"""Addresses that programs ask for; elsewhere a person reads the answer."""

PAGE = """<!doctype html>
<html lang="{language}">
<head>
 <meta charset="utf-8">
 <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
 <meta name="color-scheme" content="light dark">
 <title>{title}</title>
 <link rel="icon" href="{root}/static/icon.svg" type="image/svg+xml">
 <link rel="stylesheet" href="{root}/static/css/base.css">
 <link rel="stylesheet" href="{root}/static/around/around.css">
</head>
<body>
 <main class="page"><h1 class="home-title"><img src="{root}/static/icon.svg" alt="" width="40" height="40"> {title}</h1>
 {texts}</main>
</body>
</html>
"""


async def turned_away(send: Send, root: str, path: str, *, known: bool = False,
                      old: bool = False) -> None:
    """Answer a request that has no right to what it asks for.

    `known`: it has a role, but not one for this. `old`: it came with a token that is none any more.
    """
    language = asked()
    status, more = (403, {}) if known else (401, {"www_authenticate": "Bearer"})
    if path.startswith(DATA):
        body = json.dumps({"error": say("door-data-role" if known else "door-data").text(language)}, ensure_ascii=False)
        await answer(send, status, body, "application/json", cache_control="no-store", **more)
        return
    title = say("door-title-role" if known else "door-title").text(language)
    keys = ["door-role"] if known else ["door-old", "door-how"] if old else ["door-text", "door-how"]
    texts = "".join(f"<p>{escape(say(key).text(language))}</p>" for key in keys)
    page = PAGE.format(language=language, title=escape(title), root=root, texts=texts)
    await answer(send, status, page, "text/html", cache_control="no-store", **more)
