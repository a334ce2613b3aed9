import Testing
import TrellisLayout

struct RectTests {
  @Test func theRightAndTheBottomEdgeAreOutside() {
    let rect = Rect(10, 20, 30, 40)
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(rect.contains(Point(x: 39, y: 59)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: 9, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 19)))
  }
}
