import Testing
import TrellisBase
import TrellisDOM
import TrellisLayout
import TrellisTesting

@testable import TrellisViews

/// Numbers of applications that no layout can have: each is reported, and none stops the process.
struct InvalidNumberTests {
  static let numbers: [Double] = [.infinity, -.infinity, .nan]

  private func mistakes(_ view: () -> some View) -> [String] {
    let recorder = ProgrammerErrorRecorder()
    recorder.record { _ = TestPage { VStack { view() } } }
    return recorder.consume().map(\.message)
  }

  @Test(arguments: numbers) func ofAZIndex(_ number: Double) {
    let found = mistakes { Text("a").zIndex(number) }
    #expect(found.first?.hasPrefix("The z-index of a view is") == true)
  }

  @Test(arguments: numbers) func ofAFocusRing(_ number: Double) {
    let found = mistakes { Button("a") {}.focusRing(offset: number) }
    #expect(found.first?.hasPrefix("The offset of a focus ring is") == true)
  }

  @Test(arguments: numbers) func ofTheGapOfALayer(_ number: Double) {
    let found = mistakes {
      LayerView("l", .popover(LayerPlacement(gap: number)), content: Text("a")) { Text("b") }
    }
    #expect(found.first?.hasPrefix("The gap of a layer is") == true)
    var place = LayerPlacement()
    place.gap = number
    #expect(
      !mistakes { LayerView("l", .popover(place), content: Text("a")) { Text("b") } }.isEmpty)
  }

  @Test(arguments: numbers) func ofTheColumnsOfAGrid(_ number: Double) {
    for column in [
      GridItem.adaptive(minimum: number), .fixed(number), .flexible(minimum: number),
      GridItem(.adaptive(minimum: 10), spacing: number),
    ] {
      let found = mistakes { Grid(columns: [column]) { Text("a") } }
      #expect(found.first?.contains("of a grid’s column is") == true)
    }
    #expect(mistakes { Grid(columns: [.automatic], spacing: number) { Text("a") } }.count > 0)
  }

  @Test func largeNumbersAreLimited() {
    #expect(mistakes { Text("a").zIndex(1e300) }.isEmpty)
    #expect(mistakes { Grid(columns: [.adaptive(minimum: 1e300)]) { Text("a") } }.isEmpty)
    #expect(LayerPlacement(gap: -5).value == "bottom start 0")
    #expect(LayerPlacement(gap: 1e300).value == "bottom start 1000")
  }
}
