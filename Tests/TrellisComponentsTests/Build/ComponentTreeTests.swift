import Testing

@testable import TrellisComponents

/// The records of persistent trees in the link of their host.
struct ComponentTreeTests {
  private let tree = TestTree()

  private func show(_ trees: [ComponentTree?], rows: Int = 2) {
    tree.build(propsChanged: true) {
      Group(
        trees.map { kept in
          kept.map { kept in
            TreeComponent(kept) {
              Group(
                (0..<rows).map {
                  Render(identifier: $0, initial: 0) { _, _ in
                    nil
                  } controller: {
                    ComponentController(component: $0)
                  }
                })
            }
          }
        })
    }
  }

  private var link: TreeContext { tree.root.tree }

  @Test func theNodesOfDetachedTreesAreCounted() {
    let (one, two) = (ComponentTree(id: "1"), ComponentTree(id: "2"))
    show([one, two])
    #expect(link.detachedNodeCount == 0)
    show([two])
    #expect(link.detachedNodeCount == 3)
    show([])
    #expect(link.detachedNodeCount == 6)
    show([one])
    #expect(link.detachedNodeCount == 3)
    show([])
    #expect(link.detachedNodeCount == 6)
  }

  @Test func detachedTreesAreInTheOrderOfTheirNumbers() {
    let trees = (0..<8).map { ComponentTree(id: "\($0)") }
    show(trees)
    #expect(link.detachedTrees.isEmpty)
    show([trees[5]])
    #expect(link.detachedTrees.map(\.id) == ["0", "1", "2", "3", "4", "6", "7"])
  }

  @Test func theTreeAroundANodeIsADetachedOne() throws {
    let (one, two) = (ComponentTree(id: "1"), ComponentTree(id: "2"))
    show([one, two])
    let nodes = try [one, two].map { try #require($0.node?.children.linked.first { _ in true }) }
    #expect(link.detachedTree(around: nodes[0].identity) == nil)
    show([two])
    #expect(link.detachedTree(around: nodes[0].identity) === one)
    #expect(link.detachedTree(around: nodes[1].identity) == nil)
  }

  @Test func aReleasedTreeIsNotKnown() {
    var one: ComponentTree? = ComponentTree(id: "1")
    show([one])
    #expect(link.persistentTrees.count == 1)
    show([])
    one = nil
    #expect(link.persistentTrees.isEmpty)
    #expect(link.detachedNodeCount == 0)
  }

  /// A controller that is removed below a shown tree ends once.
  @Test func aRemovedControllerOfAShownTreeIsRemovedOnce() {
    let one = ComponentTree(id: "1")
    show([one])
    #expect(tree.added.count == 2)
    show([one], rows: 1)
    #expect(tree.removed.count == 1)
  }

  /// An update in a detached tree waits for the build that shows the tree again, which uses it up.
  @Test func anUpdateInADetachedTreeWaitsForItsReturn() throws {
    let kept = ComponentTree(id: "1")
    var (updater, states): (StateUpdater<Int>?, [Int]) = (nil, [])
    func show(_ isShown: Bool) {
      tree.build(propsChanged: true) {
        Group([
          isShown
            ? TreeComponent(kept) {
              Render(initial: 0) { me, state in
                updater = me.state
                states.append(state)
                return nil
              }
            } : nil
        ])
      }
    }
    show(true)
    let identity = try #require(kept.node?.children.linked.first { _ in true }?.identity)
    show(false)
    updater?.update { $0 += 5 }
    show(false)
    #expect(identity.pendingState != nil && states == [0])
    updater?.update { $0 *= 2 }
    show(true)
    #expect(identity.pendingState == nil && states == [0, 10])
    updater?.update { $0 += 1 }
    show(true)
    #expect(identity.pendingState == nil && states == [0, 10, 11])
  }
}
