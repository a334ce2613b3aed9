import ComponentSupport
import TestSupport
import Testing
import TrellisBase

@testable import TrellisComponents

/// A build that links the unchanged rows of a list without a visit has the result of a build that visits each row.
struct ChildRunsTests {
  // MARK: Work

  @Test(arguments: 1...3)
  func unchangedRowsOfOneListAreNotVisited(builds: Int) {
    let scene = Scene(count: 20)
    scene.build()
    for _ in 1...builds { scene.renderAgain() }
    #expect(scene.tree.counters.componentsVisited == 3)
    #expect(scene.tree.counters.componentsReused == 20)
    #expect(scene.tree.counters.componentsRendered == 1)
  }

  @Test func unchangedRowsOfANewListAreNotVisited() {
    let scene = Scene(count: 20)
    scene.build()
    scene.makesNewList = true
    scene.renderAgain()
    #expect(scene.tree.counters.componentsVisited == 3)
    #expect(scene.tree.counters.componentsReused == 20)
  }

  @Test func rowsAreVisitedForAListener() {
    let scene = Scene(count: 20, spans: NoSpans())
    scene.build()
    scene.renderAgain()
    #expect(scene.tree.counters.componentsVisited == 23)
  }

  @Test func fewRowsAreVisited() {
    let scene = Scene(count: 15)
    scene.build()
    scene.renderAgain()
    #expect(scene.tree.counters.componentsVisited == 18)
  }

  @Test(arguments: [false, true])
  func onlyTheUpdatedRowOfARunIsVisited(areKeyed: Bool) {
    let scene = Scene(count: 20) { $0.isKeyed = areKeyed }
    scene.build()
    scene.renderAgain()
    scene.update(row: 11)
    // The screen, the group, the list, the row and its two components.
    #expect(scene.tree.counters.componentsVisited == 6)
    #expect(scene.tree.counters.componentsReused == 20)
    #expect(scene.log == ["11: 1"])
  }

  @Test func aRemovedRowAndANewOneAreTheOnlyDifference() {
    let scene = Scene(count: 40)
    scene.build()
    scene.rows.remove(at: 10)
    scene.rows.insert(Scene.Row(id: 100), at: 30)
    scene.renderAgain()
    #expect(scene.tree.counters.componentsVisited == 6)
    #expect(scene.tree.counters.componentsReused == 39)
    #expect(scene.log == ["100: 0"])
  }

  // MARK: Dependencies

  /// The readers in linked rows are found from above after any number of builds without a visit.
  @Test(arguments: 0...3)
  func aReaderInALinkedRowIsRenderedAfterAChange(builds: Int) {
    let scene = Scene(count: 20) { $0.readsColors = $0.id == 7 }
    scene.build()
    for _ in 0..<builds { scene.renderAgain() }
    scene.tree.traits.colorScheme = .dark
    scene.build()
    #expect(scene.log == ["7: 0"])
  }

  /// The depth is the maximum of all rows, linked or not, whatever their order is.
  @Test(arguments: [0, 19], 0...3)
  func theDepthOfLinkedRowsCounts(deepest: Int, builds: Int) {
    let scene = Scene(count: 20) { $0.depth = $0.id == deepest ? 6 : 1 }
    scene.build()
    let depth = scene.tree.root.depth
    for _ in 0..<builds {
      scene.renderAgain()
      #expect(scene.tree.root.depth == depth)
    }
  }

  @Test func aRowWithoutANumberOfItsLayoutsIsVisited() throws {
    let scene = Scene(count: 20)
    scene.build()
    let former = try #require(scene.list)
    try #require(former.child(at: 5)).layouts.id = 0
    scene.makesNewList = true
    scene.renderAgain()
    #expect(scene.tree.counters.componentsVisited == 4)
    #expect(scene.list?.layouts.id != former.layouts.id)
  }

  // MARK: Mistakes

  /// The second place of a row is found, whether the first one was linked or visited.
  @Test(arguments: [1, 20])
  func aRowAtTwoPlacesIsAProgrammerError(count: Int) {
    let scene = Scene(count: 20)
    scene.build()
    scene.rows += scene.rows.prefix(count)
    let recorder = ProgrammerErrorRecorder()
    recorder.record { scene.renderAgain() }
    #expect(recorder.consume().contains { $0.message.contains("is at two places of a tree") })
  }

  @Test func aPersistentTreeInALinkedRowAndElsewhereIsAProgrammerError() {
    let trees = (0..<20).map { ComponentTree(id: "\($0)") }
    let tree = TestTree()
    var rows: [Component] = []
    var showsAgain = false
    let provider = {
      if rows.isEmpty { rows = trees.map { TreeComponent($0) { Leaf() } } }
      let again = showsAgain ? TreeComponent(trees[3]) { Leaf() } : nil
      return Group([RowList(rows), again])
    }
    tree.build(provider)
    tree.build(propsChanged: true, provider)
    showsAgain = true
    let recorder = ProgrammerErrorRecorder()
    recorder.record { _ = tree.build(propsChanged: true, provider) }
    #expect(recorder.consume().contains { $0.message.hasPrefix("The tree 3 is at two places") })
  }

  @Test func aPersistentTreeBetweenRowsOfAnotherTypeAndElsewhereIsAProgrammerError() {
    let kept = ComponentTree(id: "kept")
    let tree = TestTree()
    var rows: [Component] = []
    var showsAgain = false
    let provider = {
      if rows.isEmpty {
        rows = (0..<20).map { Render<Void>(identifier: $0, initial: ()) }
        rows.insert(TreeComponent(kept) { Leaf() }, at: 10)
      }
      let again = showsAgain ? TreeComponent(kept) { Leaf() } : nil
      return Group([RowList(rows), again])
    }
    tree.build(provider)
    tree.build(propsChanged: true, provider)
    showsAgain = true
    let recorder = ProgrammerErrorRecorder()
    recorder.record { _ = tree.build(propsChanged: true, provider) }
    #expect(recorder.consume().contains { $0.message.hasPrefix("The tree kept is at two places") })
  }

  // MARK: The same result

  /// Counters distinguish rows without identifiers; a component of their type before them changes the counters.
  @Test(arguments: 0...3)
  func aComponentOfTheSameTypeBeforeLinkedRowsChangesTheirCounters(builds: Int) {
    let scenes = [Scene(count: 20, spans: nil), Scene(count: 20, spans: NoSpans())]
    for scene in scenes {
      for index in scene.rows.indices { scene.rows[index].isKeyed = false }
      scene.build()
      for _ in 0..<builds { scene.renderAgain() }
      scene.showsHeader = true
      scene.renderAgain()
    }
    #expect(scenes[0].outline == scenes[1].outline)
    for scene in scenes {
      scene.renderAgain()
      scene.showsHeader = false
      scene.renderAgain()
    }
    #expect(scenes[0].outline == scenes[1].outline)
  }

  /// Rows of one or two types, with and without identifiers, change in any way; one of the two trees has a listener, so
  /// that its builds visit each row.
  @Test(arguments: UInt64(1)...6)
  func aBuildWithRunsEqualsABuildWithVisits(seed: UInt64) throws {
    let linked = Scene(count: 20, seed: seed)
    let visited = Scene(count: 20, seed: seed, spans: NoSpans())
    linked.build()
    visited.build()
    for step in 1...40 {
      let place: Comment = "seed \(seed), step \(step)"
      linked.changeAtRandom()
      visited.changeAtRandom()
      try #require(linked.outline == visited.outline, place)
      try #require(linked.log == visited.log, place)
      try #require(linked.tree.root.depth == visited.tree.root.depth, place)
      try #require(
        linked.tree.counters.componentsReused == visited.tree.counters.componentsReused, place)
      try #require(linked.keepsLayouts == visited.keepsLayouts, place)
      try #require(linked.tree.root.node.checkInvariants() == [], place)
    }
  }

  /// The work of builds of random lists, a line for each seed, is that which was recorded.
  @Test func randomListsDoTheRecordedWork() throws {
    var lines: [String] = []
    for seed in UInt64(7)...14 {
      let scene = Scene(count: seed % 4 == 0 ? 60 : 20, seed: seed)
      scene.build()
      var work = RenderCounters()
      for _ in 0..<30 {
        scene.changeAtRandom()
        work.add(scene.tree.counters)
      }
      lines.append("\(seed): \(work.text)\n")
    }
    try Golden("work-of-lists.txt").check(lines.joined())
  }
}

// MARK: - Scene

/// Children that remember which of them are those of another list.
private final class RowList: LayoutComponent, ChildrenComparing {
  let parts: [Component]

  init(_ parts: [Component]) {
    self.parts = parts
    super.init()
  }

  override var numberOfChildren: Int { parts.count }
  override func child(at index: Int) -> Component? { parts[index] }

  func countOfSameChildren(from index: Int, as old: Component, from oldIndex: Int) -> Int {
    guard let old = old as? RowList, index < parts.count, oldIndex < old.parts.count else {
      return 0
    }
    return zip(parts[index...], old.parts[oldIndex...]).prefix { $0 === $1 }.count
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool { true }
}

private final class NoSpans: SpanListener {
  func begin(_ span: Span, of component: Component) {}
  func end(_ span: Span, of component: Component) {}
  func didReuse(_ previous: Component, for component: Component) {}
}

/// A screen with a list of rows, which it makes once and shows in any order.
private final class Scene {
  struct Row {
    let id: Int
    var isKeyed = true
    var isOfOtherType = false
    var depth = 1
    var readsColors = false
  }

  let tree = TestTree()
  var rows: [Row]
  /// Whether each render makes a new list, even of the same rows.
  var makesNewList = false
  private(set) var list: RowList?
  /// Whether the last list inherited the layouts of the one before.
  private(set) var keepsLayouts = false
  private(set) var log: [String] = []
  private let spans: (any SpanListener)?
  private var screen: Render<Int>?
  private var made: [Int: Component] = [:]
  private var random: SeededGenerator
  private let hasOtherTypes: Bool
  private var nextID: Int
  /// Whether a component of the type of most rows is before the list.
  var showsHeader = false

  init(
    count: Int, seed: UInt64 = 0, spans: (any SpanListener)? = nil,
    _ change: (inout Row) -> Void = { _ in }
  ) {
    random = SeededGenerator(seed: seed)
    hasOtherTypes = seed.isMultiple(of: 2)
    self.spans = spans
    nextID = count
    rows = (0..<count).map { Row(id: $0) }
    for index in rows.indices { change(&rows[index]) }
    if seed > 0 { for index in rows.indices { rows[index] = randomRow(index) } }
  }

  // MARK: Builds

  func build(environmentChanged: Bool = false) {
    log = []
    let former = list
    let formerID = former?.layouts.id
    tree.build(environmentChanged: environmentChanged, spans: spans) {
      let screen = screen ?? Render("screen", initial: 0) { [unowned self] _, _ in content() }
      self.screen = screen
      return screen
    }
    keepsLayouts = list?.layouts.id == formerID
  }

  func renderAgain() {
    screen?.state.update { $0 += 1 }
    build()
  }

  func update(row id: Int) {
    (made[id] as? RenderComponent<Int>)?.state.update { $0 += 1 }
    build()
  }

  private func content() -> Component {
    let parts = rows.map { row in made[row.id] ?? make(row) }
    if makesNewList || list.map({ !$0.parts.elementsEqual(parts) { $0 === $1 } }) ?? true {
      list = RowList(parts)
    }
    return Group([showsHeader ? Render("header", initial: 0) : nil, list])
  }

  private func make(_ row: Row) -> Component {
    let makeChild = { [unowned self] (state: Int) -> Component? in
      if row.readsColors { _ = environment(\.colorScheme) }
      log.append("\(row.id): \(state)")
      return (0..<row.depth).reduce(Leaf() as Component) { child, _ in Group([child]) }
    }
    let identifier = row.isKeyed ? AnyHashable(row.id) : nil
    let component: Component =
      row.isOfOtherType
      ? OtherRow(identifier: identifier, makeChild)
      : Render("row", identifier: identifier, initial: 0) { makeChild($1) }
    made[row.id] = component
    return component
  }

  private final class OtherRow: RenderComponent<Int> {
    private let makeChild: (Int) -> Component?

    init(identifier: AnyHashable?, _ makeChild: @escaping (Int) -> Component?) {
      self.makeChild = makeChild
      super.init(identifier: identifier)
    }

    override func initialState() -> Int { 0 }
    override func render(_ state: Int) -> Component? { makeChild(state) }
  }

  // MARK: Random changes

  private func randomRow(_ id: Int) -> Row {
    Row(
      id: id, isKeyed: random.chance(70), isOfOtherType: hasOtherTypes && random.chance(15),
      depth: 1 + random.below(4), readsColors: random.chance(30))
  }

  /// Changes the rows, the states or the environment, and builds.
  func changeAtRandom() {
    makesNewList = random.chance(30)
    switch random.below(12) {
    case 0, 1: update(row: rows[random.below(rows.count)].id)
    case 2:
      tree.traits.colorScheme = tree.traits.colorScheme == .dark ? .light : .dark
      build()
    case 3: build(environmentChanged: true)
    case 4:
      showsHeader.toggle()
      renderAgain()
    case 5, 6:
      let start = random.below(rows.count - 4)
      let block = rows[start..<start + 4]
      rows.removeSubrange(start..<start + 4)
      rows.insert(contentsOf: block, at: random.below(rows.count + 1))
      renderAgain()
    case 7:
      if rows.count > 17 { rows.remove(at: random.below(rows.count)) }
      renderAgain()
    case 8:
      rows.insert(randomRow(nextID), at: random.below(rows.count + 1))
      nextID += 1
      renderAgain()
    case 9:
      (made[rows[random.below(rows.count)].id] as? RenderComponent<Int>)?.state.update { $0 += 1 }
      renderAgain()
    default: renderAgain()
    }
  }

  /// The nodes with their keys, states and records, one a line.
  var outline: [String] {
    var lines: [String] = []
    func add(_ node: TreeNode, _ counter: Int, _ indent: String) {
      lines.append(
        "\(indent)\(node.base.type) \(node.base.identifier.map { "\($0)" } ?? "-") \(counter) \(node.id) "
          + "\(node.state?.value(as: Int.self) ?? -1) \(node.height) \(node.keysRead.rawValue)")
      for entry in node.children.entries { add(entry.node, entry.counter, indent + " ") }
    }
    add(tree.root.node, 0, "")
    return lines
  }
}
