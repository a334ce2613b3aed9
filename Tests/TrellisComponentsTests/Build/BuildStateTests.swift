import Testing
import TrellisLayout

@testable import TrellisComponents

/// The records of a build about the values that components read.
struct BuildStateTests {
  private let tree = TestTree()

  /// The child of a reader has other properties after a change, so that it is compared with its predecessor.
  @Test func aReaderOfAChangedValueUpdatesItsChild() {
    let log = Render<Int>.Log()
    var screen: Render<Int>?
    let provider = {
      let made =
        screen
        ?? Render("screen", initial: 0) { _, _ in
          let scheme = environment(\.colorScheme)
          return Render("\(scheme)", equality: scheme == .dark ? 1 : 0, log: log, initial: 0)
        }
      screen = made
      return made
    }
    tree.build(provider)
    tree.traits = tree.darkTraits
    tree.build(provider)
    #expect(log.renders == ["light", "dark"])
  }

  /// The values that the provider read count, even if a later build did not call it.
  @Test func aKeptContentHasTheReadersOfItsProvider() {
    var row: Render<Int>?
    let provider = {
      _ = environment(\.colorScheme)
      let made = Render("row", initial: 0)
      row = made
      return made
    }
    tree.build(provider)
    #expect(tree.depends(on: tree.darkTraits))
    row?.state.update { $0 += 1 }
    tree.build { nil }
    #expect(tree.depends(on: tree.darkTraits))
    var narrow = tree.traits
    narrow.viewport.width = 100
    #expect(!tree.depends(on: narrow))
  }

  @Test func anEmptyTreeDependsOnEveryValue() {
    #expect(tree.depends(on: tree.darkTraits))
    #expect(!tree.depends(on: tree.traits))
    tree.build { Leaf() }
    #expect(!tree.depends(on: tree.darkTraits))
  }

  // MARK: Layouts

  @Test func aBuildOfEverythingDiscardsTheLayoutsOfKeptComponents() {
    var kept: Group?
    let provider = {
      let made = kept ?? Group([Leaf()])
      kept = made
      return made
    }
    tree.build(provider)
    let id = kept?.layouts.id
    tree.build(propsChanged: true, provider)
    #expect(kept?.layouts.id == id)
    tree.build(environmentChanged: true, provider)
    #expect(kept?.layouts.id != id)
  }

  /// The layouts of a component that comes back contain components of an earlier build.
  @Test func aComponentThatComesBackHasNoLayouts() {
    var row: Render<Int>?
    func show(_ isShown: Bool) {
      tree.build(propsChanged: true) {
        let made = row ?? Render("row", initial: 0) { _, _ in Leaf() }
        row = made
        return Group([isShown ? made : nil])
      }
    }
    show(true)
    let size = SizeRange(exactly: Size(width: 10, height: 10))
    _ = row?.layout(thatFits: size, parentSize: .undefined)
    #expect(row?.layouts.newest != nil)
    show(false)
    show(true)
    #expect(row?.layouts.newest == nil)
  }

  /// A component whose first baseline is its state, and whose child stays.
  private final class Based: RenderComponent<Int> {
    private var leaf: Leaf?

    override func initialState() -> Int { 0 }
    override func render(_ state: Int) -> Component? {
      let made = leaf ?? Leaf()
      leaf = made
      return made
    }
    override func firstBaseline(of layout: Layout) -> Double? { Double(currentState) }
  }

  @Test func aComponentWithAnotherFirstBaselineIsLaidOutAgain() {
    var (group, based): (Group?, Based?)
    tree.build {
      let made = Based()
      based = made
      group = Group([made])
      return group
    }
    let size = SizeRange(exactly: Size(width: 10, height: 10))
    _ = group?.layout(thatFits: size, parentSize: .undefined)
    let id = group?.layouts.id
    based?.state.update { $0 = 5 }
    tree.build { nil }
    #expect(group?.layouts.id != id)
  }
}
