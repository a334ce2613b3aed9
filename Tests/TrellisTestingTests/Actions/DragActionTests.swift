import Testing
import Trellis
import TrellisTesting

/// Gestures and keys with modifiers through whole pages; with `TRELLIS_BROWSER=chromium` in a browser.
@Suite(.serialized) struct DragActionTests {
  private struct Board: View {
    @State private var text = "nothing"

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          Text("Handle").frame(width: 80, height: 40)
            .gesture(DragGesture().onEnded { text = "handle \(Int($0.translation.width))" })
          Text("Body").frame(width: 120, height: 40)
        }
        .gesture(
          DragGesture().onEnded {
            text = "body \(Int($0.translation.width)) \(Int($0.translation.height))"
          })
        Button("Block") {}.onKeyPress([.leftArrow, .rightArrow]) { key, modifiers in
          text = key.name + (modifiers == .shift ? " with shift" : modifiers == [] ? "" : " other")
        }
        Text("Last: \(text)")
      }
      .padding(100)
    }
  }

  @Test func theInnermostGestureGetsTheMovement() async throws {
    let tab = try await TestSite.mount { Board() }
    try await tab.drag(.text("Body"), x: 40, y: -20)
    try await tab.find(.text("Last: body 40 -20"))
    try await tab.drag(.text("Handle"), x: 30)
    try await tab.find(.text("Last: handle 30"))
  }

  @Test func aViewWithoutAGestureCannotBeDragged() async throws {
    let tab = try await TestSite.mount { Board() }
    guard tab.site.browser == nil else { return }
    await #expect(throws: ActionError.self) { try await tab.drag(.button("Block"), x: 40) }
  }

  @Test func aKeyComesWithItsModifiers() async throws {
    let tab = try await TestSite.mount { Board() }
    try await tab.focus(.button("Block"))
    try await tab.press(.arrowLeft)
    try await tab.find(.text("Last: ArrowLeft"))
    try await tab.press(.shift + .arrowRight)
    try await tab.find(.text("Last: ArrowRight with shift"))
    try await tab.press(.control + .arrowLeft)
    try await tab.find(.text("Last: ArrowLeft other"))
  }
}
