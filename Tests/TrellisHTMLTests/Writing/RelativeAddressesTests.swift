import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct RelativeAddressesTests {
  private var addresses: RelativeAddresses {
    var addresses = RelativeAddresses(
      prefix: "/assets/", fromPage: "../assets/", fromStyleSheet: "img/")
    addresses.page = { $0 == "/unknown" ? nil : ".." + $0 }
    return addresses
  }

  @Test(arguments: [
    ("src", "/assets/a.png", "../assets/a.png"), ("href", "/news", "../news"),
    ("href", "/unknown", "/unknown"), ("href", "//other.org/assets/", "//other.org/assets/"),
    ("href", "https://other.org/news", "https://other.org/news"), ("href", "#a", "#a"),
    ("title", "/assets/a.png", "/assets/a.png"),
    ("srcset", "/assets/a.png 1x, /assets/b.png 2x", "../assets/a.png 1x, ../assets/b.png 2x"),
    ("srcset", "/assets/a,b.png 1x,/assets/c.png 2x", "../assets/a,b.png 1x,../assets/c.png 2x"),
    ("ping", "/assets/a /unknown", "../assets/a /unknown"),
    ("href", "/\\other.org/x", "/\\other.org/x"),
    ("srcset", "/assets/a.png,  /assets/b.png", "../assets/a.png,  ../assets/b.png"),
  ])
  func theSitesOwnAddressesAreRelative(name: String, value: String, expected: String) {
    #expect(addresses.value(value, ofAttribute: name) == expected)
  }

  @Test func withoutARuleForPagesTheirAddressesStay() {
    let addresses = RelativeAddresses(prefix: "/assets/", fromPage: "a/", fromStyleSheet: "")
    #expect(addresses.value("/news", ofAttribute: "href") == "/news")
    #expect(addresses.value("/assets/b", ofAttribute: "href") == "a/b")
  }

  @Test(arguments: [
    ("url(\"/assets/a.png\")", "url(\"img/a.png\")"), ("url('/assets/a.png')", "url('img/a.png')"),
    ("url(/assets/a.png), url(/assets/b.png)", "url(img/a.png), url(img/b.png)"),
    ("/assets/a.png", "/assets/a.png"), ("calc(1px)", "calc(1px)"), ("(", "("), ("rl(a)", "rl(a)"),
  ])
  func addressesOfStylesAreRelativeToTheSheet(value: String, expected: String) {
    #expect(addresses.style(value) == expected)
  }

  @Test func filesHaveAddressesOfTheirOwn() {
    var addresses = addresses
    addresses.file = { $0 == "a.png" ? "data:image/png;base64,AA==" : nil }
    #expect(addresses.value("/assets/a.png", ofAttribute: "src") == "data:image/png;base64,AA==")
    #expect(addresses.value("/assets/b.png", ofAttribute: "src") == "../assets/b.png")
    #expect(addresses.value("/assets/a.png", ofAttribute: "title") == "/assets/a.png")
    #expect(
      addresses.value("/assets/a.png 1x, /assets/b.png 2x", ofAttribute: "srcset")
        == "data:image/png;base64,AA== 1x, ../assets/b.png 2x")
    #expect(
      addresses.style("url(\"/assets/a.png\") top, url(/assets/a.png), url('/assets/b.png'), red")
        == "url(\"data:image/png;base64,AA==\") top, url(data:image/png;base64,AA==), url('img/b.png'), red"
    )
  }

  @Test(arguments: ["url(", "url(\"", "url(/assets/", "url(\"/assets/a", "url()", "a url( url("])
  func unfinishedStylesStay(value: String) {
    #expect(addresses.style(value) == value.replacing("/assets/", with: "img/"))
  }

  @Test func filesHaveOtherNames() {
    var addresses = addresses
    addresses.name = { $0 == "a.png" ? "a.1.png" : $0 }
    addresses.file = { $0 == "c.png" ? "data:," : nil }
    #expect(addresses.value("/assets/a.png", ofAttribute: "src") == "../assets/a.1.png")
    #expect(addresses.value("/assets/b.png", ofAttribute: "src") == "../assets/b.png")
    #expect(addresses.value("/assets/c.png", ofAttribute: "src") == "data:,")
    #expect(addresses.style("url(/assets/a.png)") == "url(img/a.1.png)")
    #expect(addresses.value("/assets/a.png?v#b", ofAttribute: "src") == "../assets/a.1.png?v#b")
    #expect(addresses.value("/assets/c.png?v#b", ofAttribute: "src") == "data:,#b")
    #expect(addresses.style("url(\"/assets/c.png#b\")") == "url(\"data:,#b\")")
  }
}
