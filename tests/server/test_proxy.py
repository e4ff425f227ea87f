"""A public house: nginx with TLS, as the documents show it, before a real server."""

import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from server.hosting import free_port

HERE = Path(__file__).parents[2] / "docs/how-to/host"
NAME = "play.example"
# Debian keeps it where only root looks.
NGINX = shutil.which("nginx", path=os.pathsep.join([os.environ["PATH"], "/usr/sbin"]))
pytestmark = pytest.mark.skipif(not NGINX, reason="nginx is not installed: .ci/proxy installs it")
OUTER = """
daemon off;
pid {folder}/pid;
error_log stderr;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    proxy_max_temp_file_size 0;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/filature.conf;
}}
"""


class House(NamedTuple):
    """The port of a house, those of its proxy, and who trusts its certificate."""

    inner: int
    secure: int
    plain: int
    trust: ssl.SSLContext

    def visitor(self, address: str, name: str = NAME) -> httpx.Client:
        """Somebody who comes from an address of their own."""
        return httpx.Client(
            transport=httpx.HTTPTransport(verify=self.trust, local_address=address),
            base_url=f"https://127.0.0.1:{self.secure}",
            headers={"Host": name, "Accept-Language": "en"},
            event_hooks={"request": [lambda one: named(one, name)]},
            timeout=60,
        )

    def socket(self, visitor: httpx.Client, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        return connect(
            f"wss://{NAME}/api/tables/{table}/socket",
            sock=socket.create_connection(("127.0.0.1", self.secure)),
            ssl=self.trust,
            additional_headers={"Cookie": cookie, "Origin": f"https://{NAME}"},
            open_timeout=60,
        )


def named(request: httpx.Request, name: str) -> None:
    """The name that a browser would have looked up."""
    request.extensions["sni_hostname"] = name


def certificate(folder: Path) -> tuple[Path, Path]:
    """Made by ourselves, for one name."""
    paths = folder / "cert.pem", folder / "key.pem"
    words = (
        f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} "
        f"-addext subjectAltName=DNS:{NAME} -out {paths[0]} -keyout {paths[1]}"
    )
    subprocess.run(words.split(), check=True, capture_output=True)
    return paths


def configured(folder: Path, house: int, secure: int, plain: int) -> Path:
    """The example of the documents, with ports and files of this test."""
    cert, key = certificate(folder)
    text = (HERE / "nginx.conf").read_text("utf-8")
    lines = [line for line in text.splitlines() if "[::]" not in line]
    changes = {
        "listen 443 ": f"listen 127.0.0.1:{secure} ",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(cert),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "127.0.0.1:8123": f"127.0.0.1:{house}",
    }
    found = "\n".join(lines)
    for old, new in changes.items():
        assert old in found
        found = found.replace(old, new)
    (folder / "filature.conf").write_text(found, "utf-8")
    (folder / "nginx.conf").write_text(OUTER.format(folder=folder), "utf-8")
    return folder / "nginx.conf"


def until(true: Callable[[], bool]) -> None:
    """Waits for something, however slow the machine is."""
    deadline = time.monotonic() + 120
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def answers(port: int) -> bool:
    with socket.socket() as found:
        return found.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = Path(tmp_path_factory.mktemp("proxy"))
    ports = [free_port() for _ in range(3)]
    nginx = configured(folder, *ports)
    words = ["serve", "--port", str(ports[0]), "--data", str(folder / "data")]
    serve = [sys.executable, "-m", "filature", *words, "--behind", "127.0.0.1", "--name", NAME]
    logs = (folder / "log").open("w")
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    running = [
        subprocess.Popen(serve, env=paths, stdout=logs, stderr=logs),
        subprocess.Popen([str(NGINX), "-c", nginx, "-p", folder], stdout=logs, stderr=logs),
    ]
    try:
        until(lambda: all(map(answers, ports)) or any(one.poll() is not None for one in running))
        assert [one.poll() for one in running] == [None, None], (folder / "log").read_text()
        trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        yield House(ports[0], ports[1], ports[2], trust)
    finally:
        for one in running:
            one.terminate()
            one.wait()


def test_a_page_comes_with_its_headers(house: House) -> None:
    answer = house.visitor("127.0.0.1").get("/", headers={"Accept": "text/html"})
    assert answer.status_code == 200
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_for_tls_alone(house: House) -> None:
    cookie = house.visitor("127.0.0.1").get("/api/me").headers["set-cookie"]
    assert "; Secure" in cookie
    assert "; HttpOnly" in cookie
    assert "; SameSite=Strict" in cookie


def test_who_comes_without_tls_is_led_to_it(house: House) -> None:
    answer = httpx.get(f"http://127.0.0.1:{house.plain}/t/x", headers={"Host": NAME})
    assert answer.status_code == 301
    assert answer.headers["location"] == f"https://{NAME}/t/x"


def test_a_move_goes_over_a_socket(house: House) -> None:
    visitor = house.visitor("127.0.0.1")
    visitor.get("/api/me")
    wish = {"game": "lair", "seats": [{"who": "me"}] * 2, "settings": {"pace": 0, "lang": "en"}}
    origin = {"Origin": f"https://{NAME}"}
    made = visitor.post("/api/tables", json=wish, headers=origin)
    assert made.status_code == 201, made.text
    table = made.json()["table"]["id"]
    assert visitor.post(f"/api/tables/{table}/start", headers=origin).status_code == 200
    with house.socket(visitor, table) as line:
        state = heard(line, "state")
        move = {"type": "play", "id": 1, "notation": state["options"][0]["notation"]}
        line.send(json.dumps({**move, "moment": state["moment"]}))
        assert heard(line, "done", "stale", "refused")["type"] == "done"
    link = visitor.get(f"/api/tables/{table}/qr.svg")
    assert link.status_code == 200


def heard(line: ClientConnection, *types: str) -> Any:
    while (message := json.loads(line.recv(60)))["type"] not in types:
        pass
    return message


def test_every_visitor_is_counted_by_an_address_of_their_own(house: House) -> None:
    """Who guesses too many codes must wait; somebody else need not, and nobody can pose as one."""
    guesser, other = house.visitor("127.0.0.2"), house.visitor("127.0.0.3")
    until(lambda: guesser.get("/api/codes/RENARD-99").status_code == 429)
    assert other.get("/api/codes/RENARD-99").status_code == 404
    forged = {"X-Forwarded-For": "198.51.100.7", "Forwarded": "for=198.51.100.7"}
    until(lambda: guesser.get("/api/codes/RENARD-99", headers=forged).status_code == 429)


def test_another_name_is_refused(house: House) -> None:
    with pytest.raises(httpx.ConnectError):  # no certificate, no page
        house.visitor("127.0.0.1", "evil.example").get("/")
    evil = {"Host": "evil.example"}
    assert house.visitor("127.0.0.1").get("/", headers=evil).status_code in (403, 421)
    behind = httpx.get(f"http://127.0.0.1:{house.inner}/", headers=evil)
    assert (behind.status_code, behind.json()["error"]) == (421, "unknown-host")


def test_a_page_of_another_site_may_not_write(house: House) -> None:
    visitor = house.visitor("127.0.0.1")
    visitor.get("/api/me")
    foreign = {"Origin": "https://evil.example"}
    answer = visitor.put("/api/me", json={"name": "Ada"}, headers=foreign)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
