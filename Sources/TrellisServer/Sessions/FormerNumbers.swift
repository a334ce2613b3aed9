import TrellisDOM

/// The numbers by which a tab knew elements before a reset gave them new ones.
///
/// An event that was on its way meanwhile names an old number. As no number is ever used twice, it
/// still says which element is meant.
struct FormerNumbers {
  private final class Entry {
    weak var element: Element?
    init(_ element: Element) { self.element = element }
  }

  /// Entries beyond which all are forgotten: a tab that asks for reset after reset gains nothing.
  private static let limit = 50_000
  private var entries: [NodeID: Entry] = [:]

  /// Remembers the numbers of all elements that listen to something.
  ///
  /// - Complexity: O(*n*) in the elements of the document.
  mutating func remember(_ document: Document) {
    if entries.count > Self.limit { entries = [:] }
    var pending = [document.root]
    while let element = pending.popLast() {
      if element.id != .none, element.id != .root, !element.listenedEvents.isEmpty {
        entries[element.id] = Entry(element)
      }
      pending += element.children
    }
  }

  /// `event` with its target's number of today.
  func translated(_ event: UIEvent) -> UIEvent {
    guard let element = entries[event.target]?.element else { return event }
    var event = event
    event.target = element.id
    return event
  }
}
