import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct TransitionComponentTests {
  private let tree = TestTree()
  private let stage = Stage()

  private func show(_ trigger: Int) -> [PatchOperation] {
    tree.build(propsChanged: true) {
      TransitionComponent.make(
        trigger: trigger,
        Transitions(onMount: .alpha(from: 0), onUnmount: .alpha(to: 0).duration(0.25).delay(0.5))
      ) { Component.view("p", .text("\(trigger)")) }
    }
    let layout = tree.root.component?.layout(
      thatFits: SizeRange(exactly: Size(width: 10, height: 10)), parentSize: .undefined)
    stage.mounter.mount(
      layout, stage.mounter.animations(from: stage.mounter.mounted, to: layout))
    return stage.document.takePatch().operations
  }

  private var content: Element? { stage.root.children.first?.children.last }

  @Test func newContentIsAnimatedByItself() throws {
    _ = show(1)
    let operations = show(2)
    let id = try #require(content?.id)
    let animated = operations.compactMap {
      if case .animate(let id, _) = $0 { id } else { nil }
    }
    #expect(content?.text == "2")
    #expect(animated == [id])
  }

  /// The former content is above the new one until its last animation has ended.
  @Test func formerContentStaysAboveDuringItsDelayToo() throws {
    _ = show(1)
    let former = try #require(content?.id)
    let exits = show(2).compactMap { (operation) -> [ElementAnimation]? in
      if case .remove(former, let exit) = operation { exit } else { nil }
    }
    #expect(exits.count == 1)
    #expect(exits.first?.map(\.duration) == [250, 750])
    #expect(
      exits.first?.last?.keyframes.map(\.styles)
        == [[.init("z-index", "1")], [.init("z-index", "1")]])
  }

  @Test func contentWithAnEqualTriggerIsNotAnimated() {
    _ = show(1)
    #expect(show(1).isEmpty)
  }

  /// The animations need an element, which does not take the events of the content.
  @Test func contentWithoutAViewGetsAnElement() throws {
    tree.build {
      TransitionComponent.make(trigger: 1, Transitions()) { Group([.view("p"), .view("hr")]) }
    }
    stage.mounter.mount(
      tree.root.component?.layout(
        thatFits: SizeRange(exactly: Size(width: 10, height: 10)), parentSize: .undefined))
    let content = try #require(content)
    #expect(content.tag == "div" && content.children.map(\.tag) == ["p", "hr"])
    #expect(content.attribute("class") == "trellis-through")
    stage.mounter.mount(nil)
  }
}
