import TrellisComponents
import TrellisUI

/// The description of a text before its component is made.
struct TextBox {
  var style: TextStyle
  var plain = ""
  /// The parts, if they change the style.
  var spans: [TextSpan]?
  var viewClass: ViewClass = "div"
  var label: String?

  func makeComponent(attributes: [ViewAttribute]) -> Component {
    if let spans {
      return TextComponent(
        AttributedText(spans), style: style, label: label, viewClass: viewClass,
        attributes: attributes)
    }
    return TextComponent(
      plain, style: style, label: label, viewClass: viewClass, attributes: attributes)
  }
}
