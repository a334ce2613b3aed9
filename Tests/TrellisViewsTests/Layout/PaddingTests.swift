import Testing

@testable import TrellisViews

struct PaddingTests {
  @Test func paddingsAddUp() {
    #expect(frames(box("a").padding(10).padding(5).inPage())["a"] == "15 15 20 10")
    #expect(frames(box("a").padding(.leading, 3).padding(.top, 4).inPage())["a"] == "3 4 20 10")
    #expect(
      frames(box("a").padding(.leading, 3).padding(.leading, 4).inPage())["a"] == "7 0 20 10")
  }
}
