import Foundation
import TestSupport
import Testing

@testable import TrellisTesting

/// Long lists against a naive list: rows are inserted, removed, moved and resized, the user scrolls, the window has other sizes,
/// requests and responses are lost or repeated, and the page is loaded again. Whenever the page has settled, it shows the rows of
/// the naive list in order, the visible part has no gap, few rows are mounted, and the row that is read has not moved.
///
/// `TRELLIS_RANDOM_SEEDS` is the number of schedules; without it there are 12, or 120 in the long form.
/// `TRELLIS_RANDOM_FIRST` is the seed of the first one. A failure names the steps of the schedule, and the shortest list of
/// them that fails, in the form that `LongListRun.perform(_:form:count:)` takes.
struct LongListModelTests {
  private static let blocks = 4

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
    let count = Self.setting("TRELLIS_RANDOM_SEEDS") ?? (Rounds.areLong ? 120 : 12)
    let first = Self.setting("TRELLIS_RANDOM_FIRST") ?? 0
    let seeds = stride(from: first + block, to: first + count, by: Self.blocks)
    var (schedules, places) = (0, 0)
    for seed in seeds {
      let steps = LongListStep.schedule(seed: UInt64(seed), count: 40)
      let list = Subject(form: LongListScreen.Form.allCases[seed % 2], isLonger: seed % 7 == 6)
      do {
        places += try await LongListRun.perform(steps, form: list.form, count: list.count)
        schedules += 1
      } catch {
        let least = await shortened(steps, list)
        let reason = await failure(of: least, list) ?? "\(error)"
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

  private func failure(
    of steps: [LongListStep], _ list: Subject
  ) async -> String? {
    do {
      _ = try await LongListRun.perform(steps, form: list.form, count: list.count)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The steps without those that the failure does not need.
  private func shortened(
    _ steps: [LongListStep], _ list: Subject
  ) async -> [LongListStep] {
    var steps = steps
    var length = steps.count / 2
    while length > 0 {
      var start = steps.count - length
      while start >= 0 {
        var fewer = steps
        fewer.removeSubrange(start..<start + length)
        if await failure(of: fewer, list) != nil { steps = fewer }
        start = min(start, steps.count) - length
      }
      length /= 2
    }
    return steps
  }
}
