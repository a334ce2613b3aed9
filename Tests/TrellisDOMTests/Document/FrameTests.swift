import Testing

@testable import TrellisDOM

struct FrameTests {
  @Test func aFrameContainsItsLeftAndTopEdges() {
    let frame = Frame(left: 10, top: 20, width: 30, height: 40)
    #expect(frame.contains(x: 10, y: 20))
    #expect(!frame.contains(x: 40, y: 20))
    #expect(!frame.contains(x: 10, y: 60))
    #expect(frame.contains(x: 39.99, y: 59.99))
    #expect((frame.right, frame.bottom) == (40, 60))
    #expect(frame.description == "(10, 20; 30 × 40)")
  }
}
