import Foundation
import Trellis

/// A browser for the package database of the machine.
@main
struct PackagesApplication: Application {
  static let commandName = "packages"
  static let abstract = "Browse the installed packages of a Debian system."

  @Option(help: "A file in the format of /var/lib/dpkg/status.")
  var status: String?

  @Flag(help: "Have lines and rows run from right to left.")
  var rightToLeft = false

  @Option(help: "The factor of all font sizes.")
  var textScale = 1.0

  @Option(help: "The room that controls take: compact, regular or touch.")
  var density = "regular"

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  func routes() async throws -> [Route] {
    let source = StatusSource.chosen(path: status)
    if let note = source.note { print(note) }
    let revision = source.file.revision
    let database = PackageDatabase(try source.file.packages())
    let stars = StarStore()
    let addresses =
      PackageAddress.lists(of: database) + database.packages.map { PackageAddress(package: $0.id) }
    let (scale, density) = (textScale, Density(rawValue: density) ?? .regular)
    return [
      Route(
        "/", title: "Packages", description: Self.abstract,
        exporting: addresses.map { ExportedPath($0.path, revision: revision) }
      ) { page in
        let address = PackageAddress(query: page.location.query)
        let browser = PackageBrowser(database, stars: stars, address: address)
        connect(browser, to: page)
        page.subscribe(stars.changes) { browser.starsChanged() }
        return PackagesScreen(browser: browser).density(density).textScale(scale)
      }
    ]
  }

  /// Connects the page's title, address and focus with the browser, and the browser with the page's
  /// history.
  private func connect(_ browser: PackageBrowser, to page: Page) {
    page.title = browser.title
    // An export shows one package after the other: most of the list stays.
    page.isReusedByExports = true
    browser.onChange = { [unowned page, unowned browser] change in
      switch change {
      case .selection:
        page.title = browser.title
        page.navigate(to: browser.address.path)
      case .step:
        page.title = browser.title
        page.navigate(to: browser.address.path, replacing: true)
      case .list: page.navigate(to: browser.address.path, replacing: true)
      case .stars: break
      }
    }
    browser.onGuidance = { [unowned page] guidance in
      if let place = guidance.sight, place != .found { page.scrollIntoView(place.id) }
      if let place = guidance.focus { page.focus(place.id, ifLost: guidance.isForLostFocus) }
    }
    if let id = browser.selection?.id { browser.reveal(id) }
    page.onLocationChange = { [unowned page] location in
      browser.arrive(at: PackageAddress(query: location.query))
      page.title = browser.title
    }
  }
}
