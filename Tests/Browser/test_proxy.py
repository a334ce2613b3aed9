"""nginx in front of an application, below a path, and in front of two servers without sticky sessions."""

import unittest

from harness import BrowserTestCase, Page, also_in_firefox_at_length
from harness.application import Application
from harness.nginx import PROGRAM, Nginx, free_port
from harness.waiting import wait_until

HOST = "proxy_set_header Host $http_host;"
#: The parts of the second nginx configuration of docs/GUIDE.md.
RECOMMENDED = HOST + "proxy_http_version 1.1; proxy_read_timeout 60s; proxy_buffering off;"


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


@unittest.skipUnless(PROGRAM, "nginx is not installed; run Scripts/install-deps test")
@also_in_firefox_at_length
class ProxyTests(ProxyTestCase):
    def assert_live(self, address: str) -> Page:
        page = self.show(address)
        page.click("button", "Add one")
        self.count_to(page, 1)
        page.click("button", "Add one")
        self.count_to(page, 2)
        return page

    def test_a_page_is_live_with_the_documented_configuration(self) -> None:
        _, proxy = self.start(f"location / {{ proxy_pass UPSTREAM; {RECOMMENDED} }}")
        self.assert_live(proxy.address + "/")

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
