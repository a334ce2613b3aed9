import TestSupport
import Testing
import Trellis
import TrellisDOM
import TrellisTesting

@testable import Rows

/// The work and the bytes of the operations on many rows, counted, so that none grows unnoticed.
///
/// The limits of allocations are some 15 % above the counts of a debug build, in which unspecialized code allocates many
/// times as often as in a release build. Where allocations cannot be counted, the counts are 0.
struct RowsTests {
  private final class Table {
    let page = TestPage { RowsPage() }
    let client: ReplicaDocument

    init() {
      // The work of a server, which does not check.
      page.host.checksListedChildren = false
      page.host.document.announceAll()
      client = ReplicaDocument(of: page.host.document)
    }

    /// Clicks an element, and applies the patch to the client.
    @discardableResult
    func click(_ element: Element) throws -> (
      bytes: Int, operations: Int, work: RenderCounters, allocations: Int
    ) {
      let event = UIEvent(type: "click", target: element.id)
      let ((accepted, patch, wire), allocations) = Allocations.counting {
        let accepted = page.host.handle(event)
        page.host.renderIfNeeded()
        let patch = page.host.document.takePatch()
        return (accepted, patch, patch.wire)
      }
      #expect(accepted)
      try client.apply(Patch(wire: wire))
      #expect(client == ReplicaDocument(of: page.host.document))
      return (wire.count, patch.operations.count, page.host.counters, allocations)
    }

    @discardableResult
    func press(_ id: String) throws -> (
      bytes: Int, operations: Int, work: RenderCounters, allocations: Int
    ) {
      try click(#require(page.elements.first { $0.attribute("id") == id }))
    }

    var rows: [Element] {
      page.elements.filter { $0.tag == "tr" && $0.attribute("hidden") == nil }
    }

    func cell(_ row: Int, _ name: String) throws -> Element {
      try #require(
        rows[row].children.first {
          $0.attribute("class")?.split(separator: " ").contains(Substring(name)) == true
        })
    }

    var ids: [String] { rows.compactMap(\.children.first?.text) }
  }

  @Test func aThousandRowsAreCreated() throws {
    let table = Table()
    let cost = try table.press("run")
    #expect(table.rows.count == 1_000)
    #expect(table.ids == (1...1_000).map(String.init))
    #expect(cost.bytes <= 60_000)
    #expect(cost.allocations <= 1_200_000)
    #expect(cost.work.viewsCreated <= 4_000)
    #expect(table.rows[0].children.map(\.tag) == ["td", "td", "td"])
  }

  @Test func theRowsAreReplaced() throws {
    let table = Table()
    try table.press("run")
    let cost = try table.press("run")
    #expect(table.ids == (1_001...2_000).map(String.init))
    #expect(cost.bytes <= 60_000)
    #expect(cost.allocations <= 1_350_000)
  }

  @Test func rowsAreAppended() throws {
    let table = Table()
    try table.press("run")
    let cost = try table.press("add")
    #expect(table.rows.count == 2_000)
    #expect(cost.bytes <= 60_000)
    #expect(cost.allocations <= 1_270_000)
    #expect(cost.work.componentsReused >= 1_000)
    #expect(cost.work.mountsVisited <= 8_050)
  }

  @Test func everyTenthRowIsUpdated() throws {
    let table = Table()
    try table.press("run")
    let cost = try table.press("update")
    #expect(try table.cell(990, "lbl").text?.hasSuffix(" !!!") == true)
    #expect(cost.bytes <= 10_000)
    #expect(cost.allocations <= 143_000)
    #expect(cost.work.componentsRendered <= 102)
    #expect(cost.work.componentsBuilt <= 800)
  }

  @Test func aRowIsSelected() throws {
    let table = Table()
    try table.press("run")
    let first = try table.click(table.cell(5, "lbl"))
    let cost = try table.click(table.cell(7, "lbl"))
    let selected = table.rows.indices.filter {
      table.rows[$0].attribute("class")?.contains("danger") == true
    }
    #expect(selected == [7])
    #expect(first.bytes <= 120 && cost.bytes <= 200)
    #expect(cost.allocations <= 19_000)
    #expect(cost.work.componentsRendered <= 4)
    #expect(cost.work.componentsBuilt <= 32)
    #expect(cost.work.componentsVisited <= 48)
    #expect(cost.work.mountsVisited <= 32)
    #expect(cost.work.layoutsComputed <= 12)
    #expect(cost.work.elementsTouched == 2)
  }

  @Test func rowsAreSwapped() throws {
    let table = Table()
    try table.press("run")
    let cost = try table.press("swaprows")
    #expect(table.ids[1] == "999" && table.ids[998] == "2")
    #expect(cost.bytes <= 120)
    #expect(cost.allocations <= 82_000)
    #expect(cost.work.componentsRendered <= 2)
    #expect(cost.work.componentsBuilt <= 16)
    #expect(cost.work.elementsTouched <= 3)
  }

  @Test func aRowIsRemoved() throws {
    let table = Table()
    try table.press("run")
    let cost = try table.click(table.cell(3, "remove"))
    #expect(!table.ids.contains("4") && table.rows.count == 999)
    #expect(cost.bytes <= 200)
    #expect(cost.allocations <= 66_000)
    #expect(cost.work.componentsRendered <= 2)
    #expect(cost.work.componentsBuilt <= 16)
  }

  @Test func allRowsAreRemoved() throws {
    let table = Table()
    try table.press("run")
    let cost = try table.press("clear")
    #expect(table.rows.isEmpty)
    #expect(cost.bytes <= 250)
    #expect(cost.allocations <= 60_000)
    #expect(cost.work.componentsBuilt <= 16)
  }

  @Test func theRowsAreReversed() throws {
    let table = Table()
    try table.press("run")
    let cost = try table.press("reverse")
    #expect(table.ids == (1...1_000).reversed().map(String.init))
    #expect(cost.bytes <= 3_000)
    #expect(cost.allocations <= 122_000)
    #expect(cost.work.componentsBuilt <= 16)
  }

  @Test func everyTenthRowIsRemoved() throws {
    let table = Table()
    try table.press("run")
    let cost = try table.press("removetenth")
    #expect(table.rows.count == 900)
    #expect(cost.bytes <= 1_000)
    #expect(cost.allocations <= 96_000)
    #expect(cost.work.componentsBuilt <= 16)
  }
}
