"""What docs/OPERATING.md tells operators: the unit of systemd, the dashboard, and a copy of the stored sessions."""

import json
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import unittest
import urllib.request

from test_restart import RestartTestCase

from harness import Application
from harness.nginx import OPERATING

ANALYZE = shutil.which("systemd-analyze")
UNITS = pathlib.Path("/lib/systemd/system")


@unittest.skipUnless(ANALYZE and UNITS.is_dir(), "systemd is not installed")
class UnitTests(unittest.TestCase):
    def messages(self, unit: str) -> str:
        """The messages of systemd about a unit, in a root with its program and with systemd's own units."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            shutil.copytree(UNITS, root / "lib/systemd/system", symlinks=True)
            (root / "etc/systemd/system").mkdir(parents=True)
            (root / "etc/systemd/system/shop.service").write_text(unit)
            program = root / re.search(r"^ExecStart=/(\S+)", unit, re.M)[1]
            program.parent.mkdir(parents=True)
            program.write_text("#!/bin/sh\n")
            program.chmod(0o755)
            done = subprocess.run(
                [ANALYZE, "verify", "--man=no", f"--root={root}", "shop.service"], stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            return done.stdout + f"status {done.returncode}" * (done.returncode != 0)

    def test_systemd_has_no_messages_about_the_unit(self) -> None:
        unit = (OPERATING / "trellis.service").read_text()
        self.assertEqual(self.messages(unit), "")
        self.assertIn("RestatSec", self.messages(unit.replace("RestartSec", "RestatSec")))


class DashboardTests(unittest.TestCase):
    def test_a_server_has_each_metric_of_the_dashboard(self) -> None:
        text = (OPERATING / "grafana-dashboard.json").read_text()
        panels = json.loads(text)["panels"]
        self.assertEqual(len({panel["id"] for panel in panels}), len(panels))
        with Application("Counter") as application:
            with urllib.request.urlopen(f"{application.address}/metrics") as response:
                metrics = dict(re.findall(r"^# TYPE (\w+) (\w+)$", response.read().decode(), re.M))
        # The buckets of a histogram are counters.
        metrics |= {f"{name}_bucket": "counter" for name, kind in metrics.items() if kind == "histogram"}
        used = set(re.findall(r"\btrellis_\w+", text))
        self.assertLessEqual(used, set(metrics))
        rates = set(re.findall(r"rate\((\w+)", text))
        self.assertEqual({name for name in used & rates if metrics[name] != "counter"}, set())
        self.assertGreater(len(rates), 10)


class BackupTests(RestartTestCase):
    program = ("Counter",)

    def test_a_copy_made_in_use_continues_a_page(self) -> None:
        page = self.live()
        page.click("button", "Add one")
        page.click("button", "Add one")
        self.mark(page, "Clicked 2 times")
        state = self.folder / "state"
        with sqlite3.connect(state / "sessions.sqlite") as source, sqlite3.connect(self.folder / "copy") as copy:
            source.backup(copy)
        for connection in (source, copy):
            connection.close()
        key = (state / "sessions.sqlite.key").read_bytes()
        self.application.stop(signal.SIGKILL)
        shutil.rmtree(state)
        state.mkdir(mode=0o700)
        shutil.move(self.folder / "copy", state / "sessions.sqlite")
        (state / "sessions.sqlite.key").write_bytes(key)
        self.start()
        page.click("button", "Add one")
        page.wait("return document.body.innerText.includes('Clicked 3 times')")
        self.assertEqual(page.run("return window.mark"), "same")
