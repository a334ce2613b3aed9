import Foundation
import Testing
import Trellis
import TrellisGRDB
import TrellisTesting

@testable import Ledger

@Suite(.serialized) final class LedgerTests {
  /// The folder of the databases of one test.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ledger-test-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var path: String { folder.appendingPathComponent("ledger.sqlite").path }

  private func site(_ rows: Int = 5_000) async throws -> TestSite {
    try await TestSite(
      try LedgerApplication.parse(["--rows", String(rows), "--database", path]))
  }

  @Test func theFirstRowsAreInTheFirstPage() async throws {
    let tab = try await site().open("/")
    try await tab.find(.heading("Ledger", level: 1))
    try await tab.find(.role("grid"))
    #expect(try await tab.all(.role(.row)).count > 10)
    #expect(try await tab.all(.role(.row)).count < 100)
  }

  @Test func theOrderIsInTheAddress() async throws {
    let tab = try await site().open("/")
    try await tab.click(.button("Amount"))
    #expect(try await tab.address.contains("amount"))
  }

  @Test func aColumnIsHiddenByItsMenuAndShownByThatOfTheNext() async throws {
    let tab = try await site(500).open("/")
    try await tab.click(.button("Options for Text"))
    try await tab.click(.role(.menuitem, "Hide column"))
    #expect(try await tab.all(.role(.columnheader)).count == 4)
    // The button of a column beside the hidden one has the focus.
    try await tab.press(.alt + .arrowDown)
    try await tab.click(.role(.menuitem, "Show columns"))
    try await tab.click(.role(.menuitem, "Text"))
    #expect(try await tab.all(.role(.columnheader)).count == 5)
    #expect(try await tab.all(.role(.menuitem)).isEmpty)
  }

  @Test func aSearchFindsTexts() async throws {
    let tab = try await site().open("/")
    try await tab.fill(.label("Search texts"), with: "coffee oslo")
    try await tab.findGone(.text(.containing("Bakery")), within: .seconds(30))
    #expect(try await tab.all(.text("Coffee, Oslo")).count > 1)
  }

  @Test(arguments: ["t=%00", "t=w.date%3D1e99", "page=-1", "t=o%3Drowid", "page=999999999"])
  func strangeAddressesAreHarmless(query: String) async throws {
    let tab = try await site(300).open("/?" + query)
    try await tab.find(.heading("Ledger", level: 1))
  }

  @Test func aPageOfRowsIsWholeWithoutScripts() async throws {
    let tab = try await site(1_000).open("/?page=3")
    #expect(try await tab.all(.role(.row)).count == 101)
    try await tab.find(.link("Page 4"))
  }

  @Test func accountsHaveSumsAndExpandToTheirBookings() async throws {
    let store = try LedgerStore(path: path, rows: 2_000)
    var query = TableQuery()
    let groups = try await store.accounts.rows(0..<100, of: query)
    #expect(groups.count == 5)
    query.expanded = ["Cash"]
    let rows = try await store.accounts.rows(0..<2_000, of: query)
    var sum = 0
    for case .row(let entry) in rows { sum += entry.amount }
    for case .group(let group) in rows where group.key == "Cash" { #expect(group.total == sum) }
    let count = try await store.accounts.count(of: query)
    #expect(rows.count == count && count > 5)
    let tab = try await site(2_000).open("/accounts")
    try await tab.find(.role("treegrid"))
  }

  @Test func textsAreLinksToTheirBookingsInPages() async throws {
    let site = try await site(2_000)
    let tab = try await site.open("/texts?page=2")
    #expect(try await tab.all(.role("listitem")).count == 100)
    try await tab.find(.link("Page 1"))
    let whole = try await site.open("/texts")
    let row = try #require(try await whole.all(.role("listitem")).first)
    let box = try #require(row.frame)
    #expect(box.height == 44)
    try await whole.click(.link(.containing("Bakery, Oslo")))
    #expect(try await whole.address.contains("Bakery"))
    try await whole.find(.role("grid"))
  }

  @Test(arguments: [0, 5, -5, -49, 100, -12_345])
  func amountsHaveTwoDecimals(cents: Int) {
    let text = Entry.decimal(cents)
    #expect(text.utf8.suffix(3).first == UInt8(ascii: "."))
    #expect(Int((Double(text)! * 100).rounded()) == cents)
  }

  @Test func theFileHasAllRowsOfTheQuery() async throws {
    let store = try LedgerStore(path: path, rows: 12_000)
    let query = TableQuery(filters: ["account": "Cash"])
    var text = ""
    for try await part in LedgerFile(chunks: store.entries.chunks(of: query)) { text += part }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == (try await store.entries.count(of: query)) + 1)
    #expect(lines.dropFirst().allSatisfy { String($0)?.contains(",Cash,") == true })
  }
}
