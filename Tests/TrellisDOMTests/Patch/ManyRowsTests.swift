import TestSupport
import Testing

@testable import TrellisDOM

/// Changes of many rows are few operations and few bytes.
struct ManyRowsTests {
  /// Rows of three elements, 20 px high.
  private struct Page {
    let document = Document()
    let list: Element
    var rows: [Element] = []

    init(_ count: Int) {
      list = document.makeElement("ul")
      list.frame = Frame(left: 0, top: 0, width: 600, height: 0)
      document.root.setChildren([list])
      document.announceAll()
      append(count)
      _ = document.takePatch()
    }

    mutating func append(_ count: Int) {
      for index in 0..<count {
        let row = document.makeElement("li")
        row.setListener("click") { _ in }
        row.setStyle("background-color", "var(--surface)")
        let number = document.makeElement("b")
        number.frame = Frame(left: 8, top: 2, width: 60, height: 16)
        number.text = "\(index + 1)"
        let label = document.makeElement("span")
        label.frame = Frame(left: 80, top: 2, width: 100 + Double(index % 7), height: 16)
        label.text = "label \(index * 7919 % 1000)"
        row.setChildren([number, label])
        rows.append(row)
      }
      arrange()
    }

    func arrange() {
      list.setChildren(rows)
      list.frame?.height = 20 * Double(rows.count)
      for (index, row) in rows.enumerated() {
        row.frame = Frame(left: 0, top: Double(index) * 20, width: 600, height: 20)
      }
    }

    /// The bytes and the number of operations of a change, whose patch a replica applies.
    mutating func cost(
      of change: (inout Page) -> Void
    ) throws -> (bytes: Int, operations: Int) {
      let replica = ReplicaDocument(of: document)
      change(&self)
      arrange()
      let patch = document.takePatch()
      let wire = patch.wire
      #expect(try Patch(wire: wire) == patch)
      try replica.apply(Patch(wire: wire))
      #expect(replica == ReplicaDocument(of: document))
      return (wire.count, patch.operations.count)
    }
  }

  @Test func aThousandRowsAreOneCreationOfTheirValues() throws {
    var page = Page(0)
    let cost = try page.cost { $0.append(1_000) }
    #expect(cost.bytes <= 16_000)
    #expect(cost.operations == 2)
  }

  @Test func aThousandAppendedRowsAreOneCreation() throws {
    var page = Page(1_000)
    let cost = try page.cost { $0.append(1_000) }
    #expect(cost.bytes <= 16_000)
    #expect(cost.operations == 2)
  }

  @Test func theRemovalOfAllRowsIsOneOperation() throws {
    var page = Page(1_000)
    let cost = try page.cost { $0.rows = [] }
    #expect(cost.bytes <= 40)
    #expect(cost.operations == 2)
  }

  @Test func thousandReversedRowsAreTwoRuns() throws {
    var page = Page(1_000)
    let cost = try page.cost { $0.rows.reverse() }
    #expect(cost.bytes <= 120)
  }

  @Test func everyTenthRowIsRemovedByRuns() throws {
    var page = Page(1_000)
    let cost = try page.cost { page in
      page.rows = page.rows.enumerated().filter { !$0.offset.isMultiple(of: 10) }.map(\.element)
    }
    #expect(cost.bytes <= 120)
  }

  @Test func shuffledRowsAreAListOfNumbers() throws {
    var page = Page(1_000)
    let cost = try page.cost { page in
      page.rows = (0..<1_000).map { page.rows[$0 * 577 % 1_000] }
    }
    #expect(cost.bytes <= 20_000)
  }

  @Test func fewRowsNeedNoModuleInTheClient() throws {
    for change in [
      { $0.rows.swapAt(1, 98) }, { $0.rows.remove(at: 5) }, { $0.append(10) },
      { $0.rows.removeFirst(5) }, { $0.rows.insert($0.rows.removeLast(), at: 0) },
    ] as [(inout Page) -> Void] {
      var page = Page(100)
      change(&page)
      page.arrange()
      let items = try JSONValue(
        page.document.takePatch().wire, bytes: 1 << 20, depth: 20, values: 1 << 16)
      let codes = (items.array ?? []).compactMap { $0.array?.first?.natural() }
      #expect(!codes.isEmpty && codes.allSatisfy { $0 < OperationCode.runs.rawValue })
    }
  }

  @Test func rowsWithAnExitAnimationAreRemovedOneByOne() throws {
    var page = Page(20)
    let fade = ElementAnimation(
      keyframes: [.init(styles: [.init("opacity", "0")])], duration: 100)
    page.document.playOnExit(of: page.rows[3], [fade])
    page.rows = []
    page.arrange()
    let patch = page.document.takePatch()
    #expect(!patch.operations.contains(.clear(page.list.id)))
    let exits = patch.operations.compactMap {
      if case .remove(_, let exit) = $0, !exit.isEmpty { exit } else { nil }
    }
    #expect(exits == [[fade]])
  }

  @Test func aHiddenRowEndsAStack() throws {
    var page = Page(40)
    page.rows[20].setAttribute("hidden", "")
    _ = page.document.takePatch()
    let replica = ReplicaDocument(of: page.document)
    let hidden = page.rows.remove(at: 20)
    for (index, row) in page.rows.reversed().enumerated() { row.frame?.top = Double(index) * 20 }
    var children = Array(page.rows.reversed())
    children.insert(hidden, at: 7)
    page.list.setChildren(children)
    try replica.apply(page.document.takePatch())
    #expect(replica == ReplicaDocument(of: page.document))
  }

  @Test func randomChangesOfManyRowsGiveTheNewDocument() throws {
    for seed in Rounds.seeds(60, from: 1) {
      var source = RandomRows(seed: seed)
      source.document.announceAll()
      let mirror = ReplicaDocument(of: source.document)
      for turn in 1...8 {
        source.change()
        let patch = source.document.takePatch()
        #expect(source.document.checkInvariants() == [], "seed \(seed), turn \(turn)")
        let decoded = try Patch(wire: patch.wire)
        #expect(decoded == patch, "seed \(seed), turn \(turn)")
        try mirror.apply(decoded)
        guard mirror == ReplicaDocument(of: source.document) else {
          Issue.record("seed \(seed), turn \(turn): \(patch)")
          return
        }
      }
      let reset = source.document.resetPatch()
      #expect(try Patch(wire: reset.wire) == reset, "seed \(seed)")
    }
  }
}
