import Testing
import Trellis
import TrellisTesting

@testable import Packages

struct PackagesScreenTests {
  @Test func listsThePackagesByName() throws {
    let tab = try Tab()
    #expect(tab.names.count == 40)
    #expect(tab.names.prefix(3) == ["acorn-base", "acorn-files", "almanac"])
    #expect(tab.chosen == "No package chosen")
  }

  @Test func rowsDifferInHeightAndFollowEachOther() throws {
    let rows = try Tab().rows.compactMap(\.frame)
    #expect(Set(rows.map(\.height)).count > 1)
    for (above, below) in zip(rows, rows.dropFirst()) {
      #expect(abs(above.top + above.height - below.top) < 0.01)
    }
  }

  @Test func filtersWhileTyping() throws {
    let tab = try Tab()
    try tab.type("fern")
    #expect(tab.names.count < 40)
    #expect(tab.names.allSatisfy { $0.contains("fern") } || !tab.names.isEmpty)
    #expect(tab.paragraphs.contains("\(tab.names.count) of 40 packages"))
    try tab.type("no such package")
    #expect(tab.names.isEmpty)
    #expect(tab.paragraphs.contains("None of 40 packages matches"))
    try tab.type("")
    #expect(tab.names.count == 40)
  }

  @Test func sortsByNameOrSize() throws {
    let tab = try Tab()
    let links = tab.orders
    #expect(links.map { $0.attribute("aria-current") } == ["true", nil])
    #expect(links.map { $0.attribute("href") } == ["/", "/?sort=size"])
    try tab.click(links[1])
    let largest = tab.browser.database.packages(matching: "", sortedBy: .size).first
    #expect(tab.names.first == largest?.name)
    #expect(
      tab.orders.map { $0.attribute("aria-current") } == [nil, "true"])
  }

  @Test func aRowShowsItsPackage() throws {
    let tab = try Tab()
    try tab.click(tab.row("almanac"))
    #expect(tab.chosen == "almanac")
    #expect(try tab.row("almanac").attribute("aria-current") == "true")
    #expect(tab.rowLinks.count { $0.attribute("aria-current") != nil } == 1)
  }

  @Test func aDependencyOpensItsPackage() throws {
    let tab = try Tab()
    try tab.click(tab.row("almanac"))
    try tab.click(tab.chip("libtide2"))
    #expect(tab.chosen == "libtide2")
    try tab.click(tab.chip("almanac"))
    #expect(tab.chosen == "almanac")
  }

  @Test func aLinkHasTheAddressOfThePackage() throws {
    let tab = try Tab([.named("g++"), .named("cpp")])
    let href = try #require(try tab.row("g++").attribute("href"))
    #expect(href == "/?package=g%2B%2B:amd64")
    tab.browser.show(PackageAddress(query: ["package": "g++:amd64"]))
    tab.page.host.setNeedsUpdate()
    tab.page.settle()
    #expect(tab.chosen == "g++")
  }

  @Test func oneStarCostsOneRow() throws {
    let tab = try Tab()
    let star = tab.rowStars[3]
    #expect(star.attribute("aria-pressed") == "false")
    try tab.click(star)
    #expect(star.attribute("aria-pressed") == "true")
    #expect(tab.page.host.counters.componentsReused >= 39, "the other rows")
    #expect(tab.page.host.counters.elementsTouched < 10)
    try tab.click(tab.rowStars[3])
    #expect(star.attribute("aria-pressed") == "false")
  }

  @Test func aStarShowsInTheOtherTab() throws {
    let stars = StarStore()
    let here = try Tab(stars: stars)
    let there = try Tab(stars: stars)
    try here.click(here.rowStars[0])
    there.browser.starsChanged()
    there.page.settle()
    #expect(there.rowStars[0].attribute("aria-pressed") == "true")
    #expect(there.paragraphs.contains("40 installed · 1 starred"))
  }

  @Test func aPressOfAStarThatOthersSetMeanwhileLeavesItSet() throws {
    let stars = StarStore()
    let here = try Tab(stars: stars)
    let there = try Tab(stars: stars)
    func press(_ shown: String) throws {
      let star = try #require(there.rowStars.first)
      there.page.host.document.announceAll()
      there.page.host.handle(UIEvent(type: "click", target: star.id, shown: shown))
      there.page.settle()
    }
    try here.click(here.rowStars[0])
    #expect(there.rowStars[0].attribute("aria-pressed") == "false", "the change is on its way")
    try press("false")
    #expect(stars.starred.count == 1)
    #expect(there.rowStars[0].attribute("aria-pressed") == "true")
    try press("false")
    #expect(stars.starred.count == 1, "the page has the star, which its user has not seen yet")
    try press("true")
    #expect(stars.starred.isEmpty)
  }

  @Test func aNarrowScreenShowsListOrDetails() throws {
    let tab = try Tab(width: 390)
    #expect(tab.all("main").isEmpty)
    #expect(try tab.list.attribute("inert") == nil)
    #expect(try tab.list.attribute("role") == "main")
    let row = try tab.row("almanac")
    try tab.click(row)
    #expect(try tab.one("main").frame == Frame(left: 0, top: 0, width: 390, height: 800))
    #expect(try tab.list.attribute("inert") != nil)
    #expect(throws: TestPageError.self, "what is covered cannot be clicked") { try tab.click(row) }
    let back = try #require(tab.all("a", in: tab.one("main")).first)
    try tab.click(back)
    #expect(tab.all("main").isEmpty)
    #expect(try tab.row("almanac") === row, "the list has stayed")
  }

  @Test func aLongListHasAllRowsWithoutAPage() throws {
    let tab = try Tab((0..<2_100).map { .named("p\(1000 + $0)") })
    #expect(tab.names.first == "p1000")
    #expect((20..<400).contains(tab.names.count))
    #expect(tab.rows.first?.attribute("aria-setsize") == "2100")
    tab.browser.move(by: "End", from: nil, rows: 7, selects: false)
    tab.page.settle()
    #expect(tab.names.last == "p3099")
    tab.browser.search(for: "p1")
    tab.page.settle()
    #expect(tab.names.first == tab.browser.matches[0].name, "another search shows the best rows")
  }

  @Test func aPageOfALongListIsShownOnRequest() throws {
    let tab = try Tab((0..<2_050).map { .named("p\(1000 + $0)") })
    let second = try #require(tab.pager.first { $0.attribute("href") == "/?page=2" })
    try tab.click(second)
    #expect(tab.names == (1100..<1200).map { "p\($0)" })
    #expect(tab.paragraphs.contains("2,050 installed · 101–200"))
    try tab.click(try #require(tab.pager.first { $0.attribute("href") == "/?page=3" }))
    #expect(tab.names.count == 100)
    try tab.page.send("keydown", to: tab.keyedRows[0], key: "ArrowUp")
    #expect(tab.browser.page == nil, "the row before is on another page")
    #expect(tab.chosen == "p1199")
    #expect(tab.names.contains("p1199"))
  }

  @Test func keysMoveThroughTheRows() throws {
    let tab = try Tab()
    let field = try #require(tab.all("input").first)
    try tab.page.send("keydown", to: field, key: "ArrowDown")
    #expect(tab.chosen == "acorn-base")
    try tab.page.send("keydown", to: tab.keyedRows[0], key: "ArrowDown")
    #expect(tab.chosen == "acorn-files")
    try tab.page.send("keydown", to: tab.keyedRows[1], key: "End")
    #expect(tab.chosen == tab.names.last)
    try tab.page.send("submit", to: tab.one("form"))
    #expect(tab.chosen == "acorn-base")
  }

  @Test func keysOpenNoDetailsThatCoverTheList() throws {
    let tab = try Tab(width: 390)
    try tab.page.send("keydown", to: tab.keyedRows[0], key: "ArrowDown")
    #expect(tab.all("main").isEmpty)
    try tab.click(tab.row("almanac"))
    try tab.page.send("keydown", to: tab.one("main"), key: "Escape")
    #expect(tab.all("main").isEmpty)
  }

  @Test(arguments: [1280.0, 390])
  func aPackageThatIsNotInstalledIsNamed(width: Double) throws {
    let tab = try Tab(width: width)
    tab.browser.show(PackageAddress(package: "zz:amd64"))
    tab.page.host.setNeedsUpdate()
    tab.page.settle()
    #expect(
      (tab.paragraphs + [tab.chosen ?? ""]).contains("“zz:amd64” is not installed"))
  }

  @Test func anEmptyDatabaseShowsANotice() throws {
    let tab = try Tab([])
    #expect(tab.paragraphs.contains("No package is installed"))
    #expect(tab.names.isEmpty)
  }

  @Test func aLongListOfDependentsIsShownOnRequest() throws {
    let others = (0..<60).map { Package.named("p\(1000 + $0)", dependsOn: ["base"]) }
    let tab = try Tab([.named("base")] + others)
    try tab.click(tab.row("base"))
    #expect(tab.chips.count == 24)
    let more = try #require(tab.more.first)
    #expect(more.wholeText == "Show all 60")
    try tab.click(more)
    #expect(tab.chips.count == 60)
    #expect(tab.more.isEmpty)
  }

  @Test(arguments: [320.0, 390, 899, 900, 1920])
  func nothingReachesOutOfTheWindow(width: Double) throws {
    let tab = try Tab(width: width)
    let packages = tab.browser.database.packages
    let longest = try #require(packages.max { $0.name.count < $1.name.count })
    for package in [longest] + packages.filter({ $0.name.hasPrefix("libfern6") }) {
      tab.browser.select(package.id)
      tab.page.settle()
      check(tab.page.root, width, package.id)
    }
  }

  /// Checks that each element is inside its parent horizontally.
  private func check(_ element: Element, _ width: Double, _ id: Package.ID) {
    for child in element.children {
      guard let frame = child.frame else { continue }
      #expect(
        frame.left >= 0 && frame.left + frame.width <= width + 0.02,
        "\(child) \(child.attribute("class") ?? "") of \(id) in \(width) px: \(frame)")
      check(child, frame.width, id)
    }
  }
}
