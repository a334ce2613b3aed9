import Testing
import TrellisDOM
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct StatusLimitTests {
  @Test(arguments: Tone.allCases)
  func aBannerOfAProblemIsAnAlert(_ tone: Tone) {
    let page = controlPage { Banner("x", tone: tone) }
    let role = tone == .warning || tone == .danger ? "alert" : "status"
    #expect(page.elements.contains { $0.attribute("role") == role })
  }

  @Test func aSkeletonHas100LinesAtMostAndTheLastOfSeveralIsShort() {
    func widths(_ lines: Int) -> [Double] {
      controlPage { HStack { Skeleton(lines: lines).frame(width: 100) } }.elements
        .filter { $0.attribute("class") == "l-skeleton" }.compactMap { $0.frame?.width }
    }
    #expect(widths(0) == [100] && widths(1) == [100])
    #expect(widths(3) == [100, 100, 60])
    #expect(widths(1000).count == 100)
  }

  @Test func theProgressOfNothingIsZero() throws {
    func value(_ value: Double, _ total: Double) throws -> String? {
      let page = controlPage { ProgressView("x", value: value, total: total) }
      return try #require(page.first("div", "role", "progressbar")).attribute("aria-valuenow")
    }
    #expect(try value(1, 0) == "0" && value(1, -1) == "0")
    #expect(try value(1, 4) == "25" && value(.nan, 4) == "0")
  }

  @Test func toastsWithOtherActionsDiffer() {
    let toast = Toast("Deleted")
    #expect(toast == Toast("Deleted"))
    #expect(toast != toast.action("Undo") {})
    #expect(toast.action("Undo") {} == toast.action("Undo") {})
    #expect(toast.action("Undo") {} != toast.action("Show") {})
  }

  @Test func aPageBeyondTheLastIsTheLast() {
    func present(_ page: Int) -> [String] {
      controlPage { Pagination(page: .constant(page), count: 5) }.elements
        .filter { $0.attribute("aria-current") == "page" }.map(\.wholeText)
    }
    #expect(present(99) == ["5"] && present(-3) == ["1"] && present(2) == ["2"])
  }

  @Test func theToneOfAToastIsAPartOfIt() {
    let toast = Toast("Saved", message: "m", tone: .success, duration: .seconds(2), id: "s")
    for other in [
      Toast("Saved!", message: "m", tone: .success, duration: .seconds(2), id: "s"),
      Toast("Saved", message: "n", tone: .success, duration: .seconds(2), id: "s"),
      Toast("Saved", message: "m", tone: .danger, duration: .seconds(2), id: "s"),
      Toast("Saved", message: "m", tone: .success, duration: .seconds(3), id: "s"),
      Toast("Saved", message: "m", tone: .success, duration: .seconds(2), id: "t"),
    ] { #expect(toast != other) }
  }

  @Test func theMarkOfAControlHasLimits() {
    func mark(_ height: Double) -> Double {
      var theme = Theme()
      theme.controlHeight = height
      return theme.metrics(.regular).mark
    }
    #expect(mark(16) == 14 && mark(40) == 20 && mark(200) == 28)
  }

  @Test func aBannerOfOneLineIsAsHighAsItsButton() {
    func height(_ message: String?) -> Double? {
      controlPage { VStack { Banner("x", message: message, onDismiss: {}) } }
        .first("div", "role", "status")?.frame?.height
    }
    #expect(height(nil) == 40)
    #expect(height("m") != height(nil))
  }
}
