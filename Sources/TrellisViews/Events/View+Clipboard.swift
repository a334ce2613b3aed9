import TrellisComponents
import TrellisUI

extension View {
  /// Copies `text` when the user copies while the focus is in this view, and no text is selected. The browser does it
  /// without a request. ``/TrellisComponents/ClientCommand/copy(_:)`` copies when a button is pressed.
  ///
  /// - Parameter text: is sent with the page.
  public consuming func copyable(_ text: String) -> BoxView<Self, String> {
    BoxView(self, text) { text, box in box.add(.recognizer("copytext:\(text.uriComponent)")) }
  }

  /// Runs `action` when the user pastes a text while the focus is in this view, and not in a field. The focus must be
  /// on a button, a link, or an element with the attribute `tabindex`.
  ///
  /// - Parameter action: gets at most 20,000 characters. A longer text is not pasted, and the page says so.
  public func onPasteCommand(
    perform action: @escaping (String) throws -> Void
  ) -> BoxView<Self, EventChange> {
    on(.pasteText, .text, perform: action)
  }
}
