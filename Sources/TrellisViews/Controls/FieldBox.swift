import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// The description of a text field before its component is made.
struct FieldBox {
  var text = ""
  var label: String
  var prompt: String
  var kind = TextFieldComponent.Kind.text
  var style: TextStyle
  var isEnabled = true
  var delay: UInt16 = 150
  var height: Double
  /// The picture at the start of the field.
  var icon: Icon?
  /// The width and height of the icon, in CSS pixels.
  var iconSize = 16.0
  /// The identity of the field among its siblings.
  var path: ViewPath?
  let onInput: Action<UIEvent>
  let onSubmit: Action<UIEvent>?

  /// The space between the start of the field and its icon, and between the icon and the text, in CSS pixels.
  private static let iconMargin = 10.0
  private static let iconSpacing = 6.0
  /// The indent of the text in the style sheet of fields.
  private static let textIndent = 10.0

  func makeComponent(attributes: [ViewAttribute], size: ComponentSize) -> Component {
    var size = size
    if size.height == .auto, size.minHeight == .auto, size.maxHeight == .auto {
      size.height = .points(height)
    }
    guard let icon else { return FieldComponent(makeField(attributes, size), at: path) }
    let isMirrored = HostEnvironment.ofLayout.traits.writingDirection == .rightToLeft
    let padding = Self.iconMargin + iconSize + Self.iconSpacing - Self.textIndent
    let property = StyleProperty(isMirrored ? "padding-right" : "padding-left")
    let field = makeField([.style(property, "\(Int(padding))px")] + attributes, size)
    var layer = Box(icon, label: "", size: nil)
    layer.size = ComponentSize(width: .points(iconSize), height: .points(iconSize))
    layer.attributes += [
      .style(StyleProperty("color"), Color.secondaryText.css),
      // A press of the icon reaches the field.
      .style(StyleProperty("pointer-events"), "none"),
    ]
    layer.addPadding(FlexboxEdges(start: .points(Self.iconMargin)))
    layer.wrap(.leading)
    return FieldComponent(
      OverlayComponent(content: field, overlay: layer.makeComponent()), at: path)
  }

  private func makeField(_ attributes: [ViewAttribute], _ size: ComponentSize) -> Component {
    TextFieldComponent(
      text: text, label: label, placeholder: prompt, kind: kind, style: style,
      isEnabled: isEnabled, delay: delay, size: size, attributes: attributes, onInput: onInput,
      onSubmit: onSubmit)
  }
}

/// A component around a field that gives the field a separate identity among its siblings.
private final class FieldComponent: RenderComponent<Void> {
  private let field: Component

  init(_ field: Component, at path: ViewPath?) {
    self.field = field
    super.init(identifier: path)
  }

  override var typeName: String { "TextField" }
  override func render(_ state: Void) -> Component? { field }
}
