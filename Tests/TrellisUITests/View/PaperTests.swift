import Testing
import TrellisLayout

@testable import TrellisUI

struct PaperTests {
  @Test func theRoomIsInWholePixels() {
    // 190 mm are 718.1 px, and 277 mm are 1046.9 px.
    #expect(Paper().content == Size(width: 718, height: 1046))
    #expect(Paper(.a4, .landscape).content == Size(width: 1046, height: 718))
    let margins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    #expect(Paper(.a5, margins: margins).content == Size(width: 521, height: 793))
  }

  @Test func theRuleNamesTheSidesAndMargins() {
    let paper = Paper(
      .letter, .landscape, margins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(paper.pageRule == "@page{size:279.4mm 215.9mm;margin:1.0mm 4.0mm 3.0mm 2.0mm}")
  }

  @Test func theAttributeHasThePaper() {
    for paper in [
      Paper(), Paper(.legal, .landscape, margins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      Paper(PaperSize(width: 1e9, height: -1)),
    ] {
      #expect(Paper(attributeValue: paper.attributeValue) == paper)
    }
  }

  @Test(arguments: ["", "a4", "1 2 3 4 5", "1 2 3 4 5 6 7", "210 297 x 10 10 10 10"])
  func otherTextsAreNoPaper(_ text: String) {
    #expect(Paper(attributeValue: text) == nil)
  }

  @Test func lengthsOutsideOfTheRangeLeaveRoom() {
    let size = PaperSize(width: .nan, height: .infinity)
    #expect(size.width == 20 && size.height == 2000)
    let paper = Paper(.a4, margins: EdgeInsets(top: -5, left: 500, bottom: .nan, right: .infinity))
    #expect(paper.margins == EdgeInsets(top: 0, left: 84, bottom: 0, right: 84))
    #expect(Paper(attributeValue: "nan inf -1 1e300 5 -inf")?.content.width ?? 0 >= 1)
    #expect(paper.content.width >= 1 && paper.content.height >= 1)
  }
}
