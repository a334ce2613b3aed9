import GRDB
import Testing
import Trellis
import TrellisTesting

@testable import Planner

struct HistoryTests {
  @Test func theTableIsFilteredSortedAndDividedIntoPages() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab(at: "/history")
    #expect(try await tab.all(.role(.row)).count == 21)
    try await tab.fill(.label("Search a name"), with: "romano")
    try await tab.findGone(.text("Noor Haddad"))
    #expect(try await tab.all(.text("Chiara Romano")).count == 20)
    try await tab.click(.button("Hours"))
    #expect(try await tab.address.contains("sort=length"))
    try await tab.click(.link("Page 2"))
    #expect(try await tab.address.contains("page=2"))
    #expect(try await tab.all(.text("Chiara Romano")).count == 20)
  }

  @Test func aFilterReturnsToTheFirstPage() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab(at: "/history?page=3")
    try await tab.fill(.label("Search a name"), with: "100%")
    try await tab.findGone(.text("Chiara Romano"))
    try await tab.find(.role(.row))
    #expect(try await tab.all(.role(.row)).count == 1)
    #expect(try await tab.address == "/history?text=100%25")
  }

  @Test func employeesSeeTheirOwnShifts() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab("anton", at: "/history?text=a")
    #expect(try await tab.all(.text("Anton Weiss")).count >= 20)
    #expect(try await tab.all(.text("Chiara Romano")).isEmpty)
  }

  @Test(arguments: [
    "page=9000000000000000000", "page=99999", "sort=password", "sort=-day", "text=%27%3B--",
  ])
  func strangeAddressesAreHarmless(query: String) async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab(at: "/history?" + query)
    try await tab.find(.heading("Past shifts", level: 1))
    let manager = try await cafe.store.employee("e0")
    #expect(try await past(in: cafe, named: "", of: manager).count > 500)
  }

  private func past(
    in cafe: Cafe, named text: String, of user: Employee?
  ) async throws -> [NamedShift] {
    try await cafe.store.database.read {
      try NamedShift.past(named: text, order: nil, visibleTo: user).fetchAll($0)
    }
  }

  @Test func aFormulaInANameIsDefused() async throws {
    let cafe = try await Cafe()
    var employee = try #require(try await cafe.store.employee("e1"))
    employee.name = "=HYPERLINK(\"http://evil\")"
    try await cafe.store.save(employee)
    #expect(try await past(in: cafe, named: "hyperlink", of: nil).isEmpty)
    let manager = try await cafe.store.employee("e0")
    let all = try await past(in: cafe, named: "hyperlink", of: manager)
    let lines = CSV(all).text.split(separator: "\r\n")
    #expect(lines.count > 50)
    #expect(lines[1].hasPrefix("\"'=HYPERLINK(\"\"http://evil\"\")\","))
  }
}
