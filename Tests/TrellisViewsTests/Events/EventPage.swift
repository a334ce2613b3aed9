import TrellisDOM
import TrellisHosting
import TrellisTesting

extension TestPage {
  /// The element with the recognizers `words`.
  func withRecognizers(_ words: String) -> Element? {
    elements.first { $0.attribute("data-recognizers") == words }
  }

  /// Sends an event with `data`, and renders the changes; returns whether it was accepted.
  @discardableResult
  func tell(_ type: String, _ data: String? = nil, to element: Element?) -> Bool {
    guard let element else { return false }
    host.document.announceAll()
    defer { settle() }
    return host.handle(UIEvent(type: type, target: element.id, data: data))
  }
}
