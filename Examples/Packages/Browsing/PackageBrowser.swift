import Observation
import Trellis

/// The state of one tab: its search, its order and the selected package.
@Observable
final class PackageBrowser {
  /// The number of packages on a page of the list, for exports and for browsers without scripts.
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
  /// The page of the list that is shown in place of the whole list, from 1; `nil` for the whole list.
  var page: Int?
  /// The row to which the list is scrolled.
  private(set) var scroll = ScrollPosition()
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

  /// The indexes in ``matches`` of the listed packages.
  var listed: Range<Int> {
    guard let page else { return 0..<matches.count }
    let start = min((page - 1) * Self.pageLength, matches.count)
    return start..<min(start + Self.pageLength, matches.count)
  }

  /// The range of the packages of a page, from 1: `101–200`; `nil` without a page.
  var listedRange: String? {
    page == nil ? nil : "\(Count(listed.lowerBound + 1))–\(Count(listed.upperBound))"
  }

  /// The page with the selected package, or the first one.
  var pageOfSelection: Int {
    (selection.flatMap { position(of: $0.id) } ?? 0) / Self.pageLength + 1
  }

  /// The address of the current state.
  var address: PackageAddress {
    PackageAddress(package: selection?.id, query: query, order: order, page: page)
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
    page = address.page.map { min($0, max(0, matches.count - 1) / Self.pageLength + 1) }
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
    page = nil
    cursor.rest(at: nil)
    onChange?(.list)
    guide(Guidance(sight: .found))
  }

  /// Shows a page in place of the whole list.
  func turn(to page: Int) {
    let last = (matches.count + Self.pageLength - 1) / Self.pageLength
    guard page != self.page, page > 0, page <= last else { return }
    self.page = page
    let row = matches[(page - 1) * Self.pageLength].id
    cursor.rest(at: row)
    onChange?(.list)
    guide(Guidance(focus: .row(row)))
  }

  /// Shows the whole list if `row` is not on the page that is shown; returns whether it changed.
  @discardableResult
  func unfold(for row: Int) -> Bool {
    if listed.contains(row) { return false }
    page = nil
    scroll.scrollTo(row: row)
    return true
  }

  /// Moves the focus and the scroll position. In a long list, a row that is not visible is mounted first.
  func guide(_ guidance: Guidance) {
    switch guidance.sight ?? guidance.focus {
    case .found: scroll.scrollTo(row: 0, anchor: .top)
    case .row(let id) where scroll.visibleRows != nil: reveal(id)
    default: break
    }
    onGuidance?(guidance)
  }

  /// Scrolls the list to a package, if it is listed.
  func reveal(_ id: Package.ID) {
    guard let row = position(of: id), scroll.visibleRows?.contains(row) != true else { return }
    scroll.scrollTo(row: row)
  }

  /// The position of a package in the list, including packages that are not listed.
  func position(of id: Package.ID) -> Int? {
    database.place(of: id).flatMap(matches.position(ofPlace:))
  }

  func isListed(_ id: Package.ID) -> Bool {
    guard let position = position(of: id) else { return false }
    return listed.contains(position)
  }
}
