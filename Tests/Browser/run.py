"""Runs the tests that need a real browser.

usage: run.py [--short] [--browser chromium|firefox] [--counts FILE] [test_module[.Class[.test]]]…

The run ends with a list of the skipped tests, in the short form also of the omitted ones, and with the seconds
per browser. Screenshots of failed tests are saved in `.build/screenshots`.
"""

import argparse
import collections
import json
import pathlib
import sys
import time
import unittest
from collections.abc import Iterator

FOLDER = pathlib.Path(__file__).resolve().parent


class Result(unittest.TextTestResult):
    """Measures the time of the tests in each browser, including the start of their class."""

    def __init__(self, *arguments: object, **options: object) -> None:
        super().__init__(*arguments, **options)
        self.seconds: collections.Counter[str] = collections.Counter()
        self._before = time.monotonic()

    def stopTest(self, test: unittest.TestCase) -> None:
        super().stopTest(test)
        now = time.monotonic()
        self.seconds[browser_of(test)] += now - self._before
        self._before = now


def browser_of(test: unittest.TestCase) -> str:
    return "firefox" if getattr(test, "is_in_firefox", False) else "chromium"


def tests_of(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    for one in suite:
        if isinstance(one, unittest.TestSuite):
            yield from tests_of(one)
        else:
            yield one


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the browser tests.")
    parser.add_argument("--short", action="store_true", help="leave out classes that are for the long form")
    parser.add_argument("--browser", choices=("chromium", "firefox"), help="only the tests in this browser")
    parser.add_argument("--counts", type=pathlib.Path, help="write what passed, failed and was skipped to FILE")
    parser.add_argument("names", nargs="*", help="the tests to run; all of them by default")
    arguments = parser.parse_args()

    sys.path.insert(0, str(FOLDER))
    loader = unittest.defaultTestLoader
    suite = loader.loadTestsFromNames(arguments.names) if arguments.names else loader.discover(str(FOLDER))
    tests = [test for test in tests_of(suite) if arguments.browser in (None, browser_of(test))]
    long = [test for test in tests if arguments.short and getattr(test, "is_long", False)]
    suite = unittest.TestSuite(test for test in tests if test not in long)
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=Result).run(suite)

    # A fixture that fails counts as one failure, even if no test of its class has run.
    wrong = {case.id(): trace.strip().splitlines()[-1] for case, trace in result.failures + result.errors}
    wrong |= {case.id(): "succeeded against expectation" for case in result.unexpectedSuccesses}
    passed = max(0, result.testsRun - len(result.skipped) - len(wrong))
    skipped = [f"{case.id()}: {reason}" for case, reason in result.skipped]
    classes = collections.Counter(test.id().rpartition(".")[0] for test in long)
    skipped += [f"{name}: {count} tests of the long form, make browser-test" for name, count in classes.items()]
    print(*(f"{browser}: {seconds:.0f} s" for browser, seconds in sorted(result.seconds.items())), sep=", ")
    print(*(f"SKIPPED {line}" for line in skipped), sep="\n", flush=True)
    if arguments.counts:
        failures = [f"{name}: {message}" for name, message in wrong.items()]
        arguments.counts.write_text(json.dumps({"passed": passed, "failures": failures, "skipped": skipped}))
    return 0 if result.wasSuccessful() and passed else 1


if __name__ == "__main__":
    sys.exit(main())
