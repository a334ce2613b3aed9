import DocumentSupport
import TestSupport
import Testing

@testable import TrellisDOM

/// Patches as texts of the folder `Golden`.
///
/// `UPDATE_GOLDEN=1 swift test --filter PatchTranscriptTests` writes them again.
struct PatchTranscriptTests {
  /// The patches of random changes, in their wire format.
  @Test func patches() throws {
    var text = ""
    for seed in UInt64(1)...12 {
      var source = RandomDocument(seed: seed)
      source.change(most: 20)
      source.document.announceAll()
      for turn in 1...6 {
        source.change(most: 6)
        if turn == 4 {
          let animation = ElementAnimation(
            keyframes: [
              .init(offset: 0.5, styles: [.init("opacity", "0"), .init("color", "url(x)")]),
              .init(styles: [.init("opacity", "1")]),
            ], duration: 100, easing: "x;y", iterations: 2, fill: .backwards)
          if let element = source.document.root.children.last {
            source.document.animate(element, animation)
            source.document.focus(element, ifLost: seed % 2 == 0)
            source.document.scrollIntoView(element)
          }
          source.document.navigate(to: "/a?\(seed)", replacing: seed % 3 == 0)
          source.document.announce("said \(seed)", isUrgent: seed % 2 == 1)
        }
        let patch = source.document.takePatch()
        text += String(decoding: patch.wire, as: UTF8.self) + "\n"
      }
      text += String(decoding: source.document.resetPatch().wire, as: UTF8.self) + "\n"
    }
    try Golden("patches.txt").check(text)
  }
}
