import Testing

@testable import Packages

struct PackageBrowserTests {
  private let database = PackageDatabase([.named("a"), .named("b", size: 9)])

  @Test func reportsEachChangeOnce() {
    let browser = PackageBrowser(database, stars: StarStore())
    var changes: [PackageBrowser.Change] = []
    browser.onChange = { changes.append($0) }
    browser.search(for: "a")
    browser.search(for: "a")
    browser.sort(by: .size)
    browser.sort(by: .size)
    browser.select("b:amd64")
    browser.select("b:amd64")
    browser.setStar("b:amd64", true)
    browser.starsChanged()
    #expect(changes == [.list, .list, .selection, .stars])
  }

  @Test func anAddressRestoresTheSameView() {
    let browser = PackageBrowser(database, stars: StarStore())
    browser.search(for: "b")
    browser.sort(by: .size)
    browser.select("b:amd64")
    let other = PackageBrowser(database, stars: StarStore(), address: browser.address)
    #expect(other.address == browser.address)
    #expect(other.matches.map(\.name) == ["b"])
    #expect(other.selection?.name == "b")
  }

  @Test func anUnknownPackageIsNil() {
    let browser = PackageBrowser(
      database, stars: StarStore(), address: PackageAddress(package: "zz:amd64"))
    #expect(browser.selection == nil)
    #expect(browser.missing == "zz:amd64")
    browser.search(for: "a")
    #expect(browser.missing == nil)
  }

  @Test func anAddressMayLeaveOutTheArchitecture() {
    let database = PackageDatabase([
      .named("a", architecture: "i386"), .named("a"), .named("b", provides: ["c"]),
    ])
    func shown(_ asked: String) -> Package.ID? {
      PackageBrowser(database, stars: StarStore(), address: PackageAddress(package: asked))
        .selection?.id
    }
    #expect(shown("a") == "a:amd64")
    #expect(shown("a:i386") == "a:i386")
    #expect(shown("b") == "b:amd64")
    #expect(shown("c") == nil, "a virtual package is none to look at")
    #expect(shown("a:arm64") == nil)
  }
}
