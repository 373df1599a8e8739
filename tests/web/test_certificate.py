"""HTTPS at home: a certificate of our own, kept, renewed when it must be, and a camera link that leads there."""

from __future__ import annotations

import datetime as dt
import ssl
import stat
from pathlib import Path

import httpx
import pytest
from cryptography import x509

from referee.session.live.hub import Hub
from referee.web import Reach, Server
from referee.web.entry import certificate as made
from referee.web.entry.certificate import certificate

NAMES = ["192.168.178.20", "kitchen", "kitchen.local", "fd00::1"]


def names(path: Path) -> list[str]:
    kept = x509.load_pem_x509_certificate(path.read_bytes())
    found = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return sorted(str(name.value) for name in found)


def test_it_names_all_addresses_and_its_key_is_for_nobody_else(tmp_path: Path) -> None:
    path, key = certificate(tmp_path / "new", NAMES)
    assert names(path) == sorted(NAMES)
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert path.read_text() != key.read_text()


def test_it_is_kept_as_long_as_it_serves(tmp_path: Path) -> None:
    path, _ = certificate(tmp_path, NAMES)
    first = path.read_bytes()
    certificate(tmp_path, NAMES[:2])
    assert path.read_bytes() == first, "a phone that has accepted it is not warned again"
    certificate(tmp_path, [*NAMES, "10.0.0.7"])
    assert path.read_bytes() != first and "10.0.0.7" in names(path)


@pytest.mark.parametrize("spoil", ["ends soon", "cut off", "another key", "no key"])
def test_one_that_does_not_serve_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: str) -> None:
    path, key = certificate(tmp_path, NAMES)
    if spoil == "ends soon":
        monkeypatch.setattr(made, "RENEW", made.VALID - dt.timedelta(hours=1))
    elif spoil == "cut off":
        path.write_bytes(path.read_bytes()[:200])
    elif spoil == "another key":
        key.write_bytes(certificate(tmp_path / "other", NAMES)[1].read_bytes())
    else:
        key.unlink()
    before = path.read_bytes()
    certificate(tmp_path, NAMES)
    assert path.read_bytes() != before
    ssl.create_default_context().load_cert_chain(path, key)


def test_the_same_is_served_by_https_and_the_camera_link_leads_there(
        hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.web.server.home_addresses", lambda: ["192.168.178.20"])
    with Server(port=0, reach=Reach("0.0.0.0"), certificates=tmp_path) as server:
        server.start(hub)
        [secure] = server.secure_addresses()
        assert secure.startswith("https://192.168.178.20:")
        links = {link["role"]: link["address"] for link in server.access.links("host", server.addresses(), [secure])}
        assert links["camera"].startswith(f"{secure}camera?token=")
        assert links["player"].startswith(f"http://192.168.178.20:{server.port}/play?token=")
        path, _, query = links["camera"].removeprefix(secure).partition("?")
        trusted = ssl.create_default_context(cafile=str(tmp_path / made.CERTIFICATE))
        port = secure.rstrip("/").rpartition(":")[2]
        with httpx.Client(base_url=f"https://localhost:{port}/", verify=trusted, trust_env=False,
                          headers={"host": f"192.168.178.20:{port}"}) as phone:
            assert phone.get(path).status_code == 401
            let_in = phone.get(f"{path}?{query}")
            assert let_in.status_code == 303 and "referee-tls=" in let_in.headers["set-cookie"]
            assert "Secure" in let_in.headers["set-cookie"]
            assert "<title>Referee</title>" in phone.get(path).text
    assert server.secure_addresses() == [secure]  # a screen may still ask while the server ends


def test_this_machine_alone_needs_no_https(tmp_path: Path) -> None:
    with Server(port=0, certificates=tmp_path) as server:
        assert server.secure_addresses() == []
