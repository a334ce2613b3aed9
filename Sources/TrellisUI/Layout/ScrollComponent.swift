public import TrellisComponents
import TrellisDOM
public import TrellisLayout

/// A component that shows a part of its child if space is short; the user can scroll the child.
///
/// In an axis that does not scroll the child has the length of the component; a scroll bar covers its edge, so leave
/// some space there. In a component that scrolls in both axes, a content that is too long in one axis leaves the space of
/// the bar, so that it does not scroll in the other axis because of the bar. Only the browser stores the scroll offset. It lasts as long as the component's identity: use a new
/// identity for new content.
///
/// On right-to-left pages too the scroll bar is at the right edge, and offsets count from the left edge: a bar at the
/// left edge would move the content by its width, which is unknown on the server. Such a page shows the right end of a
/// content that scrolls horizontally first.
public final class ScrollComponent: LayoutComponent {
  /// The axes in which the child may be larger than the component.
  public struct Axes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The child has its width in unlimited space.
    public static let horizontal = Axes(rawValue: 1)
    /// The child has its height in unlimited space.
    public static let vertical = Axes(rawValue: 2)
  }

  private let axes: Axes
  /// The scrolled element. Without it, space below the last element of the content would not be scrollable.
  private let content: ViewComponent

  /// - Parameters:
  ///   - tag: the element, such as `nav` or `section`.
  ///   - axes: the axes in which the content scrolls.
  ///   - size: the requested size; without a height here or from the parent, the component has the height
  ///     of its child.
  public init(
    _ tag: String = "div", axes: Axes = .vertical, size: ComponentSize = .auto,
    attributes: [ViewAttribute] = [], child: Component
  ) {
    self.axes = axes
    let isMirrored = HostEnvironment.ofLayout.traits.writingDirection == .rightToLeft
    content = ViewComponent(attributes: isMirrored ? [.style(.direction, "rtl")] : [], child: child)
    let own = isMirrored ? axes.mirroredAttributes : [.style(.overflow, axes.overflow)]
    super.init(
      view: ViewConfiguration(
        ViewClass(tag, holdsBrowserState: true), attributes: own + attributes),
      size: size)
  }

  public override var numberOfChildren: Int { 1 }
  public override func child(at index: Int) -> Component? { content }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    (previous as? ScrollComponent)?.axes == axes
  }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    var inner = contentLayout(in: range, least: range.min)
    let bar = HostEnvironment.ofLayout.traits.scrollBarWidth
    let isTooWide = inner.size.width > range.max.width
    let isTooHigh = inner.size.height > range.max.height
    if bar > 0, axes == [.horizontal, .vertical], isTooWide != isTooHigh {
      var least = range.min
      if isTooHigh { least.width = max(least.width - bar, 0) }
      if isTooWide { least.height = max(least.height - bar, 0) }
      inner = contentLayout(in: range, least: least)
    }
    return Layout(
      of: self, size: range.clamp(inner.size), children: [.init(position: .zero, layout: inner)])
  }

  private func contentLayout(in range: SizeRange, least: Size) -> Layout {
    content.layout(
      thatFits: SizeRange(
        min: least,
        max: Size(
          width: axes.contains(.horizontal) ? .infinity : range.max.width,
          height: axes.contains(.vertical) ? .infinity : range.max.height)),
      parentSize: ParentSize(range.max))
  }
}

extension StyleProperty {
  fileprivate static let direction = StyleProperty("direction")
}

extension ScrollComponent.Axes {
  /// The attributes of the scrolled element on a right-to-left page.
  fileprivate var mirroredAttributes: [ViewAttribute] {
    let own: [ViewAttribute] = [.style(.overflow, overflow), .style(.direction, "ltr")]
    return contains(.horizontal) ? own + [Self.scrolledToTheRight] : own
  }

  /// Scrolls to the right end when the element is made; the browser limits the offset to the content.
  private static var scrolledToTheRight: ViewAttribute {
    .custom(
      CustomAttribute(
        "scroll-start", value: true,
        apply: { element, _ in
          element.setProperty("scrollLeft", .number(ScrollLimits.greatestOffset), force: true)
        },
        unapply: { _, _ in }, update: { _, _, _ in }))
  }

  /// The value of `overflow`.
  fileprivate var overflow: String {
    let words = [Self.horizontal, .vertical].map { contains($0) ? "auto" : "hidden" }
    return words[0] == words[1] ? words[0] : words.joined(separator: " ")
  }
}

/// The limits of offsets.
package enum ScrollLimits {
  /// Beyond the end of each content, in CSS px: the largest box of a browser is 33,554,428 px long.
  package static let greatestOffset = 33_554_428.0
}
