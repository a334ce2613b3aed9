import TrellisComponents
import TrellisDOM
import TrellisUI

/// The destination and the handler of a form.
public struct FormChange {
  let destination: String
  let action: () throws -> Void
}

extension View {
  /// Makes this view a `form`. The form also works in a browser without scripts: it then opens the address with the
  /// texts of the fields, named by ``TextField/name(_:)``.
  ///
  /// - Parameters:
  ///   - destination: an address, such as `/search`.
  ///   - action: runs instead, where there are scripts, when Enter is pressed in a field.
  public consuming func form(
    destination: String, action: @escaping () throws -> Void = {}
  ) -> BoxView<Self, FormChange> {
    BoxView(self, FormChange(destination: destination, action: action)) { change, box in
      box.prepareForElement()
      box.viewClass = "form"
      box.attributes += [
        .attribute("action", change.destination),
        .listener(
          "submit", ListenerOptions(flags: .preventDefault), Action { _ in try change.action() }),
      ]
    }
  }
}
