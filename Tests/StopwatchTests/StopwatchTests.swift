import Foundation
import Testing
import TrellisTesting

@testable import Stopwatch

struct StopwatchTests {
  /// A clock that the test sets.
  final class Clock {
    var seconds = 0.0
    var now: Date { Date(timeIntervalSinceReferenceDate: seconds) }
  }

  @Test func startsStopsAndResets() throws {
    let clock = Clock()
    let page = TestPage { Stopwatch(clock: { clock.now }) }
    #expect(page.texts.first == "00:00.0")
    try page.click("Start")
    clock.seconds = 67.25
    try page.click("Stop")
    #expect(page.texts.first == "01:07.2")
    clock.seconds = 100
    try page.click("Start")
    clock.seconds = 101
    try page.click("Stop")
    #expect(page.texts.first == "01:08.2")
    try page.click("Reset")
    #expect(page.texts.first == "00:00.0")
  }

  @Test func lapsBeginWithTheNewest() throws {
    let clock = Clock()
    let page = TestPage { Stopwatch(clock: { clock.now }) }
    try page.click("Start")
    for seconds in [10.0, 14, 30] {
      clock.seconds = seconds
      try page.click("Lap")
    }
    #expect(
      page.texts.suffix(6) == ["Lap 3", "00:16.0", "Lap 2", "00:04.0", "Lap 1", "00:10.0"])
    clock.seconds = 31
    try page.click("Stop")
    try page.click("Reset")
    #expect(!page.texts.contains("Lap 1"))
  }

  @Test @MainActor func theTimeRuns() async throws {
    let clock = Clock()
    let page = TestPage { Stopwatch(clock: { clock.now }) }
    try page.click("Start")
    clock.seconds = 5
    while page.texts.first != "00:05.0" {
      await Task.yield()
      page.settle()
    }
    try page.click("Stop")
    await page.finishTasks()
    #expect(page.texts.first == "00:05.0")
  }
}
