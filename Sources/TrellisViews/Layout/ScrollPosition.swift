import TrellisComponents
import TrellisDOM
public import TrellisLayout
import TrellisUI

/// The offset of a ``ScrollView``, connected with it by ``View/scrollPosition(_:)``.
///
/// ```swift
/// @State private var position = ScrollPosition()
///
/// ScrollView { rows }.scrollPosition($position)
/// Button("To the top") { position.scrollTo(edge: .top) }
/// ```
public struct ScrollPosition: Hashable, Sendable {
  /// The distance of the visible part from the top left corner of the content, in CSS pixels, as the browser reported
  /// it last.
  public internal(set) var offset = Point.zero
  private(set) var command: Command?

  /// A position at the top left corner, until the user scrolls.
  public init() {}

  /// A position to scroll to. Two commands for one position differ by their numbers.
  struct Command: Hashable, Sendable {
    let left: Double?
    let top: Double?
    let number: Int
  }

  /// Scrolls to an offset, in CSS pixels; `nil` keeps the offset in an axis.
  public mutating func scrollTo(x: Double? = nil, y: Double? = nil) {
    command = Command(left: x, top: y, number: (command?.number ?? 0) + 1)
    offset = Point(x: x ?? offset.x, y: y ?? offset.y)
  }

  /// Scrolls to an edge of the content; `leading` and `trailing` are left and right.
  public mutating func scrollTo(edge: Edge) {
    switch edge {
    case .top: scrollTo(y: 0)
    case .leading: scrollTo(x: 0)
    case .bottom: scrollTo(y: Self.beyondTheEnd)
    case .trailing: scrollTo(x: Self.beyondTheEnd)
    }
  }

  /// A browser limits an offset to the end of the content.
  private static let beyondTheEnd = ScrollLimits.greatestOffset
}

extension ScrollPosition.Command {
  /// Sets the offset once for each command, so that the position that the user scrolls to stays.
  var attribute: ViewAttribute {
    .custom(
      CustomAttribute(
        "scroll-position", value: self, apply: { Self.apply($1, to: $0) }, unapply: { _, _ in },
        update: { Self.apply($2, to: $0) }))
  }

  private static func apply(_ command: Self, to element: Element) {
    if let left = command.left { element.setProperty("scrollLeft", .number(left), force: true) }
    if let top = command.top { element.setProperty("scrollTop", .number(top), force: true) }
  }
}
