import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct AlignmentGuideTests {
  @Test func aColumnAlignsTheGuidesOfItsViews() {
    let column = VStack(alignment: .leading, spacing: 0) {
      box("a", 20)
      box("b", 20).alignmentGuide(.leading) { $0.width }
      box("c", 20).alignmentGuide(.leading) { _ in -5 }
    }
    #expect(
      frames(column.inPage()) == ["a": "20 0 20 10", "b": "0 10 20 10", "c": "25 20 20 10"])
    #expect(
      frames(column.inPage(), direction: .rightToLeft)
        == ["a": "260 0 20 10", "b": "280 10 20 10", "c": "255 20 20 10"])
  }

  @Test func aColumnIsAsWideAsItsMovedViews() {
    let frames = frames(
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .trailing, spacing: 0) {
          box("a", 20)
          box("b", 20).alignmentGuide(.trailing) { $0[.leading] }
        }
        box("next")
      }.inPage())
    #expect(frames == ["a": "0 0 20 10", "b": "20 10 20 10", "next": "40 0 20 10"])
  }

  @Test func aRowAlignsTheGuidesOfItsViews() {
    let frames = frames(
      HStack(alignment: .top, spacing: 2) {
        box("a", 20, 30).alignmentGuide(.top) { $0[.bottom] }
        box("b", 20, 10)
        box("c", 20, 10).alignmentGuide(.bottom) { _ in 100 }
      }.inPage())
    #expect(frames == ["a": "0 0 20 30", "b": "22 30 20 10", "c": "44 30 20 10"])
  }

  @Test func aRowOfTextsHasTheGuideOfItsBaseline() {
    let frames = frames(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Text").accessibilityHeading(1)
        box("a", 10, 20).alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] }
      }.inPage())
    // The baseline of a text of 14/20 is 15 px below its top.
    #expect(frames["h1"]?.hasPrefix("0 0 ") == true)
    #expect(frames["a"]?.split(separator: " ")[1] == "5")
  }

  @Test func layersAlignTheGuidesOfBothAxes() {
    let frames = frames(
      ZStack(alignment: .topLeading) {
        box("a", 20, 20)
        box("b", 10, 10).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.top) { $0.height }
      }.inPage())
    #expect(frames == ["a": "5 10 20 20", "b": "0 0 10 10"])
  }

  @Test func aViewThatGrowsKeepsItsSpace() {
    let frames = frames(
      VStack(alignment: .leading, spacing: 0) {
        wide("a")
        box("b").alignmentGuide(.leading) { _ in 0 }
      }, height: nil)
    #expect(frames == ["a": "0 0 300 10", "b": "0 10 20 10"])
  }

  @Test func aGuideWithoutANumberIsThatOfTheAlignment() {
    let frames = frames(
      VStack(alignment: .leading, spacing: 0) {
        box("a")
        box("b").alignmentGuide(.leading) { _ in .nan }
      }.inPage())
    #expect(frames == ["a": "0 0 20 10", "b": "0 10 20 10"])
  }

  @Test func guidesAreMirroredOnPagesFromRightToLeft() {
    let column = VStack(alignment: .leading, spacing: 0) {
      box("a", 100).alignmentGuide(.leading) { _ in 10 }
      box("b", 50)
    }.frame(width: 110, alignment: .leading)
    #expect(frames(column, width: 110) == ["a": "0 90 100 10", "b": "10 100 50 10"])
    #expect(
      frames(column, width: 110, direction: .rightToLeft)
        == ["a": "10 90 100 10", "b": "50 100 50 10"])
    let layers = ZStack(alignment: .topLeading) {
      box("a", 100, 50)
      box("b").alignmentGuide(.leading) { _ in -10 }
    }
    #expect(frames(layers, width: 100)["b"] == "10 0 20 10")
    #expect(frames(layers, width: 100, direction: .rightToLeft)["b"] == "70 0 20 10")
  }

  @Test func theLineOfALargerStackIsAtThePlaceOfItsAlignment() {
    let frames = frames(
      VStack(alignment: .trailing, spacing: 0) {
        box("a", 100).alignmentGuide(.trailing) { $0.width - 10 }
        box("b", 50)
      }.frame(maxWidth: .infinity, alignment: .trailing))
    #expect(frames["a"]?.hasPrefix("200 ") == true, "\(frames)")
    #expect(frames["b"]?.hasPrefix("240 ") == true, "\(frames)")
    let filled = TrellisViewsTests.frames(
      VStack(alignment: .trailing, spacing: 0) {
        box("a", 100).alignmentGuide(.trailing) { $0.width - 10 }
        Spacer()
        TrellisViewsTests.wide("b")
      })
    #expect(filled["a"]?.hasPrefix("200 ") == true, "\(filled)")
  }

  /// The lines lie in the box as the alignment does, with the views before and after them.
  @Test func theLinesOfAZStackLieInALargerBoxAsItsAlignment() {
    func frame(_ alignment: Alignment) -> String? {
      frames(
        ZStack(alignment: alignment) {
          box("a", 40, 20)
          box("b").alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.trailing) { _ in 15 }
            .alignmentGuide(.top) { _ in 3 }.alignmentGuide(.bottom) { _ in 7 }
        }.frame(width: 100, height: 60, alignment: alignment), width: 100, height: 60)["a"]
    }
    #expect(frame(.topLeading) == "5 3 40 20")
    #expect(frame(.bottomTrailing) == "55 37 40 20")
    #expect(frame(.center) == "30 20 40 20")
    // The box itself is larger than its views, if one of them fills it.
    func filled(_ alignment: Alignment) -> String? {
      frames(
        ZStack(alignment: alignment) {
          box("a", 40, 20)
          Color.accent.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityLabel("c")
        }, width: 100, height: 60)["a"]
    }
    #expect(filled(.topLeading) == "0 0 40 20")
    #expect(filled(.center) == "30 20 40 20")
    #expect(filled(.bottomTrailing) == "60 40 40 20")
  }

  @Test func guidesOfBothAxesAddUp() {
    let frames = frames(
      ZStack(alignment: .topLeading) {
        box("a", 100, 50)
        box("b").alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -20 }
      }, width: 100, height: 50)
    #expect(frames["b"] == "10 20 20 10")
  }
}
