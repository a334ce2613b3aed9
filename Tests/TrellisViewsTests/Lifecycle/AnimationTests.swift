import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting

@testable import TrellisViews

struct AnimationTests {
  struct Page: View {
    @State var isWide = false
    @State var isShown = false
    let isAnimated: Bool
    var body: some View {
      VStack(alignment: .leading) {
        Text("box").frame(width: isWide ? 200 : 100, height: 10).background(.surface)
        if isShown { Text("extra").transition(.opacity) }
        Text("below")
      }
      .animation(isAnimated ? .linear(duration: 0.2) : nil, value: isWide)
      Button("plain") { isShown.toggle() }
      Button("moving") { withAnimation(.easeOut(duration: 0.4)) { isShown.toggle() } }
      Button("wide") { isWide.toggle() }
    }
  }

  /// The movement and the animations of the next patch, as text.
  private func movements(of page: TestPage, after action: String) throws -> String {
    _ = page.host.document.takePatch()
    // Without the page's own rendering, which announces all elements in their final state.
    let button = try page.element(named: action)
    page.host.handle(UIEvent(type: "click", target: button.id))
    page.host.renderIfNeeded()
    return page.host.document.takePatch().operations.compactMap { operation in
      switch operation {
      case .transition(let movement, _): "move \(movement.duration)"
      case .animate(_, let animation): "play \(animation)"
      case .remove(_, let exit) where !exit.isEmpty: "exit \(exit)"
      default: nil
      }
    }.joined(separator: "\n")
  }

  @Test func withAnimationAnimatesMovedViews() throws {
    let page = TestPage { Page(isAnimated: false) }
    #expect(try movements(of: page, after: "moving").contains("move 400"))
    #expect(try movements(of: page, after: "wide").isEmpty)
  }

  @Test func animationAnimatesWhenItsValueChanges() throws {
    let page = TestPage { Page(isAnimated: true) }
    #expect(try movements(of: page, after: "wide").contains("move 200"))
    let other = TestPage { Page(isAnimated: false) }
    #expect(try movements(of: other, after: "wide").isEmpty)
  }

  @Test func aTransitionPlaysWhenTheViewAppearsAndDisappears() throws {
    let page = TestPage { Page(isAnimated: false) }
    let coming = try movements(of: page, after: "plain")
    #expect(coming.contains("play") && coming.contains("opacity") && !coming.contains("move"))
    let going = try movements(of: page, after: "plain")
    #expect(going.contains("exit") && going.contains("opacity"))
  }

  @Test func theBounceOfASpringIsLimited() {
    for (bounce, ratio) in [(-1.0, 1.0), (0, 1), (0.25, 0.75), (5, 0.05)] {
      guard case .spring(let damping, _) = BoundsAnimation.spring(bounce: bounce).mode else {
        Issue.record("no spring")
        continue
      }
      #expect(abs(damping - ratio) < 1e-9)
    }
  }

  @Test func delaysAddUp() {
    #expect(BoundsAnimation.linear().delay(0.25).delay(0.5).delay == 0.75)
  }

  @Test func aChangeOfAnotherValueIsNotAnimated() throws {
    let page = TestPage { Page(isAnimated: true) }
    #expect(try !movements(of: page, after: "plain").contains("move"))
  }

  @Test func aViewThatRoseGoesDown() {
    let transition = ViewTransition.rise(16)
    #expect(transition == ViewTransition.asymmetric(insertion: .rise(16), removal: .rise(16)))
    #expect(
      transition
        == ViewTransition(
          insertion: .parallel(.alpha(from: 0), .translationY(from: 16)).easeOut(),
          removal: .parallel(.alpha(to: 0), .translationY(to: 16)).easeIn()))
  }

  /// A view that is built a second time in one render, as its size is known after the first layout.
  private struct Measured: View {
    @State var isHigh = false
    var body: some View {
      VStack(alignment: .leading) {
        GeometryReader { room in Text("\(Int(room.size.height))") }.frame(height: isHigh ? 90 : 40)
        Text("below")
        Button("higher") { withAnimation(.linear(duration: 0.2)) { isHigh.toggle() } }
      }
    }
  }

  @Test func theMovementOfARenderWithTwoBuildsIsAnimated() throws {
    let page = TestPage { Measured() }
    #expect(try movements(of: page, after: "higher").contains("move 200"))
    #expect(page.texts.contains("90"))
  }
}
