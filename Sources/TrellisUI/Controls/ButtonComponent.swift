public import TrellisComponents
public import TrellisDOM
public import TrellisLayout

/// A button: an element that can be pressed by pointer and keyboard, with any content.
public final class ButtonComponent: ContainerComponent {
  /// The component inside the button, laid out without a minimum size and centred on both axes.
  public let content: Component

  /// - Parameters:
  ///   - isEnabled: a disabled button sends nothing; the server refuses its events.
  ///   - label: the name for assistive technology, instead of the content.
  ///   - action: runs when the button is pressed.
  ///   - content: shown in the middle of the button.
  public init(
    isEnabled: Bool = true, label: String? = nil, size: ComponentSize = .auto,
    attributes: [ViewAttribute] = [], action: Action<UIEvent>, content: Component
  ) {
    self.content = content
    var all: [ViewAttribute] = [
      .attribute("type", "button"), .listener("click", ListenerOptions(), action),
    ]
    if !isEnabled { all.append(.attribute("disabled", "")) }
    if let label { all.append(.attribute("aria-label", label)) }
    super.init(
      view: ViewConfiguration("button", attributes: all + attributes), size: size,
      children: [content])
  }

  /// A button with a text.
  ///
  /// It has the class `trellis-button`, for which Trellis's style sheet has plain styles that any rule of
  /// an application overrides.
  ///
  /// - Parameter padding: the space around the text, in CSS pixels.
  public convenience init(
    _ title: String, style: TextStyle = TextStyle(weight: 600), isEnabled: Bool = true,
    label: String? = nil, padding: EdgeInsets = EdgeInsets(horizontal: 14, vertical: 8),
    size: ComponentSize = .auto, attributes: [ViewAttribute] = [],
    action: @escaping () throws -> Void
  ) {
    self.init(
      isEnabled: isEnabled, label: label, size: size,
      attributes: [.className("trellis-button")] + attributes, action: Action { _ in try action() },
      content: InsetComponent(
        insets: padding, child: TextComponent(title, style: style, viewClass: "span")))
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    // The child: content.
    true
  }

  /// The content keeps its own size, centred in the button.
  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    let inner = content.layout(
      thatFits: SizeRange(max: range.max), parentSize: ParentSize(range.max))
    let size = range.clamp(inner.size)
    return Layout(
      of: self, size: size,
      children: [
        .init(
          position: Point(
            x: (size.width - inner.size.width) / 2, y: (size.height - inner.size.height) / 2),
          layout: inner)
      ])
  }
}
