"""The dashboard's own certificate, for HTTPS on the home network.

Why it exists: a browser lets a page film only over HTTPS, and no authority signs certificates for addresses at home. So
this machine signs its own, and browsers warn of it once. It is kept, so that a phone that has accepted it is not warned
again. What it does not do: make a browser trust it.
"""

from __future__ import annotations

import datetime as dt
import ipaddress
from collections.abc import Iterable
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from referee.files import private_folder, write_whole

CERTIFICATE, KEY = "certificate.pem", "certificate-key.pem"
VALID = dt.timedelta(days=397)
"""Browsers of Apple refuse one that is valid for longer than 398 days."""
RENEW = dt.timedelta(days=30)
"""So long before its end a new one is made."""
EARLIER = dt.timedelta(days=1)
"""It counts from a day ago: clocks of phones differ."""


def certificate(folder: Path, names: Iterable[str]) -> tuple[Path, Path]:
    """The files of a certificate for these names and addresses, and of its key (PEM).

    The kept one serves as long as it names them all and does not end soon; else a new one is kept. OSError where it
    cannot be kept.
    """
    wanted = [_general(name) for name in dict.fromkeys(names)]
    paths = folder / CERTIFICATE, folder / KEY
    if not _serves(*paths, wanted):
        _make(*paths, wanted)
    return paths


def _serves(path: Path, key_path: Path, wanted: list[x509.GeneralName]) -> bool:
    try:
        kept = x509.load_pem_x509_certificate(path.read_bytes())
        key = serialization.load_pem_private_key(key_path.read_bytes(), None)
        named = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, TypeError, x509.ExtensionNotFound):
        return False  # none was kept yet, or it is damaged
    ends = kept.not_valid_after_utc - RENEW
    return (kept.public_key() == key.public_key() and set(wanted) <= set(named)
            and kept.not_valid_before_utc < dt.datetime.now(dt.UTC) < ends)


def _make(path: Path, key_path: Path, wanted: list[x509.GeneralName]) -> None:
    key, now = ec.generate_private_key(ec.SECP256R1()), dt.datetime.now(dt.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Referee")])
    made = (x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
            .serial_number(x509.random_serial_number()).not_valid_before(now - EARLIER)
            .not_valid_after(now - EARLIER + VALID)
            .add_extension(x509.SubjectAlternativeName(wanted), critical=False)
            .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
            .sign(key, hashes.SHA256()))
    private_folder(path.parent)
    plain = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                              serialization.NoEncryption())
    write_whole(key_path, plain.decode(), private=True)
    write_whole(path, made.public_bytes(serialization.Encoding.PEM).decode(), private=True)


def _general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
