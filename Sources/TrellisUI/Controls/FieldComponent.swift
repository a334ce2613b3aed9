import TrellisBase
package import TrellisComponents
package import TrellisLayout
import TrellisText

/// A control whose text the browser lays out: an `input`, a `select` or a `textarea`.
///
/// The baseline of the control is the baseline of its first line. A control that grows has the height of its text,
/// measured on the server in the width of the control.
package final class FieldComponent: LayoutComponent {
  /// The lines of a control that grows with its text.
  package struct Lines: Hashable {
    /// The minimum number.
    package var least: Int
    /// The maximum number; further lines are scrolled.
    package var most: Int

    package init(least: Int, most: Int) {
      self.least = max(least, 1)
      self.most = max(most, self.least)
    }
  }

  /// The text that determines the height, or a letter for the baseline.
  private let measured: TextComponent
  /// `nil` for the width of ``measured``.
  private let naturalWidth: Double?
  private let lineHeight: Double
  private let padding: EdgeInsets
  private let lines: Lines?

  /// - Parameters:
  ///   - viewClass: the element.
  ///   - text: the text of a control that grows with it.
  ///   - widest: the widest text; the control is as wide as this text and `padding`. `nil` uses `characters`.
  ///   - lines: the numbers of lines of a control that grows; `nil` for a control of one height.
  ///   - characters: the natural width, in multiples of the average width of a letter.
  ///   - padding: the space around the text, in CSS pixels.
  package init(
    _ viewClass: ViewClass, text: String = "", widest: String? = nil, lines: Lines? = nil,
    characters: Double = 24, padding: EdgeInsets = EdgeInsets(), style: TextStyle,
    size: ComponentSize = .auto,
    attributes: [ViewAttribute] = [], children: [Component] = []
  ) {
    // An empty last line is a line of the field.
    let end = text.isEmpty || text.ends(with: "\n") ? "x" : ""
    let shown = lines == nil ? widest ?? "x" : text + end
    measured = TextComponent(shown, style: style)
    naturalWidth = widest == nil ? style.size * characters * 0.58 : nil
    lineHeight = style.resolvedLineHeight
    self.padding = padding
    self.lines = lines
    options = children
    super.init(
      view: ViewConfiguration(
        viewClass,
        attributes: style.fieldAttributes + [.className(TextStyleSheet.fieldClass)] + attributes),
      size: size)
  }

  /// The elements in the control, such as the options of a `select`; they have no visible frames.
  private let options: [Component]

  package override var numberOfChildren: Int { options.count + 1 }
  package override func child(at index: Int) -> Component? {
    index == options.count ? measured : options[index]
  }
  package override var laysOutAllChildren: Bool { false }

  package override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? FieldComponent else { return false }
    return previous.naturalWidth == naturalWidth && previous.lineHeight == lineHeight
      && previous.padding == padding && previous.lines == lines
      && previous.options.count == options.count
  }

  package override func computeLayout(thatFits range: SizeRange) -> Layout {
    let across = padding.left + padding.right
    let available =
      lines == nil
      ? .infinity : max(0, range.clamp(Size(width: naturalWidth ?? 0, height: 0)).width - across)
    let text = measured.layout(
      thatFits: SizeRange(max: Size(width: available, height: .infinity)), parentSize: .undefined)
    var size = range.clamp(
      Size(width: naturalWidth ?? (text.size.width + across).rounded(.up), height: lineHeight))
    var top = ((size.height - lineHeight) / 2).rounded()
    if let lines {
      let least = lineHeight * Double(lines.least)
      let most = lineHeight * Double(lines.most)
      size = range.clamp(
        Size(
          width: size.width,
          height: min(max(text.size.height, least), most) + padding.top + padding.bottom))
      top = padding.top
    }
    let inner = options.map {
      Layout.Child(
        position: .zero,
        layout: $0.layout(
          thatFits: SizeRange(exactly: Size(width: size.width, height: lineHeight)),
          parentSize: ParentSize(size)))
    }
    return Layout(
      of: self, size: size, children: inner,
      extra: measured.firstBaseline(of: text).map { $0 + top })
  }

  package override func firstBaseline(of layout: Layout) -> Double? { layout.extra as? Double }
}
