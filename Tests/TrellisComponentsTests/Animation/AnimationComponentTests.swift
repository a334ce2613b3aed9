import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct AnimationComponentTests {
  private let tree = TestTree()
  private let stage = Stage()
  private let fade = Transitions(onMount: .alpha(from: 0), onUnmount: .alpha(to: 0).duration(0.5))

  private func mount(_ provider: () -> Component?) -> [PatchOperation] {
    tree.build(propsChanged: true, provider)
    let layout = tree.root.component.map {
      $0.layout(
        thatFits: SizeRange(exactly: Size(width: 10, height: 10)), parentSize: .undefined)
    }
    stage.mounter.mount(
      layout, stage.mounter.animations(from: stage.mounter.mounted, to: layout))
    return stage.document.takePatch().operations
  }

  /// CKComponentBuilderTests testSettingTransitions
  @Test func settingTransitionsWrapsAComponent() {
    withDetachedBuild {
      let component = Component.view()
      #expect(component.animated(Transitions()) === component)
      let wrapped = component.animated(fade) as? AnimationComponent
      #expect(wrapped?.child === component)
    }
  }

  @Test func animationsPlayOnTheViewOfTheChild() {
    let appearing = mount { Component.view("p").animated(fade) }
    let element = stage.root.children[0]
    let id = element.id
    #expect(element.tag == "p")
    #expect(appearing.contains { if case .animate(id, _) = $0 { true } else { false } })
    let going = mount { nil }
    #expect(
      going.contains {
        if case .remove(id, let exit) = $0 { exit.map(\.duration) == [500] } else { false }
      })
  }

  @Test func aChildWithoutAViewGetsOne() {
    _ = mount { CompositeComponent(child: Component.view("p")).animated(fade) }
    let element = stage.root.children[0]
    #expect(element.attribute("class") == "trellis-through")
    #expect(element.children.map(\.tag) == ["p"])
    #expect(mount { CompositeComponent(child: Component.view("p")).animated(fade) }.isEmpty)
  }

  /// Row N17.
  @Test func contentWithAnotherKeyLeavesWhileTheNewOneAppears() {
    func show(_ page: Int) -> [PatchOperation] {
      mount {
        Group([withKey(page) { Component.view("p", .text("\(page)")).animated(fade) }])
      }
    }
    _ = show(1)
    let former = stage.root.children[0].id
    let changes = show(2)
    #expect(
      changes.contains {
        if case .remove(former, let exit) = $0 { exit.map(\.duration) == [500] } else { false }
      })
    #expect(changes.contains { if case .animate = $0 { true } else { false } })
    #expect(stage.root.children.map(\.text) == ["2"])
    #expect(show(2).isEmpty)
  }
}
