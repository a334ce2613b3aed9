import Testing

@testable import TrellisComponents

struct ControllerDifferenceTests {
  private let tree = TestTree()

  /// A component may make its controller in a later build than its first one.
  @Test func aControllerThatIsMadeLateIsAdded() {
    func show(hasController: Bool) {
      tree.build(propsChanged: true) {
        Render("row", equality: hasController ? 1 : 0, initial: 0) { _, _ in
          nil
        } controller: {
          hasController ? ComponentController(component: $0) : nil
        }
      }
    }
    show(hasController: false)
    #expect(tree.added.isEmpty)
    show(hasController: true)
    #expect(tree.added.count == 1)
    show(hasController: true)
    #expect(tree.added.isEmpty && tree.removed.isEmpty)
  }

  private final class Late: Component {
    let hasController: Bool

    init(hasController: Bool) {
      self.hasController = hasController
      super.init()
    }

    override func makeController() -> ComponentController? {
      hasController ? ComponentController(component: self) : nil
    }
  }

  /// The node of a scope has two parents, and its controller is added once.
  @Test func aLateControllerOfAScopeIsAddedOnce() {
    func show(hasController: Bool) {
      tree.build(propsChanged: true) {
        Group([withScope(Late.self) { Late(hasController: hasController) }])
      }
    }
    show(hasController: false)
    show(hasController: true)
    #expect(tree.added.count == 1)
  }

  /// The controllers at both ends of equal children are compared, and the controllers of new children between them.
  @Test(arguments: 0...2)
  func aControllerBelowAnyChildIsAdded(place: Int) {
    func row(_ identifier: Int, _ count: Int) -> Component {
      Render(identifier: identifier, equality: count, initial: 0) { _, _ in
        Group(
          (0..<count).map {
            Render(identifier: $0, initial: 0) { _, _ in
              nil
            } controller: {
              ComponentController(component: $0)
            }
          })
      }
    }
    func show(_ count: Int, hasNewRow: Bool) {
      tree.build(propsChanged: true) {
        var rows = (0..<3).map { row($0, $0 == place ? count : 1) }
        if hasNewRow { rows.insert(row(100, 1), at: 1) }
        return Group(rows)
      }
    }
    show(1, hasNewRow: false)
    #expect(tree.added.count == 3)
    show(2, hasNewRow: true)
    #expect(tree.added.count == 2 && tree.removed.isEmpty)
    show(0, hasNewRow: false)
    #expect(tree.added.isEmpty && tree.removed.count == 3)
  }

  /// A scope that stays open in the root, with its component inside of another one, ends no controller.
  @Test func aControllerOfAScopeInsideAnotherComponentStays() {
    let tree = TestTree()
    final class Row: Component {
      override func makeController() -> ComponentController? {
        ComponentController(component: self)
      }
    }
    for number in 0..<2 {
      tree.build(propsChanged: true) {
        let more = number == 0 ? nil : withScope(Leaf.self) { Leaf() }
        let row = withScope(Row.self) { Row() }
        return Group([more, Render(equality: number, initial: 0) { _, _ in row }])
      }
      #expect(tree.added.count == (number == 0 ? 1 : 0))
      #expect(tree.removed.isEmpty)
    }
  }
}
