import Testing

@testable import TrellisViews

struct PageAddressTests {
  private final class Visits {
    var list: [String] = []
  }

  private func address(_ visits: Visits) -> PageAddress {
    PageAddress(path: "/x", items: [("a", "1"), ("b", "2"), ("c", "3")]) {
      visits.list.append(($1 ? "replace " : "push ") + $0)
    }
  }

  @Test func aChangedValueKeepsItsPosition() {
    let visits = Visits()
    let address = address(visits)
    address.set("4", of: "b", replacing: true)
    address.set("5", of: "d", replacing: false)
    address.set(nil, of: "a", replacing: true)
    #expect(
      visits.list == [
        "replace /x?a=1&b=4&c=3", "push /x?a=1&b=4&c=3&d=5", "replace /x?b=4&c=3&d=5",
      ])
  }

  @Test func anEqualValueMakesNoAddress() {
    let visits = Visits()
    let address = address(visits)
    address.set("2", of: "b", replacing: false)
    address.set(nil, of: "d", replacing: false)
    #expect(visits.list.isEmpty)
  }

  @Test func namesAndValuesAreEncoded() {
    let address = PageAddress(path: "/x", items: [("a b", "ä/&\n"), ("-._~", "")])
    #expect(address.target == "/x?a%20b=%C3%A4%2F%26%0A&-._~=")
    #expect(PageAddress(path: "/x").target == "/x")
  }
}
