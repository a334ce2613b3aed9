import Testing

@testable import TrellisServer

struct LocationTests {
  @Test func numbersAreInTheirRanges() {
    let location = Location(
      path: "/", parameters: ["id": "7", "large": "9000000000000000000", "text": "7a"],
      query: ["id": "8", "page": "-2147483648", "low": "-2147483649", "empty": ""])
    #expect(location.integer("id") == 7)
    #expect(location.integer("id", in: 8...9) == nil)
    #expect(location.integer("page") == -2_147_483_648)
    #expect(location.integer("large", in: 0...Int.max) == 9_000_000_000_000_000_000)
    for name in ["large", "text", "low", "empty", "none"] { #expect(location.integer(name) == nil) }
  }
}
