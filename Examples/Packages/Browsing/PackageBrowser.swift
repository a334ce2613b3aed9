/// What one tab looks at: its search, its order and the package it has chosen.
///
/// Components call its verbs; whoever owns the tab is told by ``onChange`` and builds again.
final class PackageBrowser {
  /// How many packages are listed at once.
  static let pageLength = 100

  let database: PackageDatabase
  /// Called after every change; ``address`` then leads back to what is shown.
  var onChange: ((Change) -> Void)?
  /// Called where the user has to be led somewhere, by what is shown once the changes are.
  var onGuidance: ((Guidance) -> Void)?

  var query = ""
  var order = SortOrder.name
  var selection: Package?
  /// The package that an address asked for, and that is not there.
  var missing: Package.ID?
  /// The packages found, best first.
  var matches: PackageMatches
  /// Where among ``matches`` the listed ones begin, a multiple of ``pageLength``.
  var firstListed = 0
  private(set) var starred: Set<Package.ID>
  var cursor = ListCursor()
  private let stars: StarStore

  enum Change {
    /// Another package, or none, was chosen: worth an entry in the browser's history.
    case selection
    /// Keys have led from one package to another.
    case step
    /// The list has changed.
    case list
    case stars
  }

  init(_ database: PackageDatabase, stars: StarStore, address: PackageAddress = PackageAddress()) {
    self.database = database
    self.stars = stars
    starred = stars.starred
    matches = PackageMatches(all: database.packages)
    show(address)
  }

  /// The packages to list.
  var listed: PackageMatches.SubSequence {
    matches[firstListed..<min(firstListed + Self.pageLength, matches.count)]
  }

  /// Where the tab is.
  var address: PackageAddress {
    let page = firstListed / Self.pageLength + 1
    return PackageAddress(
      package: selection?.id, query: query, order: order,
      page: firstListed == start(listing: selection) ? nil : page)
  }

  /// What the tab is called.
  var title: String { selection.map { "\($0.name) – Packages" } ?? "Packages" }

  /// Shows what `address` leads to, without telling anybody.
  func show(_ address: PackageAddress) {
    query = address.query
    order = address.order
    selection = address.package.flatMap { database[$0] ?? database.package(named: $0) }
    missing = selection == nil ? address.package : nil
    matches = database.packages(matching: query, sortedBy: order)
    let last = max(0, matches.count - 1) / Self.pageLength
    firstListed =
      address.page.map { min($0 - 1, last) * Self.pageLength } ?? start(listing: selection)
    cursor.rest(at: selection?.id)
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

  // MARK: The list

  func search(for query: String) {
    guard query != self.query else { return }
    self.query = query
    findAgain()
  }

  func sort(by order: SortOrder) {
    guard order != self.order else { return }
    self.order = order
    findAgain()
  }

  private func findAgain() {
    missing = nil
    matches = database.packages(matching: query, sortedBy: order)
    firstListed = 0
    cursor.rest(at: nil)
    onChange?(.list)
    onGuidance?(Guidance(sight: .found))
  }

  /// Lists the packages from `first` on, a multiple of ``pageLength``.
  func turn(to first: Int) {
    guard first != firstListed, matches.indices.contains(first) else { return }
    firstListed = first
    let row = matches[first].id
    cursor.rest(at: row)
    onChange?(.list)
    onGuidance?(Guidance(focus: .row(row), sight: .found))
  }

  /// Where a package is found in the list, all that is not listed now included.
  func position(of id: Package.ID) -> Int? {
    database.place(of: id).flatMap(matches.position(ofPlace:))
  }

  func isListed(_ id: Package.ID) -> Bool {
    guard let position = position(of: id) else { return false }
    return listed.indices.contains(position)
  }

  /// Where the list has to begin to hold `package`.
  func start(listing package: Package?) -> Int {
    let position = package.flatMap { self.position(of: $0.id) } ?? 0
    return position / Self.pageLength * Self.pageLength
  }
}
