/// What one tab looks at: its search, its order and the package it has chosen.
///
/// Components call its verbs; whoever owns the tab is told by ``onChange`` and builds again.
final class PackageBrowser {
  let database: PackageDatabase
  /// Called after every change, with the address that leads back to what is shown now.
  var onChange: ((Change) -> Void)?

  private(set) var query = ""
  private(set) var order = SortOrder.name
  private(set) var selection: Package?
  /// The packages to list, best first.
  private(set) var matches: [Package]
  private(set) var starred: Set<Package.ID>
  private let stars: StarStore

  enum Change {
    /// Another package, or none, was chosen: worth an entry in the browser's history.
    case selection
    /// The list has changed.
    case list
    case stars
  }

  init(_ database: PackageDatabase, stars: StarStore, address: PackageAddress = PackageAddress()) {
    self.database = database
    self.stars = stars
    starred = stars.starred
    matches = database.packages
    show(address)
  }

  /// Where the tab is.
  var address: PackageAddress {
    PackageAddress(package: selection?.id, query: query, order: order)
  }

  /// What the tab is called.
  var title: String { selection.map { "\($0.name) – Packages" } ?? "Packages" }

  /// Shows what `address` leads to, without telling anybody.
  func show(_ address: PackageAddress) {
    query = address.query
    order = address.order
    selection = address.package.flatMap { database[$0] }
    matches = database.packages(matching: query, sortedBy: order)
  }

  func search(for query: String) {
    guard query != self.query else { return }
    self.query = query
    matches = database.packages(matching: query, sortedBy: order)
    onChange?(.list)
  }

  func sort(by order: SortOrder) {
    guard order != self.order else { return }
    self.order = order
    matches = database.packages(matching: query, sortedBy: order)
    onChange?(.list)
  }

  /// Chooses a package, or none.
  func select(_ id: Package.ID?) {
    guard id != selection?.id else { return }
    selection = id.flatMap { database[$0] }
    onChange?(.selection)
  }

  func toggleStar(_ id: Package.ID) {
    stars.toggle(id)
    starsChanged()
  }

  /// Takes over the stars that were given in other tabs.
  func starsChanged() {
    let starred = stars.starred
    guard starred != self.starred else { return }
    self.starred = starred
    onChange?(.stars)
  }
}
