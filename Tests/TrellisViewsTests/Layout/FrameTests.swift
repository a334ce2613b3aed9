import Testing
import TrellisDOM
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct FrameTests {
  @Test func aFrameHasNoNegativeLength() {
    #expect(frames(VStack { box("a", -5, 10) })["a"]?.hasSuffix(" 0 10") == true)
  }

  /// The alignment of a frame is that of the flow in it, and the alignment of the flow is that of the views in its lines.
  @Test func aFlowInAFrameKeepsItsAlignment() {
    let frames = frames(
      Flow(alignment: .topLeading, spacing: 0) {
        box("a", 60)
        box("b", 50)
      }.frame(width: 100, height: 100, alignment: .bottomTrailing).inPage())
    #expect(frames == ["a": "0 80 60 10", "b": "0 90 50 10"])
  }

  @Test func aFixedLengthDoesNotGrow() {
    struct Wide: View {
      var body: some View {
        Color.accent.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityLabel("a")
      }
    }
    let column = frames(
      VStack(alignment: .leading, spacing: 0) {
        VStack(spacing: 0) { Wide() }.frame(height: 50)
        VStack { Color.accent.accessibilityLabel("b") }.frame(height: 20)
      })
    #expect(column == ["a": "0 0 300 50", "b": "0 50 300 20"])
    let task = frames(
      VStack(alignment: .leading, spacing: 0) {
        Wide().frame(height: 50).onAppear {}
        box("b")
      })
    #expect(task == ["a": "0 0 300 50", "b": "0 50 20 10"])
  }

  @Test func thePaddingOfALimitedHeightIsOutsideOfItsLimit() {
    let frames = frames(
      HStack(spacing: 0) {
        Color.accent.frame(width: 10).frame(maxHeight: 50).accessibilityLabel("a").padding(10)
      }.frame(maxHeight: .infinity))
    #expect(frames["a"]?.hasSuffix(" 75 10 50") == true, "\(frames)")
  }
}
