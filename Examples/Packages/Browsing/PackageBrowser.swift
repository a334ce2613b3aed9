import Observation

/// The state of one tab: its search, its order and the selected package.
@Observable
final class PackageBrowser {
  /// The number of packages on a page of the list.
  static let pageLength = 100

  let database: PackageDatabase
  /// Called after every change; ``address`` is then the address of the new state.
  @ObservationIgnored var onChange: ((Change) -> Void)?
  /// Called when the focus or the scroll position must change after the next render.
  @ObservationIgnored var onGuidance: ((Guidance) -> Void)?

  var query = ""
  var order = SortOrder.name
  var selection: Package?
  /// The package of an address that does not exist.
  var missing: Package.ID?
  /// The matching packages, best first.
  var matches: PackageMatches
  /// The index in ``matches`` of the first listed one, a multiple of ``pageLength``.
  var firstListed = 0
  private(set) var starred: Set<Package.ID>
  @ObservationIgnored var cursor = ListCursor()
  private let stars: StarStore

  enum Change {
    /// Another package, or none: adds an entry to the browser's history.
    case selection
    /// Keys moved from one package to another.
    case step
    /// The list changed.
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

  /// The range of the listed packages, from 1: `101–200`.
  var listedRange: String {
    "\(Count(listed.startIndex + 1))–\(Count(listed.endIndex))"
  }

  /// The address of the current state.
  var address: PackageAddress {
    let page = firstListed / Self.pageLength + 1
    return PackageAddress(
      package: selection?.id, query: query, order: order,
      page: firstListed == start(listing: selection) ? nil : page)
  }

  /// The title of the tab.
  var title: String { selection.map { "\($0.name) – Packages" } ?? "Packages" }

  /// Shows the state of `address`, without calling ``onChange``.
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

  func setStar(_ id: Package.ID, _ isStarred: Bool) {
    stars.set(id, isStarred: isStarred)
    starsChanged()
  }

  /// Applies the stars that were set in other tabs.
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

  /// Lists the packages from index `first` on, a multiple of ``pageLength``.
  func turn(to first: Int) {
    guard first != firstListed, matches.indices.contains(first) else { return }
    firstListed = first
    let row = matches[first].id
    cursor.rest(at: row)
    onChange?(.list)
    onGuidance?(Guidance(focus: .row(row), sight: .found))
  }

  /// The position of a package in the list, including packages that are not listed.
  func position(of id: Package.ID) -> Int? {
    database.place(of: id).flatMap(matches.position(ofPlace:))
  }

  func isListed(_ id: Package.ID) -> Bool {
    guard let position = position(of: id) else { return false }
    return listed.indices.contains(position)
  }

  /// The first index of the list page with `package`.
  func start(listing package: Package?) -> Int {
    let position = package.flatMap { self.position(of: $0.id) } ?? 0
    return position / Self.pageLength * Self.pageLength
  }
}
