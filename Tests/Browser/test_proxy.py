"""Proxies with the files of docs/operating, nginx below a path, and in front of two servers without sticky sessions."""

import gzip
import http.client
import threading
import unittest
from urllib.parse import urlsplit

from harness import BrowserTestCase, Page, also_in_firefox_at_length, long
from harness.application import Application
from harness.nginx import CADDY, PROGRAM, DocumentedCaddy, DocumentedNginx, DocumentedProxy, Nginx, free_port
from harness.poll import Poll, trusting
from harness.waiting import wait_until

HOST = "proxy_set_header Host $http_host;"


class ProxyTestCase(BrowserTestCase):
    def start(self, server: str, *arguments: str, product: str = "Counter") -> tuple[Application, Nginx]:
        """Starts an application and nginx, whose directives name the application by `UPSTREAM`."""
        application = Application(product, *arguments)
        self.addCleanup(application.stop)
        proxy = Nginx(server.replace("UPSTREAM", application.address))
        self.addCleanup(proxy.stop)
        return application, proxy

    def show(self, address: str) -> Page:
        page = self.browser.page(address)
        page.run("window.isTheSame = true")
        return page

    def count_to(self, page: Page, number: int) -> None:
        page.wait("return document.body.innerText.includes(`Clicked ${arguments[0]} times`)", number)

    def assert_live(self, address: str) -> Page:
        page = self.show(address)
        page.click("button", "Add one")
        self.count_to(page, 1)
        page.click("button", "Add one")
        self.count_to(page, 2)
        return page


class DocumentedTestCase(ProxyTestCase):
    """Has a proxy with its file in docs/operating, of the kind of the class."""

    kind: type[DocumentedProxy]

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        port = free_port()
        cls.application = Application(
            "Counter", "--origin", f"https://localhost:{port}", "--trusted-proxy", "127.0.0.1")
        cls.addClassCleanup(cls.application.stop)
        cls.proxy = cls.kind(cls.application.address, port)
        cls.addClassCleanup(cls.proxy.stop)

    def response(
        self, path: str, address: str | None = None, **fields: str
    ) -> tuple[http.client.HTTPResponse, bytes]:
        """The response to a request without a browser, and its body."""
        url = urlsplit(address or self.proxy.address)
        if url.scheme == "https":
            connection = http.client.HTTPSConnection(url.netloc, context=trusting())
        else:
            connection = http.client.HTTPConnection(url.netloc)
        self.addCleanup(connection.close)
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in fields.items()})
        response = connection.getresponse()
        return response, response.read()

    def waits(self, polls: int) -> bool:
        return self.application.metric("polls_waiting") == polls


class DocumentedTests(DocumentedTestCase):
    def test_a_page_is_live_over_http_2(self) -> None:
        page = self.assert_live(self.proxy.address + "/")
        found = page.run("return performance.getEntries().map((e) => e.nextHopProtocol).filter(Boolean)")
        self.assertEqual(set(found), {"h2"})
        self.assertIn("max-age=", self.response("/healthz")[0].headers["Strict-Transport-Security"])

    def test_the_server_alone_compresses(self) -> None:
        response, body = self.response("/", Accept_Encoding="gzip", Sec_Fetch_Site="none")
        self.assertEqual(response.headers.get_all("Content-Encoding"), ["gzip"])
        self.assertIn(b"Clicked 0 times", gzip.decompress(body))
        response, body = self.response("/", Accept_Encoding="gzip", Sec_Fetch_Site="cross-site")
        self.assertIsNone(response.headers["Content-Encoding"])
        self.assertIn(b"Clicked 0 times", body)

    def test_metrics_are_not_for_clients(self) -> None:
        for path in ("/metrics", "/metrics?a", "/%6detrics", "//metrics", "/./metrics", "/metrics/", "/a/../metrics"):
            response, body = self.response(path)
            self.assertFalse(b"trellis_requests_total" in body, path)
            self.assertNotEqual(response.status, 200, path)

    def test_fields_of_clients_are_not_passed_on(self) -> None:
        _, body = self.response("/", X_Forwarded_Prefix="/elsewhere", X_Forwarded_Host="elsewhere.test")
        self.assertIn(b"Clicked 0 times", body)
        self.assertFalse(b"elsewhere" in body, "the page has an address or a host of the client")

    def test_a_poll_ends_with_its_client(self) -> None:
        poll = Poll(self.proxy.address)
        wait_until(lambda: self.waits(1), what="the poll to wait")
        poll.disconnect()
        # Before the server responds to it by itself, after 25 s.
        wait_until(lambda: self.waits(0), what="the end of the poll", seconds=20)


@unittest.skipUnless(PROGRAM, "nginx is not installed; run Scripts/install-deps test")
class DocumentedNginxTests(DocumentedTests):
    kind = DocumentedNginx

    def test_http_leads_to_https(self) -> None:
        response, _ = self.response("/a?b=%2F", f"http://127.0.0.1:{self.proxy.plain_port}")
        self.assertEqual(response.status, 308)
        self.assertEqual(response.headers["Location"], self.proxy.address + "/a?b=%2F")


@unittest.skipUnless(PROGRAM, "nginx is not installed; run Scripts/install-deps test")
class DocumentedTimeOutTests(DocumentedTestCase):
    kind = DocumentedNginx
    is_long = True

    def test_a_poll_is_answered_by_the_server(self) -> None:
        poll = Poll(self.proxy.address)
        wait_until(lambda: poll.status, what="the response to the poll")
        self.assertEqual(poll.status, 204)


@unittest.skipUnless(CADDY, "Caddy is not installed; Debian has it as the package caddy")
class DocumentedCaddyTests(DocumentedTests):
    kind = DocumentedCaddy

    def test_requests_wait_for_a_restart(self) -> None:
        self.application.stop()
        found = []
        waiting = threading.Thread(target=lambda: found.append(self.response("/")[0].status))
        waiting.start()
        self.application.restart()
        waiting.join()
        self.assertEqual(found, [200])


del DocumentedTests  # it has no proxy


@unittest.skipUnless(PROGRAM, "nginx is not installed; run Scripts/install-deps test")
@also_in_firefox_at_length
class ProxyTests(ProxyTestCase):
    def test_a_page_is_live_over_http_1_0_with_buffers(self) -> None:
        _, proxy = self.start(f"location / {{ proxy_pass UPSTREAM; {HOST} proxy_http_version 1.0; proxy_buffering on; }}")
        self.assert_live(proxy.address + "/")

    def test_a_page_is_live_if_the_server_knows_its_address_in_place_of_the_host(self) -> None:
        port = free_port()
        application = Application("Counter", "--origin", f"http://127.0.0.1:{port}")
        self.addCleanup(application.stop)
        proxy = Nginx(f"location / {{ proxy_pass {application.address}; }}", port=port)
        self.addCleanup(proxy.stop)
        self.assert_live(proxy.address + "/")

    def test_a_time_out_shorter_than_a_poll_is_survived(self) -> None:
        _, proxy = self.start(
            f"location / {{ proxy_pass UPSTREAM; {HOST} proxy_read_timeout 1s; proxy_send_timeout 1s; }}")
        page = self.show(proxy.address + "/")
        wait_until(lambda: proxy.requests("/_trellis/poll HTTP/1.1\" 504") >= 2, what="two time-outs of polls")
        page.click("button", "Add one")
        self.count_to(page, 1)
        page.provoked = ("status of 504",)
        self.assertTrue(page.run("return window.isTheSame"))

    def test_a_refused_address_says_so_and_keeps_the_page(self) -> None:
        application, proxy = self.start("location / { proxy_pass UPSTREAM; }")
        page = self.show(proxy.address + "/")
        page.provoked = ("status of 403",)
        page.wait("return document.querySelector('.trellis-status').textContent.includes('refuses requests')")
        self.assertEqual(page.run("return document.documentElement.className"), "trellis-gone")
        self.assertIn("Clicked 0 times", page.run("return document.body.innerText"))
        self.assertNotEqual(page.run("return document.title"), "")
        wait_until(lambda: f"--origin {proxy.address}" in application.output, what="the option in the log")
        page.wait("return document.querySelector('.trellis-status button')")
        page.screenshot("refused-address")
        page.run("delete window.isTheSame")
        page.click(".trellis-status button")
        page.wait("return document.querySelector('.trellis-status')?.textContent.includes('refuses requests')")

    def test_a_site_below_a_path(self) -> None:
        for directives, arguments in [
            (f"location /app/ {{ proxy_pass UPSTREAM; {HOST} }}", ["--base-path", "/app"]),
            (f"location /app/ {{ proxy_pass UPSTREAM/; {HOST} }}", ["--base-path", "/app/"]),
            (f"location /app/ {{ proxy_pass UPSTREAM/; {HOST} proxy_set_header X-Forwarded-Prefix /app; }}",
             ["--trusted-proxy", "127.0.0.1"]),
        ]:
            with self.subTest(directives=directives):
                _, proxy = self.start(directives, *arguments)
                page = self.assert_live(proxy.address + "/app/")
                self.assertEqual(proxy.requests("GET /assets"), 0)
                self.assertEqual(proxy.requests("POST /_trellis"), 0)
                self.assertEqual(proxy.requests(" 404 "), 0)
                found = page.run("return performance.getEntriesByType('resource').map((e) => new URL(e.name).pathname)")
                self.assertTrue(all(path.startswith("/app/") for path in found), found)

    @long
    def test_links_and_the_history_below_a_path(self) -> None:
        _, proxy = self.start(
            f"location /app/ {{ proxy_pass UPSTREAM; {HOST} }}", "--base-path", "/app", product="Tracker")
        page = self.show(proxy.address + "/app/")
        page.click("a", "Dashboard")
        page.wait("return location.pathname === '/app/dashboard' && document.title.includes('Dashboard')")
        self.assertTrue(page.run("return window.isTheSame"), "a document was loaded")
        page.run("history.back()")
        page.wait("return location.pathname === '/app/' && document.title.includes('Issues')")
        self.assertTrue(page.run("return window.isTheSame"), "a document was loaded")
        page.navigate(proxy.address + "/app/dashboard")
        page.wait("return document.title.includes('Dashboard')")


@unittest.skipUnless(PROGRAM, "nginx is not installed; run Scripts/install-deps test")
class SeveralServersTests(ProxyTestCase):
    is_long = True

    def test_servers_without_sticky_sessions_end_in_a_message_and_a_pause(self) -> None:
        first, second = Application("Counter"), Application("Counter")
        self.addCleanup(first.stop)
        self.addCleanup(second.stop)
        proxy = Nginx(
            f"location / {{ proxy_pass http://both; {HOST} }}",
            f"upstream both {{ server 127.0.0.1:{first.port}; server 127.0.0.1:{second.port}; }}")
        self.addCleanup(proxy.stop)
        page = self.browser.page(proxy.address + "/")
        page.provoked = ("status of 404",)
        page.wait("return document.querySelector('.trellis-status').textContent.includes('Several servers')")
        wait_until(lambda: "sticky" in first.output + second.output, what="the reason in a log")
        before = proxy.requests("/_trellis/")
        page.wait("return new Promise((resolve) => setTimeout(() => resolve(true), 6000))")
        self.assertLess(proxy.requests("/_trellis/") - before, 6)
        self.assertLess(before, 30)
        self.assertIn("Clicked 0 times", page.run("return document.body.innerText"))
        self.assertIn("Several servers", page.run("return document.querySelector('.trellis-status').textContent"))
