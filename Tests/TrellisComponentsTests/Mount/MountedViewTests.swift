import Testing
import TrellisDOM

@testable import TrellisComponents

struct MountedViewTests {
  private let document = Document()

  private func view(_ key: ViewKey = .container) -> MountedView {
    MountedView(
      element: document.makeElement("div"), key: key,
      identity: ViewIdentity(owner: .init(value: 0), ordinal: 0))
  }

  /// A view takes memory for the parts that it has, and none for others.
  @Test func theUsualValuesTakeNoMemory() {
    let plain = view()
    plain.pool = []
    plain.inner = nil
    plain.mutations = OptimisticMutations()
    plain.pressed = nil
    plain.rootResponder = nil
    plain.hasPaintingLevel = false
    plain.hasLevels = false
    #expect(!plain.hasExtras)
    let changes: [(MountedView) -> Void] = [
      { $0.pool = [view()] }, { $0.inner = view() }, { $0.pressed = document.root },
      { $0.hasPaintingLevel = true }, { $0.hasLevels = true },
      { $0.rootResponder = ComponentController(component: Component()) },
    ]
    for change in changes {
      let changed = view()
      change(changed)
      #expect(changed.hasExtras)
    }
    let levelled = view()
    levelled.hasPaintingLevel = true
    levelled.hasLevels = true
    levelled.hasPaintingLevel = false
    #expect(!levelled.hasPaintingLevel && levelled.hasLevels)
  }

  /// The archive of a hibernating tree has ``MountedView/Kept`` of each view. A further property belongs to it, or has
  /// a reason to be lost.
  @Test func eachPropertyIsArchivedOrHasAReason() {
    let lost = [
      "element": "stays in the document",
      "component": "is released",
      "children": "have records of their own",
      "extras": "keep the view itself in the archive",
      "isHidden": "keeps the view itself in the archive",
      "isRestored": "is set for each restored view",
      "isHandedOver": "is reset in the mount that sets it, unless there are no views inside",
      "stamp": "marks the view during one mount",
    ]
    let properties = Mirror(reflecting: view()).children.compactMap(\.label)
    #expect(Set(properties) == Set(lost.keys).union(["kept"]))
  }

  @Test func aReleasedViewIsUnknownToItsElement() {
    let key = ViewKey(
      ViewKey.Value(
        componentType: ObjectIdentifier(Component.self), viewClass: "div", shape: [],
        holdsBrowserState: false))
    var made: MountedView? = view(key)
    let element = made!.element
    #expect(element.mountedView === made)
    made = nil
    #expect(element.mountedView == nil)
    let container = view()
    #expect(container.element.mountedView == nil)
  }

  @Test func aShownViewHasItsOwnAttributeAgain() {
    let hidden = view()
    hidden.attributes = ViewAttributes([.attribute("hidden", "until-found")])
    hidden.hide(notifying: false)
    #expect(hidden.isHidden && hidden.element.attribute("hidden") == "")
    hidden.unhide(notifying: false)
    #expect(!hidden.isHidden && hidden.element.attribute("hidden") == "until-found")
  }

  /// A view inside of a hidden one does not enter or leave the pool by itself.
  @Test func viewsInsideOfHiddenOnesAreNotNotified() {
    final class Counts: @unchecked Sendable { var entered = 0, left = 0 }
    let counts = Counts()
    let factory = ViewFactory(
      "p", name: "p", didEnterReusePool: { _ in counts.entered += 1 },
      willLeaveReusePool: { _ in counts.left += 1 })
    let key = ViewKey(
      ViewKey.Value(
        componentType: ObjectIdentifier(Component.self), viewClass: ViewClass(factory), shape: [],
        holdsBrowserState: false))
    let (outer, middle, inner, foreign) = (view(key), view(), view(key), view())
    let inside = view(key)
    outer.element.setChildren([middle.element, foreign.element])
    middle.element.setChildren([inner.element])
    outer.children = [middle]
    middle.children = [inner]
    outer.inner = foreign
    foreign.children = [inside]
    foreign.element.setChildren([inside.element])
    outer.hide(notifying: true)
    #expect((counts.entered, counts.left) == (3, 0))
    outer.hide(notifying: true)
    inner.hide(notifying: true)
    inner.unhide(notifying: true)
    inside.leave(notifying: true)
    #expect((counts.entered, counts.left) == (3, 0))
    outer.unhide(notifying: true)
    #expect((counts.entered, counts.left) == (3, 3))
    outer.unhide(notifying: true)
    inner.hide(notifying: false)
    #expect((counts.entered, counts.left) == (3, 3))
  }
}
