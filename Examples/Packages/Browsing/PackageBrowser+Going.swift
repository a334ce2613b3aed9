/// Navigation between packages, by pointer, keys, links and the history.
extension PackageBrowser {
  /// Selects a package, or none.
  func select(_ id: Package.ID?) {
    guard id != selection?.id else { return }
    selection = id.flatMap { database[$0] }
    missing = nil
    onChange?(.selection)
  }

  /// Shows a package of the list.
  ///
  /// - Parameters:
  ///   - isCovering: whether its details will overlay the list.
  ///   - isByKey: whether it was selected by keyboard. Selecting the shown package focuses its details.
  func choose(_ id: Package.ID, isCovering: Bool, isByKey: Bool) {
    let isChosen = id == selection?.id
    cursor.rest(at: id)
    select(id)
    if isCovering || (isChosen && isByKey) { guide(Guidance(focus: .details)) }
  }

  /// Shows a package that the details of another one link to.
  func follow(_ id: Package.ID) {
    guard id != selection?.id, database[id] != nil else { return }
    let row = position(of: id)
    if let row { unfold(for: row) }
    select(id)
    guide(Guidance(focus: .details, sight: row == nil ? nil : .row(id)))
  }

  /// Closes the details.
  func close() {
    guard let id = selection?.id else { return }
    select(nil)
    guide(Guidance(focus: place(inListOf: id)))
    cursor.rest(at: id)
  }

  /// Moves the focus from the details to the list beside them.
  func leaveDetails() {
    guard let id = selection?.id else { return }
    guide(Guidance(focus: place(inListOf: id)))
  }

  /// The row of a package; the last selected one if the package has none.
  private func place(inListOf id: Package.ID) -> Guidance.Place {
    [id, cursor.row].compactMap(\.self).first(where: isListed).map { .row($0) } ?? .list
  }

  /// Shows the page of `address`, for example after a step through the history, which restores the scroll offset.
  func arrive(at address: PackageAddress) {
    let former = selection?.id
    show(address)
    if let id = selection?.id {
      onGuidance?(
        Guidance(
          focus: .details, isForLostFocus: true, sight: isListed(id) ? .row(id) : nil))
    } else if let former {
      onGuidance?(Guidance(focus: place(inListOf: former), isForLostFocus: true))
    }
  }

  /// The keys for moving in the list.
  static let keys = ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"]

  /// Moves in the list by a key.
  ///
  /// - Parameters:
  ///   - origin: the row at which the key was pressed; `nil` for the search field.
  ///   - rows: the number of visible rows.
  ///   - selects: whether the row is also selected.
  func move(by key: String?, from origin: Package.ID?, rows: Int, selects: Bool) {
    guard !matches.isEmpty else { return }
    let start = cursor.start(from: origin).flatMap { position(of: $0) }
    let target: Int
    switch (key, start) {
    case ("ArrowUp", 0): return guide(Guidance(focus: .search))
    case ("ArrowDown", let start?): target = start + 1
    case ("ArrowUp", let start?): target = start - 1
    case ("PageDown", let start?): target = start + rows
    case ("PageUp", let start?): target = start - rows
    case ("Home", _): target = 0
    case ("End", _): target = matches.count - 1
    default: target = listed.lowerBound
    }
    step(to: min(max(target, 0), matches.count - 1), from: origin, selects: selects)
  }

  private func step(to target: Int, from origin: Package.ID?, selects: Bool) {
    let package = matches[target]
    let isUnfolded = unfold(for: target)
    cursor.move(to: package.id, from: origin)
    if selects, package.id != selection?.id {
      // The back button leads to the state before the first key.
      let change: Change = selection == nil ? .selection : .step
      selection = package
      missing = nil
      onChange?(change)
    } else if isUnfolded {
      onChange?(.list)
    }
    guide(Guidance(focus: .row(package.id)))
  }
}
