import TrellisBase

extension PatchMaker {
  /// Emits the changes of an element's attributes, listeners and styles.
  mutating func describeValues(_ record: ChangeRecords.Record) {
    let element = record.element
    if record.touched.contains(.attributes) {
      element.attributes = changeTracker.pool.interned(element.attributes)
      for change in Self.changes(from: record.attributes, to: element.attributes) {
        operations.append(Self.attribute(element.id, change.name, change.value))
      }
    }
    if record.touched.contains(.listeners) {
      let words = element.live?.words ?? ""
      if !words.isExactly(record.listeners) {
        operations.append(Self.attribute(element.id, "data-on", words.isEmpty ? nil : words))
      }
    }
    if record.touched.contains(.styles) {
      element.styles = changeTracker.pool.interned(element.styles)
      for (name, value) in Self.changes(from: record.styles, to: element.styles) {
        operations.append(
          value.map { .setStyle(element.id, property: name, value: $0) }
            ?? .removeStyle(element.id, property: name))
      }
    }
  }

  private static func attribute(_ id: NodeID, _ name: String, _ value: String?) -> PatchOperation {
    value.map { .setAttribute(id, name: name, value: $0) } ?? .removeAttribute(id, name: name)
  }

  /// Emits the text of an element.
  mutating func describeText(_ record: ChangeRecords.Record) {
    let old: String? = if case .text(let text) = record.content { text } else { nil }
    switch record.element.content {
    case .text(let text) where !old.isExactly(text):
      operations.append(.setText(record.element.id, text))
    case .none where old != nil: operations.append(.setText(record.element.id, ""))
    default: break
    }
  }

  /// The differences of two sets, sorted by name; a `nil` value means removal.
  static func changes(from old: ValueSet?, to new: ValueSet?) -> [(name: String, value: String?)] {
    guard old !== new else { return [] }
    let before = old?.entries ?? []
    let after = new?.entries ?? []
    var result: [(name: String, value: String?)] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if j == after.count || (i < before.count && before[i].name < after[j].name) {
        result.append((before[i].name, nil))
        i += 1
      } else if i == before.count || after[j].name < before[i].name {
        result.append((after[j].name, after[j].value))
        j += 1
      } else {
        if !before[i].value.isExactly(after[j].value) {
          result.append((after[j].name, after[j].value))
        }
        i += 1
        j += 1
      }
    }
    return result
  }

  /// Emits live properties last, because a selection or a scroll position requires the content first.
  mutating func describeProperties(_ record: ChangeRecords.Record) {
    guard record.touched.contains(.properties), let live = record.element.live else { return }
    for index in live.properties.indices {
      let property = live.properties[index]
      let known = record.properties.first { $0.name == property.name }?.value
      guard property.isForced || property.value != known else { continue }
      live.properties[index].isForced = false
      operations.append(
        .setProperty(
          record.element.id, name: property.name, value: property.value,
          when: property.isForced ? .forced : .afterEdit(live.field?.edit ?? 0)))
    }
  }

  /// Emits the page's properties and its one-time operations.
  mutating func describePage() {
    let page = changeTracker.page
    describeAnimations()
    if !page.title.isExactly(page.knownTitle) { operations.append(.title(page.title)) }
    if let url = page.url, !page.knownURL.isExactly(url) {
      operations.append(.url(url, replacing: page.replacesURL))
    }
    let root = changeTracker.element(NodeID.root.rawValue)
    if let element = page.scrollTarget?.element(below: root) {
      operations.append(.scrollIntoView(element.id))
    }
    if let element = page.focus?.element(below: root) {
      operations.append(.focus(element.id, ifLost: page.focusesIfLost))
    }
    if let text = page.announcement {
      operations.append(.announce(text, isUrgent: page.isAnnouncementUrgent))
    }
    changeTracker.page.markSent()
  }
}
