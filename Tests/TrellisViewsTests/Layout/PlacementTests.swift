import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct PlacementTests {
  @Test func aPositionIsThatOfTheCenter() {
    let frames = frames(
      ZStack(alignment: .topLeading) {
        box("a", 20, 10).position(x: 100, y: 50)
        box("b")
      })
    #expect(frames == ["a": "90 45 20 10", "b": "0 0 20 10"])
  }

  @Test(arguments: [
    (Edge.top, "0 0 300 40", "0 40 300 160"), (.bottom, "0 160 300 40", "0 0 300 160"),
  ])
  func anInsetTakesSpaceAlongItsEdge(_ edge: Edge, _ bar: String, _ content: String) {
    let frames = frames(
      ScrollView { wide("a", 900) }.accessibilityLabel("s")
        .safeAreaInset(edge: edge) { wide("bar", 40) })
    #expect(frames["bar"] == bar)
    #expect(frames["s"] == content)
  }

  @Test func aSideInset() {
    let frames = frames(
      Color.line.accessibilityLabel("s").safeAreaInset(edge: .leading, spacing: 4) {
        Color.accent.frame(width: 60).accessibilityLabel("bar")
      })
    #expect(frames == ["bar": "0 0 60 200", "s": "64 0 236 200"])
  }

  @Test func layersAreMirrored() {
    let frames = frames(
      ZStack(alignment: .topLeading) {
        box("a", 100, 50)
        box("b")
      }.frame(width: 100, height: 50), width: 100, height: 50, direction: .rightToLeft)
    #expect(frames["b"] == "80 0 20 10")
  }

  @Test func anInsetHasSpaceAndIsAtItsEdge() {
    func places(_ edge: Edge) -> [String: String] {
      frames(
        Color.line.accessibilityLabel("s").safeAreaInset(edge: edge, spacing: 4) {
          Color.accent.frame(width: 60, height: 60).accessibilityLabel("bar")
        })
    }
    #expect(places(.leading) == ["bar": "0 70 60 60", "s": "64 0 236 200"])
    #expect(places(.trailing) == ["bar": "240 70 60 60", "s": "0 0 236 200"])
    #expect(places(.top) == ["bar": "120 0 60 60", "s": "0 64 300 136"])
    #expect(places(.bottom) == ["bar": "120 140 60 60", "s": "0 0 300 136"])
  }

  @Test func aPositionedViewIsOnThePixelGrid() throws {
    let page = viewPage { box("a", 21, 11).position(x: 100, y: 50).frame(width: 200, height: 100) }
    let frame = try #require(try page.element(named: "a").frame)
    #expect(frame.left == 90 && frame.top == 45)
  }
}
