import Testing
import TrellisComponents
import TrellisTesting

@testable import TrellisViews

struct QueryTests {
  enum Filter: String, CaseIterable { case all, open, done }

  struct Page: View {
    @Query var search = ""
    @Query(history: .push) var filter = Filter.all
    @Query("p") var page = 1
    @Query var isWide = false
    @Query var limit: Int?
    var body: some View {
      Text("\(search)|\(filter.rawValue)|\(page)|\(isWide)|\(limit.map { "\($0)" } ?? "nil")")
      TextField("Search", text: $search)
      Button("done") { filter = .done }
      Button("all") { filter = .all }
      Button("next") {
        page += 1
        page += 1
      }
      Button("wide") { isWide.toggle() }
      Button("limit") { limit = limit == nil ? 10 : nil }
    }
  }

  final class Visits {
    var list: [String] = []
  }

  private func page(
    _ items: [(String, String)] = []
  ) -> (TestPage, PageAddress, Visits) {
    let visits = Visits()
    let address = PageAddress(path: "/x", items: items.map { (name: $0.0, value: $0.1) }) {
      visits.list.append(($1 ? "replace " : "push ") + $0)
    }
    return (TestPage { Page().environment(\.pageAddress, address) }, address, visits)
  }

  @Test func valuesAreReadFromTheAddress() {
    let (page, _, visits) = page([
      ("search", "a b&c"), ("filter", "open"), ("p", "3"), ("isWide", "true"), ("limit", "5"),
    ])
    #expect(page.texts[0] == "a b&c|open|3|true|5")
    #expect(visits.list.isEmpty)
  }

  @Test func anInvalidTextGivesTheInitialValue() {
    let (page, _, _) = page([
      ("filter", "none"), ("p", "x"), ("isWide", "yes"), ("limit", ""), ("search", ""),
    ])
    #expect(page.texts[0] == "|all|1|false|nil")
  }

  @Test func changesShowAndChangeTheAddress() throws {
    let (page, address, visits) = page([("other", "1")])
    try page.type("ü&", into: "Search")
    try page.click("done")
    try page.click("next")
    try page.click("wide")
    try page.click("limit")
    #expect(page.texts[0] == "ü&|done|3|true|10")
    #expect(
      visits.list == [
        "replace /x?other=1&search=%C3%BC%26",
        "push /x?other=1&search=%C3%BC%26&filter=done",
        "replace /x?other=1&search=%C3%BC%26&filter=done&p=2",
        "replace /x?other=1&search=%C3%BC%26&filter=done&p=3",
        "replace /x?other=1&search=%C3%BC%26&filter=done&p=3&isWide=true",
        "replace /x?other=1&search=%C3%BC%26&filter=done&p=3&isWide=true&limit=10",
      ])
    try page.click("limit")
    try page.click("all")
    #expect(address.target == "/x?other=1&search=%C3%BC%26&p=3&isWide=true")
  }

  @Test func theUsersStepBackShows() throws {
    let (page, address, visits) = page()
    try page.click("done")
    address.userWent(to: "/x", items: [])
    page.settle()
    #expect(page.texts[0] == "|all|1|false|nil" && visits.list.count == 1)
  }

  private struct Links: View {
    @Query("p") var page = 1
    @Query var sort: String?
    var body: some View {
      ForEach([1, 2], id: \.self) { Text(_page.address(of: $0) ?? "no address") }
      Text(_sort.address(of: nil) ?? "no address")
    }
  }

  @Test func theAddressOfAnotherValueKeepsTheOthers() {
    let items = [("other", "1"), ("p", "2"), ("sort", "a b")].map { (name: $0.0, value: $0.1) }
    let address = PageAddress(path: "/x", items: items)
    let page = TestPage { Links().environment(\.pageAddress, address) }
    #expect(
      page.texts == ["/x?other=1&sort=a%20b", "/x?other=1&p=2&sort=a%20b", "/x?other=1&p=2"])
    address.userWent(to: "/y", items: [])
    page.settle()
    #expect(page.texts == ["/y", "/y?p=2", "/y"])
    #expect(TestPage { Links() }.texts.allSatisfy { $0 == "no address" })
  }

  @Test func withoutAnAddressAQueryIsAState() throws {
    let page = TestPage { Page() }
    try page.click("done")
    try page.click("next")
    #expect(page.texts[0] == "|done|3|false|nil")
  }

  private struct Ranges: View {
    @Query var whole = 5
    @Query var fraction = 0.5
    @Query var small: Int?
    @Query(in: 1...1_000) var page = 1
    @Query(in: 0...(1 << 40)) var bytes: Int?
    @Query var mask = Mask(rawValue: 1)
    var body: some View {
      Text("\(whole)|\(fraction)|\(small ?? -1)|\(page)|\(bytes ?? -1)|\(mask.rawValue)")
    }
  }

  private struct Mask: OptionSet {
    var rawValue: Int
  }

  @Test(arguments: [
    ("9000000000000000000", "5|0.5|-1|1|-1|1"), ("-9000000000000000000", "5|0.5|-1|1|-1|1"),
    ("2147483648", "5|0.5|-1|1|2147483648|1"), ("1001", "1001|1001.0|1001|1|1001|1001"),
    ("-2147483648", "-2147483648|-2147483648.0|-2147483648|1|-1|-2147483648"),
    ("-2147483649", "5|0.5|-1|1|-1|1"), ("nan", "5|0.5|-1|1|-1|1"), ("inf", "5|0.5|-1|1|-1|1"),
    ("1e300", "5|0.5|-1|1|-1|1"), ("1000", "1000|1000.0|1000|1000|1000|1000"),
    ("99999999999999999999", "5|0.5|-1|1|-1|1"),
  ])
  func numbersAreInTheirRanges(text: String, shown: String) {
    let names = ["whole", "fraction", "small", "page", "bytes", "mask"]
    let address = PageAddress(path: "/x", items: names.map { (name: $0, value: text) }) { _, _ in }
    let page = TestPage { Ranges().environment(\.pageAddress, address) }
    #expect(page.texts == [shown])
  }
}
