import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

struct TreeListTests {
  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  private static let nodes = [
    Node(
      id: "a",
      children: [Node(id: "a1"), Node(id: "a2", children: [Node(id: "deep")]), Node(id: "a3")]),
    Node(id: "b"), Node(id: "c", children: []),
  ]

  private struct Tree: View {
    let nodes: [Node]
    @State private var selection: String?
    @State private var version = 0
    var body: some View {
      VStack {
        Button("again \(version)") { version += 1 }
        List(nodes, children: \.children, selection: $selection) { Text($0.id) }
      }
    }
  }

  private func open() -> ListPage { ListPage { Tree(nodes: Self.nodes) } }

  @Test func rowsHaveTheRolesOfATree() throws {
    let page = open()
    #expect(try page.list.attribute("role") == "tree")
    #expect(page.names == ["a", "b", "c"])
    #expect(page.rows.allSatisfy { $0.attribute("role") == "treeitem" })
    #expect(page.rows.map { $0.attribute("aria-expanded") } == ["false", nil, "false"])
    #expect(page.rows.map { $0.attribute("aria-level") } == ["1", "1", "1"])
  }

  @Test func rowsShowAndHideTheirChildren() throws {
    let page = open()
    try page.act("expand", "a")
    #expect(page.names == ["a", "a1", "a2", "a3", "b", "c"])
    #expect(page.rows.map { $0.attribute("aria-level") } == ["1", "2", "2", "2", "1", "1"])
    #expect(page.rows.map { $0.attribute("aria-posinset") } == ["1", "1", "2", "3", "2", "3"])
    #expect(page.rows.map { $0.attribute("data-row") } == ["1", "2", "3", "4", "5", "6"])
    try page.act("expand", "a2")
    #expect(page.names == ["a", "a1", "a2", "deep", "a3", "b", "c"])
    try page.act("collapse", "a")
    #expect(page.names == ["a", "b", "c"])
    try page.act("expand", "a")
    #expect(page.names == ["a", "a1", "a2", "deep", "a3", "b", "c"], "a2 is still expanded")
    try page.act("expand", "c")
    #expect(try page.row("c").attribute("aria-expanded") == "true")
  }

  @Test func theSelectionStays() throws {
    let page = open()
    try page.act("expand", "a")
    try page.act("select", "a2")
    #expect(page.selected == ["a2"])
    try page.act("collapse", "a")
    #expect(page.selected.isEmpty)
    try page.act("expand", "a")
    #expect(page.selected == ["a2"])
  }

  @Test func whatIsExpandedIsStoredWithThePage() throws {
    let page = open()
    try page.act("expand", "a")
    let bytes = try page.page.host.encodeState()
    #expect(!bytes.isEmpty)
    page.page.host.hibernate()
    #expect(page.names.count == 6)
    try page.act("collapse", "a")
    #expect(page.names == ["a", "b", "c"])
  }

  /// The rows of a tree are computed once for a collection, not at each evaluation.
  @Test func anEvaluationDoesNotVisitTheTree() throws {
    final class Counter { var reads = 0 }
    struct Counted: Identifiable {
      let id: Int
      let counter: Counter
      var children: [Counted]? {
        counter.reads += 1
        return nil
      }
    }
    struct Long: View {
      let nodes: [Counted]
      @State private var selection: Int?
      var body: some View {
        List(nodes, children: \.children, selection: $selection) { Text("\($0.id)") }
      }
    }
    let counter = Counter()
    let nodes = (0..<10_000).map { Counted(id: $0, counter: counter) }
    let page = ListPage { Long(nodes: nodes) }
    #expect(counter.reads == 10_000)
    try page.act("select", "3")
    #expect(page.selected == ["3"] && counter.reads == 10_000)
  }
}

struct LongListTests {
  /// Only the rows of the window are visited, at each evaluation.
  @Test func aMillionRowsAreNotVisited() throws {
    struct Item: Identifiable {
      let id: Int
    }
    final class Counter: Equatable {
      var reads = 0
      static func == (lhs: Counter, rhs: Counter) -> Bool { true }
    }
    struct Numbers: RandomAccessCollection {
      let counter: Counter
      let array: [Item]
      var startIndex: Int { 0 }
      var endIndex: Int { array.count }
      subscript(index: Int) -> Item {
        counter.reads += 1
        return array[index]
      }
      func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Item>) throws -> Result
      ) rethrows -> Result? { try array.withContiguousStorageIfAvailable(body) }
    }
    struct Long: View {
      let numbers: Numbers
      @State private var selection: Set<Int> = []
      var body: some View {
        List(numbers, selection: $selection) { Text("row \($0.id)") }
      }
    }
    let counter = Counter()
    let array = (0..<1_000_000).map { Item(id: $0) }
    let page = ListPage { Long(numbers: Numbers(counter: counter, array: array)) }
    try page.scroll(to: 2_000_000)
    #expect(page.rows.count < 100 && counter.reads < 5_000)
    counter.reads = 0
    let name = try #require(page.names.dropFirst(10).first)
    try page.act("select", name)
    #expect(page.selected == [name])
    #expect(counter.reads < 1_000)
  }

  @Test func theFocusedRowStaysInASectionedList() throws {
    let page = ListPage {
      List(selection: .constant(Int?.none)) {
        Section("A") { ForEach(0..<10_000, id: \.self) { Text("row \($0)") } }
      }
    }
    let place = try #require(try page.row("row 3").attribute("data-row").flatMap { Int($0) })
    #expect(place == 5)
    try page.scroll(to: 200_000, focused: place)
    #expect(page.names.contains("row 3") && !page.names.contains("row 4"))
  }
}
