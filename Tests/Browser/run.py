"""Runs the tests that need a real browser.

usage: run.py [--counts FILE] [test_module[.Class[.test]]]…

Screenshots of failed tests go to `.build/screenshots`.
"""

import argparse
import json
import pathlib
import sys
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the browser tests.")
    parser.add_argument("--counts", type=pathlib.Path, help="write what passed and failed to FILE")
    parser.add_argument("names", nargs="*", help="the tests to run; all of them by default")
    arguments = parser.parse_args()

    sys.path.insert(0, str(FOLDER))
    loader = unittest.defaultTestLoader
    if arguments.names:
        suite = loader.loadTestsFromNames(arguments.names)
    else:
        suite = loader.discover(str(FOLDER))
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)

    # A fixture that fails counts as one failure, though no test of its class has run.
    wrong = {case.id(): trace.strip().splitlines()[-1] for case, trace in result.failures + result.errors}
    wrong |= {case.id(): "succeeded against expectation" for case in result.unexpectedSuccesses}
    passed = max(0, result.testsRun - len(result.skipped) - len(wrong))
    if arguments.counts:
        failures = [f"{name}: {message}" for name, message in wrong.items()]
        arguments.counts.write_text(json.dumps({"passed": passed, "failures": failures}))
    return 0 if result.wasSuccessful() and passed else 1


if __name__ == "__main__":
    sys.exit(main())
