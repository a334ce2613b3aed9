import Testing
import TrellisControls
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisTesting
import TrellisViews

struct StatusTests {
  /// The lines of a page after the one of the meter, which has its values.
  private func bar(_ gauge: @escaping () -> Gauge) -> [Substring] {
    let page = controlPage { gauge() }
    let lines = HTMLWriter.snapshot(page.host.document).split(separator: "\n")
    return Array(lines.drop { !$0.contains("meter") }.dropFirst())
  }

  @Test func aGaugeIsDangerousFromItsLimitOn() {
    func color(danger: Double) -> [Substring] {
      bar { Gauge("Disk", value: 5, in: 0...10, warning: 3, danger: danger) }
    }
    #expect(color(danger: 5) == color(danger: 4) && color(danger: 5) != color(danger: 6))
  }

  @Test func theBarOfAGaugeBeginsAtItsLowerLimit() {
    let first = bar { Gauge("Disk", value: 5, in: 4...8) }
    #expect(!first.isEmpty && first == bar { Gauge("Disk", value: 1, in: 0...4) })
    #expect(first != bar { Gauge("Disk", value: 5, in: 0...8) })
  }

  @Test(arguments: [5.0...5, 0...(.infinity)])
  func theBarOfAGaugeWithoutALengthIsEmpty(limits: ClosedRange<Double>) {
    let found = bar { Gauge("Disk", value: 5, in: limits) }
    #expect(!found.isEmpty && found == bar { Gauge("Disk", value: 0, in: 0...10) })
  }

  @Test func anAvatarHasTheLettersOfTheFirstAndTheLastName() {
    #expect(controlPage { Avatar("Ada King Byron") }.texts == ["AB"])
    #expect(controlPage { Avatar("ada") }.texts == ["A"])
  }

  @Test func aProgressIsAtMostComplete() throws {
    for (value, percent) in [(3.0, "100"), (-1, "0"), (1, "50")] {
      let page = controlPage { ProgressView("Load", value: value, total: 2) }
      let bar = try #require(page.first("div", "role", "progressbar"))
      #expect(bar.attribute("aria-valuenow") == percent)
    }
  }

  @Test func aGaugeWarnsFromItsLimitOn() {
    func color(warning: Double) -> [Substring] {
      bar { Gauge("Disk", value: 5, in: 0...10, warning: warning) }
    }
    #expect(color(warning: 5) == color(warning: 4) && color(warning: 5) != color(warning: 6))
  }
}
