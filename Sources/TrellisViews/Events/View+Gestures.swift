public import TrellisComponents
public import TrellisLayout
import TrellisUI

extension View {
  /// Runs `action` when this view is tapped or clicked `count` times. A ``Button`` can be pressed by keyboard too.
  ///
  /// - Parameter count: from 1 to 3; taps count together if they follow each other within 500 ms.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () throws -> Void
  ) -> BoxView<Self, EventChange> {
    let event = count <= 1 ? ClientEvent.click : .tap(count: count)
    return on(event, more: TapGesture.looks(count), perform: action)
  }

  /// Runs `action` with the position in this view, in CSS px, when this view is tapped or clicked `count` times.
  ///
  /// - Parameter count: from 1 to 3; taps count together if they follow each other within 500 ms.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (Point) throws -> Void
  ) -> BoxView<Self, EventChange> {
    let event = count <= 1 ? ClientEvent.click : .tap(count: count)
    return on(event, .location, more: TapGesture.looks(count), perform: action)
  }

  /// Runs `action` when a mouse, a pen or a finger has been pressed on this view for a time.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds, from 0.05 to 60.
  ///   - maximumDistance: the movement in CSS px that ends the press, from 0 to 1000.
  ///   - action: runs while the pointer is still pressed; its release is no click then.
  ///   - onPressingChanged: runs with `true` at the press, and with `false` at its end.
  public consuming func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () throws -> Void,
    onPressingChanged: ((Bool) throws -> Void)? = nil
  ) -> some View {
    let change = LongPressChange(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
      pressing: onPressingChanged)
    return BoxView(self, change) { change, box in
      guard EnvironmentValues.current.isEnabled else { return }
      box.prepareForAttributes()
      box.attributes += change.attributes
    }
  }

  /// Runs `action` when a pointer is moved fast over this view, and released.
  ///
  /// - Parameters:
  ///   - directions: the directions that count; in the others the page can be scrolled by finger.
  ///   - action: gets the direction.
  public func onSwipe(
    _ directions: Set<SwipeDirection> = Set(SwipeDirection.allCases),
    perform action: @escaping (SwipeDirection) throws -> Void
  ) -> BoxView<Self, EventChange> {
    let isAcross = !directions.isDisjoint(with: [.left, .right])
    let isAlong = !directions.isDisjoint(with: [.up, .down])
    let name = isAcross && isAlong ? "l-touch" : isAcross ? "l-scroll-y" : "l-scroll-x"
    return on(.swipe(directions), .swipeDirection, more: [.className(name)], perform: action)
  }

  /// Runs `action` with `true` when a mouse or a pen enters this view, and with `false` when it leaves, or when the
  /// view is disabled or removed under the pointer.
  public func onHover(perform action: @escaping (Bool) throws -> Void) -> some View {
    HoverView(content: self, action: action)
  }

  /// Runs `action` while a mouse or a pen is over this view, with the newest position, once a frame at most; and at the
  /// end, like ``onHover(perform:)``.
  public func onContinuousHover(
    perform action: @escaping (HoverPhase) throws -> Void
  ) -> some View {
    ContinuousHoverView(content: self, action: action)
  }
}

/// Whether a pointer is over a view. A reference, because no view shows the value.
private final class HoverMark {
  var isHovered = false
}

/// A view that notes whether a pointer is over it, so that exactly one end follows the positions of the pointer.
private struct ContinuousHoverView<Content: View>: View {
  let content: Content
  let action: (HoverPhase) throws -> Void
  @State private var mark = HoverMark()
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .on(.pointerMove, .location, .pointerKind) { location, kind in
        if kind == .touch { return }
        mark.isHovered = true
        try action(.active(location))
      }
      .on(.pointerLeave, .pointerKind) { if $0 != .touch { try end() } }
      .onChange(of: isEnabled) { if !isEnabled { try end() } }
      .onDisappear { try end() }
  }

  private func end() throws {
    guard mark.isHovered else { return }
    mark.isHovered = false
    try action(.ended)
  }

  func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

/// A view that notes whether a pointer is over it, so that each `true` of its action is followed by one `false`.
private struct HoverView<Content: View>: View {
  let content: Content
  let action: (Bool) throws -> Void
  @State private var mark = HoverMark()
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .on(.pointerEnter, .pointerKind) { if $0 != .touch { try record(true) } }
      .on(.pointerLeave, .pointerKind) { if $0 != .touch { try record(false) } }
      .onChange(of: isEnabled) { if !isEnabled { try record(false) } }
      .onDisappear { try record(false) }
  }

  private func record(_ isHovered: Bool) throws {
    guard mark.isHovered != isHovered else { return }
    mark.isHovered = isHovered
    try action(isHovered)
  }

  func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

/// The state of a pointer over a view.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is at a position in the view, in CSS px.
  case active(Point)
  /// The pointer has left the view.
  case ended
}

/// The arguments of a modifier for long presses.
private struct LongPressChange {
  let minimumDuration: Double
  let maximumDistance: Double
  let action: () throws -> Void
  let pressing: ((Bool) throws -> Void)?

  var attributes: [ViewAttribute] {
    let (action, pressing) = (action, pressing)
    var attributes = ViewAttribute.on(
      .longPress(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
      action: Action { try action() })
    attributes.append(.className("l-press"))
    guard let pressing else { return attributes }
    return attributes
      + ViewAttribute.on(
        .pressing(minimumDuration: minimumDuration, maximumDistance: maximumDistance), .isPressing,
        action: Action { try pressing($0) })
  }
}
