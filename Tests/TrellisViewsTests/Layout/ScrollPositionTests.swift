import Testing
import TrellisLayout

@testable import TrellisViews

struct ScrollPositionTests {
  @Test func scrollingInOneAxisKeepsTheOtherOffset() {
    var position = ScrollPosition()
    position.scrollTo(y: 50)
    position.scrollTo(x: 10)
    #expect(position.offset == Point(x: 10, y: 50))
    position.scrollTo(y: 20)
    #expect(position.offset == Point(x: 10, y: 20))
  }

  @Test(arguments: [
    (Edge.top, Point(x: 7, y: 0)), (.leading, Point(x: 0, y: 9)),
    (.bottom, Point(x: 7, y: 33_554_428)), (.trailing, Point(x: 33_554_428, y: 9)),
  ])
  func scrollingToAnEdgeKeepsTheOtherOffset(_ edge: Edge, _ expected: Point) {
    var position = ScrollPosition()
    position.scrollTo(x: 7, y: 9)
    position.scrollTo(edge: edge)
    #expect(position.offset == expected)
  }
}
