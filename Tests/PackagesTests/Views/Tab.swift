import Testing
import Trellis
import TrellisTesting

@testable import Packages

/// A tab with the sample, without a server and a browser.
final class Tab {
  let browser: PackageBrowser
  let page: TestPage

  init(
    _ packages: [Package]? = nil, width: Double = 1280, height: Double = 800,
    stars: StarStore = StarStore()
  ) throws {
    let packages = try packages ?? StatusSource.sample().file.packages()
    let browser = PackageBrowser(PackageDatabase(packages), stars: stars)
    let environment = HostEnvironment(
      traits: Traits(viewport: Size(width: width, height: height)))
    self.browser = browser
    page = TestPage(environment: environment, view: { PackagesScreen(browser: browser) })
  }

  // MARK: Finding

  /// The visible elements with a tag, below one of a list of elements.
  func all(_ tag: String, in place: Element? = nil) -> [Element] {
    (place ?? page.root).visibleDescendants.filter { $0.tag == tag }
  }

  func one(_ tag: String) throws -> Element { try only(all(tag), tag) }

  private func only(_ found: [Element], _ name: String) throws -> Element {
    try #require(found.count == 1, "\(found.count) elements are \(name)")
    return found[0]
  }

  /// The pane with the search and the list.
  var list: Element {
    get throws { try #require(try one("nav").parent) }
  }

  var rows: [Element] {
    (all("nav").first?.visibleDescendants ?? []).filter { $0.attribute("role") == "listitem" }
  }
  /// The contents of the rows, which listen for keys.
  var keyedRows: [Element] {
    rows.flatMap { [$0] + $0.visibleDescendants }
      .filter { $0.listener("keydown") != nil }
  }
  var rowLinks: [Element] { rows.flatMap { all("a", in: $0) } }
  var rowStars: [Element] { rows.flatMap { all("button", in: $0) } }
  /// The links to other packages in the details.
  var chips: [Element] { all("section").flatMap { all("a", in: $0) } }
  /// The button below the chips.
  var more: [Element] { all("section").flatMap { all("button", in: $0) } }
  /// The links that sort the list.
  var orders: [Element] { all("header").flatMap { all("a", in: $0) } }
  /// The links to the other pages of the list.
  var pager: [Element] { all("a").filter { $0.attribute("href")?.contains("page=") == true } }

  /// The row of the package `name`.
  func row(_ name: String) throws -> Element { try link(rowLinks, name) }
  /// The link to the package `name` in the details.
  func chip(_ name: String) throws -> Element { try link(chips, name) }

  private func link(_ links: [Element], _ name: String) throws -> Element {
    try #require(links.first { $0.children.first?.wholeText == name })
  }

  /// The names of the listed packages.
  var names: [String] { rowLinks.compactMap { $0.children.first?.wholeText } }

  /// The name above the details.
  var chosen: String? { all("h2").first?.wholeText }

  var paragraphs: [String] { all("p").map(\.wholeText) }

  // MARK: Events

  func click(_ element: Element) throws { try page.send("click", to: element) }

  func type(_ text: String) throws { try page.type(text, into: "Search packages") }
}

extension Element {
  /// All descendants of this element without hidden ones, which are kept for reuse.
  var visibleDescendants: [Element] {
    children.filter { $0.attribute("hidden") == nil }.flatMap { [$0] + $0.visibleDescendants }
  }
}
