import Testing

@testable import TrellisViews

struct DismissActionTests {
  @Test func theActionsOfOneLayerAreEqual() {
    let action = DismissAction(layer: "a") {}
    #expect(action == DismissAction(layer: "a") {})
    #expect(action != DismissAction(layer: "b") {})
    #expect(action != DismissAction(layer: nil) {})
  }
}
