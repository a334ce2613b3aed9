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
    override func firstBaseline(of layout: Layout) -> Double? {
      currentState.map(Double.init)
    }
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

  // MARK: States and surroundings

  private enum Depth: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// A component above an update has other surroundings, so that its child is made in them.
  @Test func anUpdateBelowAReusedComponentReadsTheNewSurroundings() {
    var (updater, seen): (StateUpdater<Int>?, [Int]) = (nil, [])
    func build(_ depth: Int) {
      tree.build(propsChanged: true) {
        withEnvironment({ $0[Depth.self] = depth }) {
          Render("outer", initial: 0) { _, _ in
            Render("inner", initial: 0) { me, state in
              updater = me.state
              if state > 0 { seen.append(EnvironmentValues.current[Depth.self]) }
              return nil
            }
          }
        }
      }
    }
    build(1)
    updater?.set(1)
    build(2)
    #expect(seen == [2])
  }

  /// `shouldUpdate(from:)` of the child of an updated component is called.
  @Test func theChildOfAnUpdatedComponentIsCompared() {
    let log = Render<Int>.Log()
    var updater: StateUpdater<Int>?
    func build() {
      tree.build {
        Render("outer", initial: 0) { me, state in
          updater = me.state
          return Render("inner \(state)", equality: state, log: log, initial: 0)
        }
      }
    }
    build()
    updater?.set(1)
    build()
    #expect(log.renders == ["inner 0", "inner 1"])
  }

  @Test func equalFirstStatesAreOneObject() {
    tree.build {
      Group([Render("a", initial: 1), Render("b", initial: 1), Render("c", initial: 2)])
    }
    let states = tree.root.node.children.linked.map(\.state)
    #expect(states[0] === states[1] && states[1] !== states[2])
  }

  /// The surroundings of a component are known where it has no keys.
  @Test func theSurroundingsOfAKeyedComponentAreUnknown() {
    #expect(ComponentSurroundings.current == nil)
    var found: [ComponentSurroundings?] = []
    for environmentChanged in [false, true] {
      tree.build(environmentChanged: environmentChanged) {
        found.append(ComponentSurroundings.current)
        withKey("a") { found.append(ComponentSurroundings.current) }
        withEnvironment({ $0[Depth.self] = 1 }) { found.append(ComponentSurroundings.current) }
        withEnvironment({ $0[Depth.self] = 2 }) { found.append(ComponentSurroundings.current) }
        return nil
      }
    }
    #expect(found.map { $0?.allowsReuse } == [true, nil, true, true, false, nil, false, false])
    guard let first = found[0], let inner = found[2], let other = found[3] else { return }
    #expect(first.areSame(as: first) && !first.areSame(as: inner) && !inner.areSame(as: other))
  }

  /// A value that a layout read is one that the tree depends on.
  @Test func aTreeDependsOnTheValuesOfItsLayouts() {
    final class Reader: Component {
      override func computeLayout(thatFits range: SizeRange) -> Layout {
        Layout(of: self, size: environment(\.colorScheme) == .dark ? range.min : range.max)
      }
    }
    tree.build { Reader() }
    #expect(!tree.depends(on: tree.darkTraits))
    let context = RenderContext(environment: HostEnvironment())
    context.tree = tree.root.tree
    context.run {
      _ = tree.root.component?.layout(
        thatFits: SizeRange(exactly: Size(width: 9, height: 9)), parentSize: .undefined)
    }
    #expect(tree.depends(on: tree.darkTraits))
  }

  /// Layouts of a discarded build are dropped with it: the next build without a change shows the earlier child.
  @Test(arguments: [false, true])
  func aDiscardedBuildLeavesNoLayouts(isKept: Bool) throws {
    var reader = PartSpec(id: 1)
    reader.reads = [.scheme]
    reader.isKept = isKept
    var root = PartSpec(id: 0)
    root.parts = [reader]
    let scene = BuildScene(root)
    for _ in 0..<2 {
      try scene.build()
      let shown = scene.layoutOutline
      scene.traits.colorScheme = .dark
      scene.buildInVain()
      scene.traits.colorScheme = .light
      try scene.build()
      #expect(scene.layoutOutline == shown && scene.violations == [])
    }
  }
}
