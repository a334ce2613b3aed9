import TrellisComponents
import TrellisLayout
import TrellisUI

/// The arguments of a frame.
public struct FrameChange: Hashable, Sendable {
  var size: ComponentSize
  var growsWidth = false
  var growsHeight = false
  var fixesWidth: Bool { size.width != .auto }
  var fixesHeight: Bool { size.height != .auto }
  var alignment: Alignment
}

extension View {
  /// Gives this view a frame with a width and a height, in CSS pixels; the view is at `alignment` in the frame.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> BoxView<Self, FrameChange> {
    BoxView(
      self,
      FrameChange(
        size: ComponentSize(width: .optional(width), height: .optional(height)),
        alignment: alignment)
    ) { change, box in box.setFrame(change) }
  }

  /// Limits the size of this view, in CSS pixels.
  ///
  /// With a maximum the view takes the available space up to the maximum; `.infinity` takes all of it.
  ///
  /// - Parameters:
  ///   - idealWidth: the width where the space is not limited.
  ///   - idealHeight: the height where the space is not limited.
  public consuming func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> BoxView<Self, FrameChange> {
    var size = ComponentSize(
      minWidth: .optional(minWidth), minHeight: .optional(minHeight),
      maxWidth: .optional(maxWidth), maxHeight: .optional(maxHeight))
    if maxWidth == nil { size.width = .optional(idealWidth) }
    if maxHeight == nil { size.height = .optional(idealHeight) }
    return BoxView(
      self,
      FrameChange(
        size: size, growsWidth: maxWidth != nil, growsHeight: maxHeight != nil,
        alignment: alignment)
    ) { change, box in box.setFrame(change) }
  }
}

extension Dimension {
  /// A length in CSS pixels; infinity and `nil` are `auto`.
  fileprivate static func optional(_ points: Double?) -> Dimension {
    guard let points, points.isFinite else { return .auto }
    return .points(max(0, points))
  }
}

extension Box {
  fileprivate mutating func setFrame(_ change: FrameChange) {
    if size == .auto, acceptsSize(of: change) {
      // The element has the size itself.
    } else if !canCarry(change) {
      wrap(change.alignment)
    } else if case .stack(var style, let children) = content {
      if style.direction == .row {
        style.justifyContent = change.alignment.horizontal.content
      } else {
        style.justifyContent = change.alignment.vertical.content
        // The limit of the content no longer limits the box.
        if inheritance == .child { style.alignItems = change.alignment.horizontal.items }
      }
      content = .stack(style, children)
    }
    size = change.size
    inheritance = .none
    if change.fixesWidth { flexibility.subtract(.fillsWidth) }
    if change.fixesHeight { flexibility.subtract(.fillsHeight) }
    if change.fixesWidth, change.fixesHeight {
      inheritsFlexibility = false
    } else if inheritsFlexibility {
      // A view inside that grows does not grow beyond the frame; whether it grows is known only after it was rendered.
      if change.fixesWidth { (size.minWidth, size.maxWidth) = (size.width, size.width) }
      if change.fixesHeight { (size.minHeight, size.maxHeight) = (size.height, size.height) }
    }
    if change.growsWidth { flexibility.formUnion(.fillsWidth) }
    if change.growsHeight { flexibility.formUnion(.fillsHeight) }
  }

  /// Whether the box is an element that has the size of the frame itself.
  private func acceptsSize(of change: FrameChange) -> Bool {
    switch content {
    case .leaf, .drawing, .scroll: true
    case .field: !change.growsHeight && !change.size.hasLimits
    default: false
    }
  }

  /// Whether the flexbox of this box can have the size itself, with its content at the alignment of the frame.
  private func canCarry(_ change: FrameChange) -> Bool {
    // The lines of a flow have a separate alignment.
    guard isOpen, case .stack(let style, _) = content, style.wrap == .noWrap else { return false }
    let setsWidth = change.growsWidth || change.size.hasWidth
    let setsHeight = change.growsHeight || change.size.hasHeight
    return style.direction == .row
      ? !setsHeight || style.alignItems == change.alignment.vertical.items
      : !setsWidth || style.alignItems == change.alignment.horizontal.items
  }
}

extension ComponentSize {
  fileprivate var hasLimits: Bool {
    minWidth != .auto || minHeight != .auto || maxWidth != .auto || maxHeight != .auto
  }
  fileprivate var hasWidth: Bool { width != .auto || minWidth != .auto || maxWidth != .auto }
  fileprivate var hasHeight: Bool { height != .auto || minHeight != .auto || maxHeight != .auto }
}
