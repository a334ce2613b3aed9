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

  /// The controllers at both ends of equal children are compared.
  @Test(arguments: [0, 1, 2])
  func aControllerBelowAnyChildIsAdded(place: Int) {
    func show(_ count: Int) {
      tree.build(propsChanged: true) {
        Group(
          (0..<3).map { index in
            Render(identifier: index, equality: count, initial: 0) { _, _ in
              Group(
                (0..<(index == place ? count : 1)).map {
                  Render(identifier: $0, initial: 0) { _, _ in
                    nil
                  } controller: {
                    ComponentController(component: $0)
                  }
                })
            }
          })
      }
    }
    show(1)
    #expect(tree.added.count == 3)
    show(2)
    #expect(tree.added.count == 1 && tree.removed.isEmpty)
    show(0)
    #expect(tree.added.isEmpty && tree.removed.count == 2)
  }
}
