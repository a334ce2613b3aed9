import Testing
import TrellisDOM
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct ViewThatFitsTests {
  private func shown(_ width: Double, axes: Axis.Set = .horizontal) -> Set<String> {
    Set(
      frames(
        ViewThatFits(in: axes) {
          box("wide", 200, 90)
          box("middle", 100, 50)
          box("narrow", 50, 10)
        }.frame(width: width, height: 60).inPage()
      ).keys)
  }

  @Test func theFirstViewThatFitsIsShown() {
    #expect(shown(300) == ["wide"])
    #expect(shown(199) == ["middle"])
    #expect(shown(99) == ["narrow"])
  }

  @Test func theLastViewIsShownIfNoneFits() { #expect(shown(10) == ["narrow"]) }

  @Test func theHeightCountsIfItsAxisIsNamed() { #expect(shown(300, axes: .both) == ["middle"]) }

  @Test func aTextIsMeasuredOnOneLine() {
    let text = "several words that are longer than the room there is"
    func shows(_ width: Double) -> Set<String> {
      Set(
        frames(
          ViewThatFits(in: .horizontal) {
            Text(text).accessibilityHeading(1)
            Text("short").accessibilityHeading(2)
          }.frame(width: width).inPage(), width: 600
        ).keys)
    }
    #expect(shows(600) == ["h1"])
    #expect(shows(120) == ["h2"])
  }

  @Test func aDividerIsLevel() throws {
    let page = viewPage {
      ViewThatFits {
        Divider()
        box("a")
      }
    }
    let divider = try #require(page.elements.first { $0.attribute("role") == "separator" })
    #expect(divider.attribute("aria-orientation") == nil && divider.frame?.height == 1)
  }

  @Test func theChosenViewGrows() {
    let frames = frames(
      VStack(spacing: 0) {
        ViewThatFits {
          Color.accent.frame(minWidth: 400, maxWidth: .infinity).accessibilityLabel("a")
          Color.accent.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityLabel("b")
        }
        box("c")
      })
    #expect(frames == ["b": "0 0 300 190", "c": "140 190 20 10"])
  }
}
