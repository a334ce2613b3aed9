import Testing
import TrellisControls

struct ArrayTableSourceTests {
  struct City: Identifiable, Sendable {
    let id: Int
    let name: String
    let land: String
  }

  private let source = ArrayTableSource(
    [("Bern", "CH"), ("aarau", "CH"), ("Rome", "IT"), ("Milan", "IT"), ("Ulm", "DE")]
      .enumerated().map { City(id: $0.offset, name: $0.element.0, land: $0.element.1) },
    text: { $0.name },
    orders: ["name": { $0.name < $1.name }, "land": { $0.land < $1.land }],
    filters: ["land": { $0.land == $1 }])

  private func names(_ query: TableQuery, _ range: Range<Int> = 0..<10) -> [String] {
    source.rows(range, of: query).map(\.name)
  }

  @Test func rowsAreInTheirOwnOrderWithoutAQuery() {
    #expect(names(TableQuery()) == ["Bern", "aarau", "Rome", "Milan", "Ulm"])
    #expect(names(TableQuery(), 3..<9) == ["Milan", "Ulm"])
    #expect(names(TableQuery(), 7..<9) == [])
  }

  @Test func rowsAreSortedBySeveralColumns() {
    let query = TableQuery(order: [TableOrder(by: "land", isDescending: true), TableOrder("name")!])
    #expect(names(query) == ["Milan", "Rome", "Ulm", "Bern", "aarau"])
  }

  @Test func equalRowsKeepTheirOrder() {
    #expect(names(TableQuery(order: [TableOrder(by: "land")])).prefix(2) == ["Bern", "aarau"])
  }

  @Test func rowsAreSearchedWithoutTheirCase() {
    #expect(names(TableQuery(search: "AA")) == ["aarau"])
    #expect(names(TableQuery(search: " r  m ")) == ["Rome"])
    #expect(source.count(of: TableQuery(search: "x")) == 0)
  }

  @Test func rowsAreFiltered() {
    #expect(names(TableQuery(filters: ["land": "IT"])) == ["Rome", "Milan"])
    #expect(source.count(of: TableQuery(filters: ["land": "", "other": "x"])) == 0)
  }

  @Test func unknownColumnsAndFiltersAreIgnored() {
    let query = TableQuery(order: [TableOrder(by: "height")], filters: ["other": "x"])
    #expect(names(query).count == 5)
  }

  @Test func chunksHaveAllRowsOnce() async throws {
    for size in [1, 2, 3, 5, 6] {
      var found: [Int] = []
      for try await rows in source.chunks(of: TableQuery(), size: size) { found += rows.map(\.id) }
      #expect(found == [0, 1, 2, 3, 4], "in arrays of \(size)")
    }
  }
}
