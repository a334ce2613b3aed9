import Testing

@testable import TrellisDOM

struct WebAddressTests {
  @Test(arguments: [
    ("/a?b=c#d", "/a?b=c#d"), ("/a b", "/a%20b"), ("/a%20b", "/a%20b"),
    ("https://e.org/?q=\"x\"", "https://e.org/?q=%22x%22"), ("/é", "/%C3%A9"),
    ("/<a>{b}|c\\d^`", "/%3Ca%3E%7Bb%7D%7Cc%5Cd%5E%60"), ("/a\u{7F}\u{1}", "/a%7F%01"),
    ("/100%", "/100%"), ("", ""),
  ])
  func charactersThatNoAddressMayContainAreEncoded(address: String, expected: String) {
    #expect(WebAddress.encoded(address) == expected)
  }

  @Test(arguments: [
    ("/s 400.png", "/s%20400.png"), ("/a,b.png", "/a,b.png"), ("/a,", "/a%2C"),
    (",/a,,", "%2C/a%2C%2C"),
  ])
  func anAddressInAListIsOneItem(address: String, expected: String) {
    #expect(WebAddress.inList(address) == expected)
    let items = WebAddress.candidates(of: "\(WebAddress.inList(address)) 1x, /b 2x")
    #expect(items.map(\.address) == [expected, "/b"])
    #expect(items.map(\.rest) == [" 1x", " 2x"])
  }

  @Test(arguments: [
    ("/a 1x, /b 2x", ["/a", "/b"]), ("/a, /b", ["/a", "/b"]), ("/a,/b", ["/a,/b"]),
    ("data:,a 1x", ["data:,a"]), (" ,, /a ,\n/b\t2x,,", ["/a", "/b"]),
    ("/a (1x, 2x), /b", ["/a", "/b"]), ("", []), (",", []), ("/a,,", ["/a"]),
  ])
  func listsAreReadAsBrowsersReadThem(list: String, expected: [String]) {
    #expect(WebAddress.candidates(of: list).map(\.address) == expected)
  }

  @Test(arguments: [
    ("/a b", "https://e.org/s/a%20b"), ("//o.org/x", "https://o.org/x"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("http://o.org/\"", "http://o.org/%22"),
  ])
  func addressesBecomeAbsolute(address: String, expected: String) {
    #expect(WebAddress.absolute(address, base: "https://e.org/s") == expected)
  }
}
