import Testing

@testable import Packages

struct PackageAddressTests {
  @Test func isThePlainPathForAPlainList() {
    #expect(PackageAddress().path == "/")
    #expect(PackageAddress(query: [:]) == PackageAddress())
  }

  @Test func encodesSpecialCharacters() {
    let address = PackageAddress(package: "g++:amd64", query: "a b&c=ü", order: .size)
    #expect(address.path == "/?package=g%2B%2B:amd64&search=a%20b%26c%3D%C3%BC&sort=size")
  }

  @Test func readsItsOwnPairs() {
    let pairs = ["package": "g++:amd64", "search": "a b", "sort": "size", "other": "x"]
    #expect(
      PackageAddress(query: pairs)
        == PackageAddress(package: "g++:amd64", query: "a b", order: .size))
  }

  @Test(arguments: [
    ("2", 2), ("1", 1), ("0", nil), ("-3", nil), ("x", nil), ("99999999999999999999", nil),
  ])
  func aPageIsANumberFromOneOn(text: String, page: Int?) {
    #expect(PackageAddress(query: ["page": text]).page == page)
    #expect(PackageAddress(page: page).path == (page.map { "/?page=\($0)" } ?? "/"))
  }

  @Test func anUnknownOrderIsThatByName() {
    #expect(PackageAddress(query: ["sort": "colour"]).order == .name)
  }
}
