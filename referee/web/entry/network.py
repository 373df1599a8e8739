"""The addresses under which the home network knows this machine, the likeliest to work on a phone first.

Why it exists: a computer has addresses of containers, virtual machines and VPNs too, and a code that leads to one of
those leads nowhere. What it does not do: try whether a phone gets there; a firewall may still stand between.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from dataclasses import dataclass

import psutil

VIRTUAL = re.compile(
    r"docker|podman|br-|cni|veth|virbr|vmnet|vboxnet|virtualbox|vmware|vethernet|hyper-v|wsl|lxc|lxd|tun|tap|utun|ppp|wg|"
    r"zt|zerotier|tailscale|ham|nordlynx|proton|bridge\d|awdl|llw|loopback", re.IGNORECASE)
"""How interfaces begin, or are called, that containers, virtual machines and VPNs make."""


@dataclass(frozen=True)
class Card:
    """One address of an interface. `leads_out`: what is sent to the internet leaves by it."""

    interface: str
    address: str
    leads_out: bool = False


def home_addresses() -> list[str]:
    """The addresses for phones, best first; IPv6 only where there is no IPv4. None where there is no network."""
    return ranked(_cards())


def ranked(cards: list[Card]) -> list[str]:
    """The addresses of the cards in the order in which a phone should try them.

    Real interfaces come before those of containers, virtual machines and VPNs, addresses of home networks before
    others, and the one that leads out first. Left out are loopback and what a machine gives itself without a network.
    """
    usable = [card for card in cards if not _parsed(card).is_loopback and not _parsed(card).is_link_local]
    four = [card for card in usable if _parsed(card).version == 4]
    best = sorted(four or usable, key=lambda card: (bool(VIRTUAL.match(card.interface)), not _parsed(card).is_private,
                                                   not card.leads_out))
    return list(dict.fromkeys(card.address for card in best))


def _parsed(card: Card) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    return ipaddress.ip_address(card.address)


def _cards() -> list[Card]:
    up, out = {name for name, state in psutil.net_if_stats().items() if state.isup}, _way_out()
    return [Card(name, address.address, address.address == out)
            for name, addresses in psutil.net_if_addrs().items() if name in up
            for address in addresses
            if address.family in (socket.AF_INET, socket.AF_INET6) and "%" not in address.address]


def _way_out() -> str | None:
    """The address by which this machine reaches the internet; None without a network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("203.0.113.1", 9))  # an address of documentation: nothing is sent, but a way out is chosen
        return str(probe.getsockname()[0])
    return None
