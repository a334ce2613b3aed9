import Foundation
import TestSupport
import Testing

@testable import TrellisTesting

/// Long lists against a naive list: rows are inserted, removed, moved and resized, the user scrolls, the window has other sizes,
/// requests and responses are lost or repeated, and the page is loaded again. Whenever the page has settled, it shows the rows of
/// the naive list in order, the visible part has no gap, few rows are mounted, and the row that is read has not moved.
///
/// `TRELLIS_LIST_SEEDS` is the number of schedules; without it there are 4, or 60 in the long form.
/// `TRELLIS_LIST_FIRST` is the seed of the first one. A failure names the steps of the schedule, and the shortest list of
/// them that was found to fail, in the form that `LongListRun.perform(_:form:count:)` takes.
struct LongListModelTests {
  private static let blocks = 2
  /// The time in which fewer steps are searched that fail too.
  private static let searchTime = Duration.seconds(60)

  /// The list of a schedule.
  private struct Subject {
    let form: LongListScreen.Form
    /// Whether the list is longer than its element can be.
    let isLonger: Bool
    var count: Int { isLonger ? 60_000 : 3_000 }
  }

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: 0..<blocks) func theListShowsItsRows(block: Int) async throws {
    let count = Self.setting("TRELLIS_LIST_SEEDS") ?? (Rounds.areLong ? 60 : 4)
    let first = Self.setting("TRELLIS_LIST_FIRST") ?? 0
    var (schedules, places) = (0, 0)
    for seed in stride(from: first + block, to: first + count, by: Self.blocks) {
      let steps = LongListStep.schedule(seed: UInt64(seed), count: 40)
      let form = LongListScreen.Form.allCases[seed % 2]
      let list = Subject(form: form, isLonger: seed % 7 == 6)
      do throws(LongListRun.Failure) {
        places += try await LongListRun.perform(steps, form: list.form, count: list.count)
        schedules += 1
      } catch {
        let (least, reason) = await shortened(steps, error, list)
        Issue.record(
          """
          seed \(seed), .\(list.form), \(list.count) rows: \(error)
          shortest: \(reason)
          \(text(least))
          all steps: \(text(steps))
          """)
        return
      }
    }
    // Schedules in which no row is read would find nothing.
    #expect(places >= 5 * schedules, "\(places) places in \(schedules) schedules")
  }

  /// The steps as Swift code.
  private func text(_ steps: [LongListStep]) -> String {
    let text = steps.map { ".\($0)" }.joined(separator: ", ")
    return "[\(text)]".replacingOccurrences(
      of: "TrellisTestingTests\\.[A-Za-z]+\\.[A-Za-z]+\\.", with: ".",
      options: .regularExpression)
  }

  /// The steps without those that a failure does not need, as far as they are found in time, and how these fail.
  private func shortened(
    _ steps: [LongListStep], _ failure: LongListRun.Failure, _ list: Subject
  ) async -> (steps: [LongListStep], failure: LongListRun.Failure) {
    let end = ContinuousClock.now + Self.searchTime
    var (steps, failure) = (Array(steps.prefix(failure.step)), failure)
    var length = steps.count / 2
    while length > 0 {
      var start = steps.count - length
      while start >= 0, ContinuousClock.now < end {
        var fewer = steps
        fewer.removeSubrange(start..<start + length)
        do throws(LongListRun.Failure) {
          _ = try await LongListRun.perform(fewer, form: list.form, count: list.count)
        } catch {
          (steps, failure) = (Array(fewer.prefix(error.step)), error)
        }
        start = min(start, steps.count) - length
      }
      length /= 2
    }
    return (steps, failure)
  }
}
