import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting

@testable import TrellisViews

/// The work of changes of a list that is alone in its stack, counted: the flexbox around equal rows is used again.
struct PlainListTests {
  private final class Model {
    var ids = Array(0..<400)
    var selection = -1
    var name = "list"
    var isMarked = false
    private(set) var turn: () -> Void = {}

    func onTurn(_ action: @escaping () -> Void) { turn = action }
  }

  private struct List: View {
    let model: Model
    @State private var turns = 0

    var body: some View {
      let _ = model.onTurn { turns += 1 }
      let _ = turns
      VStack(alignment: .leading, spacing: 0) {
        ForEach(model.ids, id: \.self) { Row(id: $0, isSelected: $0 == model.selection) }
      }
      .element("ul")
      .className(model.name)
      .className(model.isMarked ? "marked" : nil)
    }
  }

  private struct Row: View {
    let id: Int
    let isSelected: Bool
    @State private var count = 0

    var body: some View {
      HStack {
        Text("Row \(id)")
        Button("Count \(count)") { count += 1 }.attribute("id", "count-\(id)")
      }
      .element("li")
      .className(isSelected ? "selected" : nil)
    }
  }

  /// A page with its client.
  private final class Shown {
    let model = Model()
    let page: TestPage
    let client: ReplicaDocument

    init() {
      let model = model
      page = TestPage { List(model: model) }
      page.host.document.announceAll()
      client = ReplicaDocument(of: page.host.document)
    }

    /// Evaluates the list after `change`, and applies the patch to the client.
    @discardableResult
    func turn(_ change: (Model) -> Void = { _ in }) throws -> (
      work: RenderCounters, operations: [PatchOperation], allocations: Int
    ) {
      change(model)
      let (patch, allocations) = Allocations.counting {
        model.turn()
        page.host.renderIfNeeded()
        return page.host.document.takePatch()
      }
      try client.apply(Patch(wire: patch.wire))
      #expect(client == ReplicaDocument(of: page.host.document))
      #expect(page.host.checkInvariants() == [])
      return (page.host.counters, patch.operations, allocations)
    }

    var rows: [String] {
      page.elements.filter { $0.tag == "li" }.compactMap { $0.children.first?.text }
    }
  }

  @Test func equalRowsCostNothingAfterTheirComparison() throws {
    let shown = Shown()
    try shown.turn()
    let (work, operations, allocations) = try shown.turn()
    #expect(operations.isEmpty)
    // The rows and the root.
    #expect(work.componentsReused == 401)
    #expect(work.componentsVisited <= 4)
    #expect(work.componentsBuilt == 0)
    #expect(work.layoutsComputed == 0)
    #expect(work.mountsVisited + work.mountsSkipped <= 4)
    // Some 15 % above the count of a debug build, whose unspecialized comparison allocates three times for each row.
    #expect(allocations <= 1_530)
  }

  @Test func aChangedStyleOfTheListIsShown() throws {
    let shown = Shown()
    try shown.turn()
    let (work, operations, _) = try shown.turn { $0.name = "other" }
    #expect(operations.count == 1)
    #expect(work.componentsBuilt == 1)
    let list = shown.page.elements.first { $0.tag == "ul" }
    #expect(list?.attribute("class")?.contains("other") == true)
    try shown.turn { $0.isMarked = true }
    let (_, removal, _) = try shown.turn { $0.isMarked = false }
    #expect(removal.count == 1)
    #expect(try shown.turn().operations.isEmpty)
  }

  /// A state below a row changes between two evaluations, and in the turn of one.
  @Test func aRowWithAnotherStateIsBuiltAgain() throws {
    let shown = Shown()
    try shown.turn()
    for inOneTurn in [false, true] {
      let button = try #require(
        shown.page.elements.first { $0.attribute("id") == "count-7" })
      #expect(shown.page.host.handle(UIEvent(type: "click", target: button.id)))
      if !inOneTurn {
        shown.page.host.renderIfNeeded()
        let patch = shown.page.host.document.takePatch()
        #expect(!patch.operations.isEmpty)
        try shown.client.apply(patch)
      }
      let (work, operations, _) = try shown.turn()
      #expect(operations.isEmpty != inOneTurn)
      #expect(work.componentsRendered == (inOneTurn ? 2 : 1))
      let count = inOneTurn ? "Count 2" : "Count 1"
      #expect(button.text == count || button.children.contains { $0.text == count })
    }
    try shown.turn()
    #expect(try shown.turn().work.componentsVisited <= 4)
  }

  @Test func anInsertedRowMovesTheOthersWithoutAVisit() throws {
    let shown = Shown()
    // Objects that later changes use again.
    for id in 1_000...1_001 { try shown.turn { $0.ids.insert(id, at: 0) } }
    let (work, operations, _) = try shown.turn { $0.ids.insert(1_002, at: 0) }
    #expect(shown.rows.count == 403)
    #expect(shown.rows.first == "Row 1002")
    #expect(operations.count <= 5)
    #expect(work.componentsVisited <= 20)
    #expect(work.layoutsComputed <= 20)
    #expect(work.mountsVisited <= 20)
    #expect(work.mountsSkipped <= 403)
    #expect(work.elementsTouched <= 405)
  }

  @Test func swappedRowsAreMovedAlone() throws {
    let shown = Shown()
    try shown.turn()
    let (work, operations, _) = try shown.turn { $0.ids.swapAt(1, 398) }
    #expect(shown.rows[1] == "Row 398")
    #expect(shown.rows[398] == "Row 1")
    #expect(operations.count <= 4)
    #expect(work.componentsBuilt <= 1)
    #expect(work.mountsVisited <= 10)
    #expect(work.elementsTouched == 3)
  }

  @Test func reversedRowsAreNotVisited() throws {
    let shown = Shown()
    try shown.turn()
    let (work, _, _) = try shown.turn { $0.ids.reverse() }
    #expect(shown.rows == (0..<400).reversed().map { "Row \($0)" })
    #expect(work.componentsBuilt <= 1)
    #expect(work.mountsVisited <= 10)
    try shown.turn { $0.ids.removeAll { $0 % 10 == 9 } }
    #expect(shown.rows.count == 360)
  }
}
