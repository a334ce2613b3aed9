import Testing
import TrellisUI

@testable import TrellisViews

struct LayerComponentTests {
  /// The flexibility of a view with a body is known after the body was called.
  @Test func aViewWithABodyGrowsWithItsLayer() {
    struct Growing: View {
      var body: some View {
        Color.accent.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityLabel("a")
      }
    }
    let frames = frames(
      HStack(spacing: 0) {
        ZStack {
          Growing()
          box("b")
        }
        box("c")
      })
    #expect(frames == ["a": "0 0 280 200", "b": "130 95 20 10", "c": "280 95 20 10"])
  }
}
