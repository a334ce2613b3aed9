"""Runs the tests that need a real browser.

usage: run.py [--short] [--browser chromium|firefox] [--jobs N] [--counts FILE] [--times FILE] [test_module[.Class[.test]]]…

The classes run in several processes, by default two; those in Firefox in one of them. The run ends with a list of the
skipped tests, in the short form also of the omitted ones, and with the seconds per browser and of the slowest classes.
Screenshots of failed tests are saved in `.build/screenshots`.
"""

import argparse
import collections
import dataclasses
import io
import json
import multiprocessing
import os
import pathlib
import queue
import sys
import time
import traceback
import unittest
from collections.abc import Iterator

FOLDER = pathlib.Path(__file__).resolve().parent

#: The classes that take longest, which begin first, so that no process ends with one of them.
LONGEST = (
    "test_ledger.LedgerTests", "test_components_example.ComponentsExampleTests", "test_list_view.ListViewTests",
    "test_first_visit.ChromiumTests", "test_gallery.GalleryTests", "test_gallery_input.NativeKeyTests",
    "test_installed_fonts.ChromiumTests", "test_anchors.AnchorTests", "test_axe.GalleryAxeTests")


@dataclasses.dataclass
class Outcome:
    """The results of the tests of some classes."""

    run: int = 0
    #: The last line of the trace by test.
    wrong: dict[str, str] = dataclasses.field(default_factory=dict)
    skipped: list[str] = dataclasses.field(default_factory=list)
    seconds: collections.Counter = dataclasses.field(default_factory=collections.Counter)
    tests: dict[str, float] = dataclasses.field(default_factory=dict)
    text: str = ""

    def add(self, other: "Outcome") -> None:
        self.run += other.run
        self.wrong |= other.wrong
        self.skipped += other.skipped
        self.seconds += other.seconds
        self.tests |= other.tests


class Result(unittest.TextTestResult):
    """Measures the time of the tests in each browser, including the start of their class."""

    def __init__(self, *arguments: object, **options: object) -> None:
        super().__init__(*arguments, **options)
        self.seconds: collections.Counter[str] = collections.Counter()
        #: The seconds of each test.
        self.tests: dict[str, float] = {}
        self._before = time.monotonic()

    def stopTest(self, test: unittest.TestCase) -> None:
        super().stopTest(test)
        now = time.monotonic()
        self.seconds[browser_of(test)] += now - self._before
        self.tests[test.id()] = now - self._before
        self._before = now


def browser_of(test: unittest.TestCase) -> str:
    return "firefox" if getattr(test, "is_in_firefox", False) else "chromium"


def tests_of(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    for one in suite:
        if isinstance(one, unittest.TestSuite):
            yield from tests_of(one)
        else:
            yield one


def load(names: list[str]) -> list[unittest.TestCase]:
    if str(FOLDER) not in sys.path:
        sys.path.insert(0, str(FOLDER))
    loader = unittest.defaultTestLoader
    return list(tests_of(loader.loadTestsFromNames(names) if names else loader.discover(str(FOLDER))))


def run(tests: list[unittest.TestCase]) -> Outcome:
    """Runs tests in this process."""
    stream = io.StringIO()
    result = unittest.TextTestRunner(stream=stream, verbosity=2, resultclass=Result).run(unittest.TestSuite(tests))
    # A fixture that fails counts as one failure, even if no test of its class has run.
    wrong = {case.id(): trace.strip().splitlines()[-1] for case, trace in result.failures + result.errors}
    wrong |= {case.id(): "succeeded against expectation" for case in result.unexpectedSuccesses}
    return Outcome(
        result.testsRun, wrong, [f"{case.id()}: {reason}" for case, reason in result.skipped], result.seconds,
        result.tests, stream.getvalue())


def work(queues: list[multiprocessing.Queue], outcomes: multiprocessing.Queue) -> None:
    """Runs the tests of the queues, one class at a time, until all queues are empty."""
    for waiting in queues:
        while True:
            try:
                names = waiting.get(timeout=0.5)
            except queue.Empty:
                break
            try:
                outcomes.put(run(load(names)))
            except BaseException:
                text = traceback.format_exc()
                outcomes.put(Outcome(1, {names[0]: text.strip().splitlines()[-1]}, text=text))
    from harness.case import quit_shared
    quit_shared()


def run_in_processes(groups: dict[str, list[unittest.TestCase]], jobs: int) -> Iterator[Outcome]:
    """Runs each group of tests in one of `jobs` processes."""
    context = multiprocessing.get_context("spawn")
    chromium, firefox, outcomes = context.Queue(), context.Queue(), context.Queue()
    for tests in groups.values():
        waiting = firefox if browser_of(tests[0]) == "firefox" else chromium
        waiting.put([test.id() for test in tests])
    # One process alone starts Firefox; it helps with the other tests afterwards.
    workers = [
        context.Process(target=work, args=([firefox, chromium] if number == 0 else [chromium], outcomes), daemon=False)
        for number in range(jobs)]
    for worker in workers:
        worker.start()
    for left in range(len(groups), 0, -1):
        while True:
            try:
                yield outcomes.get(timeout=5)
                break
            except queue.Empty:
                if not any(worker.is_alive() for worker in workers):
                    yield Outcome(left, {f"the processes with {left} classes": "ended"})
                    return
    for worker in workers:
        worker.join()


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the browser tests.")
    parser.add_argument("--short", action="store_true", help="leave out tests and samples that are for the long form")
    parser.add_argument("--browser", choices=("chromium", "firefox"), help="only the tests in this browser")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="the number of processes")
    parser.add_argument("--counts", type=pathlib.Path, help="write what passed, failed and was skipped to FILE")
    parser.add_argument("--times", type=pathlib.Path, help="write the seconds of each test to FILE, slowest first")
    parser.add_argument("names", nargs="*", help="the tests to run; all of them by default")
    arguments = parser.parse_args()

    start = time.monotonic()
    if arguments.short:
        # The processes of the classes inherit it (`harness.case.sample`).
        os.environ["TRELLIS_SHORT"] = "1"
    tests = [test for test in load(arguments.names) if arguments.browser in (None, browser_of(test))]
    from harness import is_long

    long = [test for test in tests if arguments.short and is_long(test)]
    groups: dict[str, list[unittest.TestCase]] = {}
    for test in tests:
        if test not in long:
            groups.setdefault(test.id().rpartition(".")[0], []).append(test)
    first = {name: groups[name] for name in LONGEST if name in groups}
    groups = first | groups

    total = Outcome()
    jobs = min(arguments.jobs, len(groups))
    found = run_in_processes(groups, jobs) if jobs > 1 else (run(group) for group in groups.values())
    for outcome in found:
        print(outcome.text, flush=True)
        total.add(outcome)

    passed = max(0, total.run - len(total.skipped) - len(total.wrong))
    classes = collections.Counter(test.id().rpartition(".")[0] for test in long)
    skipped = total.skipped
    skipped += [f"{name}: {count} tests of the long form, make browser-test" for name, count in classes.items()]
    print(*(f"FAILED {name}: {message}" for name, message in total.wrong.items()), sep="\n")
    print(*(f"{browser}: {seconds:.0f} s" for browser, seconds in sorted(total.seconds.items())), sep=", ", end=", ")
    print(f"in all {time.monotonic() - start:.0f} s in {jobs} processes")
    times = collections.Counter()
    for name, seconds in total.tests.items():
        times[name.rpartition(".")[0]] += seconds
    print("slowest classes:", ", ".join(f"{name} {seconds:.0f} s" for name, seconds in times.most_common(20)))
    print(*(f"SKIPPED {line}" for line in skipped), sep="\n", flush=True)
    if arguments.times:
        slowest = sorted(total.tests.items(), key=lambda one: -one[1])
        arguments.times.write_text("".join(f"{seconds:.2f} {name}\n" for name, seconds in slowest))
    if arguments.counts:
        failures = [f"{name}: {message}" for name, message in total.wrong.items()]
        arguments.counts.write_text(json.dumps({"passed": passed, "failures": failures, "skipped": skipped}))
    return 0 if passed and not total.wrong else 1


if __name__ == "__main__":
    sys.exit(main())
