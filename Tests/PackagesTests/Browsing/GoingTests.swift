import Testing

@testable import Packages

/// Focus and scroll position after keys, links and history steps.
struct GoingTests {
  private let browser: PackageBrowser
  private let log = Log()

  private final class Log {
    var changes: [PackageBrowser.Change] = []
    var guidance: [Guidance] = []
  }

  /// 250 packages, `p1000` to `p1249`; the last one needs the first.
  init() {
    let packages = (1000..<1250).map {
      Package.named("p\($0)", dependsOn: $0 == 1249 ? ["p1000"] : [])
    }
    browser = PackageBrowser(PackageDatabase(packages), stars: StarStore())
    browser.onChange = { [log] in log.changes.append($0) }
    browser.onGuidance = { [log] in log.guidance.append($0) }
  }

  private func id(_ number: Int) -> Package.ID { "p\(number):amd64" }

  private func press(_ key: String?, at number: Int?, selects: Bool = false) {
    browser.move(by: key, from: number.map(id), rows: 7, selects: selects)
  }

  @Test(arguments: [
    ("ArrowDown", 1003, 1004), ("ArrowUp", 1003, 1002), ("PageDown", 1003, 1010),
    ("PageUp", 1003, 1000), ("Home", 1003, 1000), ("End", 1003, 1249), ("ArrowDown", 1249, 1249),
    ("ArrowDown", 1099, 1100), ("ArrowUp", 1100, 1099),
  ])
  func keysMoveThroughTheWholeList(key: String, origin: Int, target: Int) {
    press(key, at: origin)
    #expect(log.guidance.last == Guidance(focus: .row(id(target))))
    #expect(browser.isListed(id(target)))
    #expect(browser.selection == nil)
  }

  @Test func keysMoveBetweenTheSearchFieldAndTheList() {
    press("ArrowDown", at: nil)
    press("ArrowUp", at: 1000)
    press(nil, at: nil)
    #expect(log.guidance == [.row(id(1000)), .search, .row(id(1000))].map { Guidance(focus: $0) })
  }

  @Test func keysFasterThanTheNetworkAllCount() {
    for _ in 0..<5 { press("ArrowDown", at: 1003) }
    #expect(log.guidance.last == Guidance(focus: .row(id(1008))))
  }

  @Test func keysInAnEmptyListDoNothing() {
    browser.search(for: "nothing like it")
    log.guidance = []
    press("ArrowDown", at: nil)
    #expect(log.guidance.isEmpty)
  }

  @Test func keysMakeOneHistoryEntry() {
    press("ArrowDown", at: nil, selects: true)
    press("ArrowDown", at: 1000, selects: true)
    #expect(log.changes == [.selection, .step])
    #expect(browser.selection?.id == id(1001))
  }

  @Test func choosingOpensDetailsThatCoverTheList() {
    browser.choose(id(1001), isCovering: false, isByKey: true)
    #expect(log.guidance.isEmpty)
    browser.choose(id(1001), isCovering: false, isByKey: false)
    #expect(log.guidance.isEmpty)
    browser.choose(id(1001), isCovering: false, isByKey: true)
    #expect(log.guidance == [Guidance(focus: .details)])
    browser.choose(id(1002), isCovering: true, isByKey: false)
    #expect(log.guidance.count == 2)
  }

  @Test func aLinkOpensTheDetailsAndShowsTheRow() {
    browser.select(id(1249))
    browser.turn(to: 3)
    browser.follow(id(1000))
    #expect(log.guidance.last == Guidance(focus: .details, sight: .row(id(1000))))
    #expect(browser.page == nil)
    browser.follow(id(1249))
    #expect(log.guidance.last == Guidance(focus: .details, sight: .row(id(1249))))
  }

  @Test func aLinkToAPackageOutsideTheMatchesKeepsTheMatches() {
    browser.search(for: "p12")
    browser.follow(id(1000))
    #expect(log.guidance.last == Guidance(focus: .details))
    #expect(browser.matches.count == 50)
    browser.close()
    #expect(log.guidance.last == Guidance(focus: .list))
  }

  @Test func closingFocusesTheRow() {
    browser.choose(id(1004), isCovering: true, isByKey: true)
    browser.close()
    #expect(browser.selection == nil)
    #expect(log.guidance.last == Guidance(focus: .row(id(1004))))
    browser.search(for: "p12")
    browser.choose(id(1200), isCovering: true, isByKey: true)
    browser.follow(id(1000))
    browser.close()
    #expect(log.guidance.last == Guidance(focus: .row(id(1200))), "the row that led there")
  }

  @Test func theHistoryMovesOnlyALostFocus() {
    browser.arrive(at: PackageAddress(package: id(1150)))
    #expect(
      log.guidance.last
        == Guidance(focus: .details, isForLostFocus: true, sight: .row(id(1150))))
    browser.arrive(at: PackageAddress())
    #expect(log.guidance.last == Guidance(focus: .row(id(1150)), isForLostFocus: true))
    browser.arrive(at: PackageAddress(query: "p11"))
    #expect(log.guidance.count == 2)
    #expect(log.changes.isEmpty)
  }

  @Test func aSearchAndAnOrderShowTheListFromItsBeginning() {
    browser.turn(to: 2)
    browser.search(for: "p1")
    #expect(browser.page == nil)
    browser.turn(to: 3)
    browser.sort(by: .size)
    #expect(browser.page == nil)
    #expect(log.guidance.last == Guidance(sight: .found))
  }

  @Test func aPageIsShownOnRequest() {
    #expect(browser.listed == 0..<250)
    browser.turn(to: 3)
    #expect(browser.listed == 200..<250)
    #expect(log.guidance == [Guidance(focus: .row(id(1200)))])
    #expect(browser.address.path == "/?page=3")
    for page in [-1, 0, 4, Int.max] { browser.turn(to: page) }
    #expect(browser.page == 3, "there is nothing")
  }

  @Test func aKeyToARowOfAnotherPageShowsTheWholeList() {
    browser.turn(to: 2)
    press("ArrowDown", at: 1100)
    press("ArrowUp", at: 1101)
    #expect(browser.page == 2)
    press("ArrowUp", at: 1100)
    #expect(browser.page == nil)
    #expect(log.guidance.last == Guidance(focus: .row(id(1099))))
  }

  @Test func anAddressContainsThePage() {
    browser.select(id(1150))
    #expect(browser.address.path == "/?package=p1150:amd64")
    #expect(browser.pageOfSelection == 2)
    browser.turn(to: 1)
    #expect(browser.address.path == "/?package=p1150:amd64&page=1")
    let other = PackageBrowser(browser.database, stars: StarStore(), address: browser.address)
    #expect(other.page == 1)
    for (page, shown) in [(1, 1), (3, 3), (4, 3), (Int.max, 3)] {
      other.show(PackageAddress(page: page))
      #expect(other.page == shown)
    }
  }
}
