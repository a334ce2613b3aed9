import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// A view that gets the content of another identity gets another number, and so do the views inside that only their
/// order tells apart.
struct HandedOverViewTests {
  /// A view with an action. The browser keeps no state of the user in a `div`, and so the view can be given to another
  /// identity.
  private func tappable(_ name: String, _ tag: ViewClass = "div", at pathHash: UInt32 = 0)
    -> Component
  {
    let listener = ViewAttribute.listener("click", ListenerOptions(), Action { _ in })
    let view = Component(view: ViewConfiguration(tag, attributes: [.text(name), listener]))
    view.pathHash = pathHash
    return view
  }

  private func box(_ children: [Component], at pathHash: UInt32) -> Component {
    let box = Holder(view: ViewConfiguration(), children)
    box.pathHash = pathHash
    return box
  }

  /// A stage that shows `components`, with a client that has the page.
  private func stage(_ components: [Component]) -> Stage {
    let stage = Stage()
    stage.mount(components)
    stage.document.announceAll()
    return stage
  }

  /// The former and the new numbers in the next patch.
  private func renumbered(_ stage: Stage) -> [UInt32] {
    stage.document.takePatch().operations.flatMap { operation -> [UInt32] in
      if case .renumber(let ids, _) = operation { ids.map(\.rawValue) } else { [] }
    }
  }

  @Test func aViewOfTheSamePlaceKeepsItsNumber() {
    let stage = stage([tappable("a", at: 1), tappable("b", at: 2)])
    stage.mount([tappable("a, again", at: 1), tappable("b", at: 2)])
    #expect(renumbered(stage) == [])
  }

  @Test func aViewThatGoesToAnotherPlaceGetsAnotherNumber() {
    let stage = stage([tappable("a", at: 1)])
    let element = stage.shown[0]
    stage.mount([tappable("b", at: 2)])
    #expect(stage.shown == [element])
    #expect(!element.accepts("click"))
    #expect(renumbered(stage) == [2])
    #expect(element.accepts("click"))
  }

  @Test func theOthersKeepTheirElementsWhenARowGoes() {
    let stage = stage([tappable("a", at: 1), tappable("b", at: 2), tappable("c", at: 3)])
    let (second, third) = (stage.shown[1], stage.shown[2])
    stage.mount([tappable("b", at: 2), tappable("c", at: 3)])
    #expect(stage.shown == [second, third])
    #expect(renumbered(stage) == [])
  }

  /// Components without path hashes and keys: their order may name others.
  @Test(arguments: ["div", "button", "a"]) func viewsThatShiftGetOtherNumbers(tag: String) {
    let tag = ViewClass(tag)
    let stage = stage([tappable("a", tag), tappable("b", tag)])
    stage.mount([tappable("b", tag)])
    #expect(renumbered(stage) == [2])
    stage.mount([tappable("a", tag), tappable("b", tag)])
    // The second one is new, or was hidden.
    #expect(renumbered(stage).count == (tag == "div" ? 2 : 1))
    stage.mount([tappable("c", tag), tappable("d", tag)])
    #expect(renumbered(stage) == [])
  }

  @Test func fieldsThatShiftKeepTheirNumbers() {
    func field() -> Component {
      .view("input", .listener("input", ListenerOptions(), Action { _ in }))
    }
    let stage = stage([field(), field()])
    stage.mount([field()])
    #expect(renumbered(stage) == [])
  }

  @Test func theViewsInsideAreHandedOverWithTheirContainer() {
    let stage = stage([box([tappable("a")], at: 1)])
    stage.mount([box([tappable("b")], at: 2)])
    #expect(renumbered(stage) == [3])
  }

  /// The text that a user has typed belongs to the former content.
  @Test func aFieldInsideIsMadeAgainForAnotherContent() {
    func field() -> Component { .view("input") }
    let stage = stage([box([field()], at: 1)])
    let (box, former) = (stage.shown[0], stage.shown[0].children[0])
    stage.mount([self.box([field()], at: 2)])
    #expect(stage.shown == [box])
    #expect(box.children.count == 1)
    #expect(box.children[0] !== former)
  }

  @Test func theViewsInsideAContainerThatStaysKeepTheirNumbers() {
    let stage = stage([box([tappable("a")], at: 1), box([tappable("b")], at: 2)])
    stage.mount([box([tappable("b")], at: 2)])
    #expect(renumbered(stage) == [])
  }

  /// Two elements of one id would be in the document.
  @Test(arguments: ["id", "name", "data-key"])
  func aViewWithANameIsRemovedAndNotHidden(name: String) {
    func named(at pathHash: UInt32) -> Component {
      let text = Component.view("p", .attribute(name, "x"))
      let box = Holder(view: ViewConfiguration(), [text])
      box.pathHash = pathHash
      return box
    }
    let stage = stage([named(at: 1)])
    stage.mount(nil)
    #expect(stage.root.children.isEmpty)
  }

  /// Keys determine the path hashes of components.
  @Test func keysTellViewsApart() {
    let build = withDetachedBuild {
      (withKey(1) { Component() }, withKey(2) { Component() }, withKey(1) { Component() })
    }
    #expect(build.0.pathHash != 0)
    #expect(build.0.pathHash != build.1.pathHash)
    #expect(build.0.pathHash == build.2.pathHash)
  }
}
