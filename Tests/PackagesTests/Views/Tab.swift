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
    let page = TestPage(environment: environment) { PackagesScreen.component(browser) }
    self.browser = browser
    self.page = page
    browser.onChange = { [weak page] _ in page?.host.setNeedsUpdate() }
    page.settle()
  }

  // MARK: Finding

  /// The visible elements of a kind.
  func all(_ tag: String, class name: Substring? = nil) -> [Element] {
    page.root.visibleDescendants.filter { element in
      let classes = element.attribute("class")?.split(separator: " ") ?? []
      return element.tag == tag && (name.map(classes.contains) ?? true)
    }
  }

  func one(_ tag: String, class name: Substring? = nil) throws -> Element {
    let found = all(tag, class: name)
    try #require(found.count == 1, "\(found.count) elements are \(tag).\(name ?? "")")
    return found[0]
  }

  /// The link with the text `name` in the list or in the details.
  func link(_ className: Substring, _ name: String) throws -> Element {
    try #require(all("a", class: className).first { $0.children.first?.wholeText == name })
  }

  /// The names of the listed packages.
  var names: [String] {
    all("a", class: "row-link").compactMap { $0.children.first?.wholeText }
  }

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
