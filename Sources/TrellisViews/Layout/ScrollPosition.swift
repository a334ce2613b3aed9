import Synchronization
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
  private(set) var request: RowRequest?
  let rows = VisibleRows()

  /// A position at the top left corner, until the user scrolls.
  public init() {}

  /// The indexes from 0 of the rows of a lazy list in the scroll view that are visible, also in part, as the browser reported
  /// it last; `nil` before a list was shown, and in a list of up to 200 rows, except a `List` that loads rows at an end.
  ///
  /// The value follows each report and each change of the list. A view that reads it does not change with it: read it
  /// in handlers.
  public var visibleRows: Range<Int>? { rows.range }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.offset == rhs.offset && lhs.command == rhs.command && lhs.request == rhs.request
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(offset)
    hasher.combine(command)
    hasher.combine(request)
  }

  /// A position to scroll to. Two commands for one position differ by their numbers.
  struct Command: Hashable, Sendable {
    let left: Double?
    let top: Double?
    let number: Int
  }

  /// Scrolls to an offset, in CSS pixels; `nil` keeps the offset in an axis.
  public mutating func scrollTo(x: Double? = nil, y: Double? = nil) {
    command = Command(left: x, top: y, number: nextNumber)
    request = nil
    offset = Point(x: x ?? offset.x, y: y ?? offset.y)
  }

  /// Scrolls to a row of the ``LazyVStack`` or the list in the scroll view, or to a cell of a lazy grid or a
  /// ``LazyHStack``, also to one that is not mounted.
  ///
  /// - Parameters:
  ///   - id: the identity of the row; an unknown one is ignored.
  ///   - anchor: what comes together of the row and the visible part; `nil` is the nearest edge, or no move if the row is
  ///     visible.
  /// - Complexity: O(*n*) to find the row; O(1) if the row of the number `id` has it, and O(log *n*) otherwise.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: ScrollAnchor? = nil) {
    scroll(to: .id(RowRequest.ID(value: id)), anchor)
  }

  /// Scrolls to the row, or the cell of a grid, at an index from 0; an index beyond the end is the last one.
  ///
  /// - Complexity: O(log *n*).
  public mutating func scrollTo(row: Int, anchor: ScrollAnchor? = nil) {
    scroll(to: .index(row), anchor)
  }

  private mutating func scroll(to target: RowRequest.Target, _ anchor: ScrollAnchor?) {
    request = RowRequest(number: nextNumber, target: target, anchor: anchor)
    command = nil
  }

  private var nextNumber: Int { max(command?.number ?? 0, request?.number ?? 0) + 1 }

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

/// The places of a row and of the visible part that come together when a list is scrolled to the row. In a horizontal list
/// the top is the edge where the list begins.
///
/// Source: SwiftUI's `UnitPoint` as the anchor of `scrollTo`.
public enum ScrollAnchor: String, Hashable, Sendable {
  /// Both tops.
  case top
  /// Both middles.
  case center
  /// Both bottoms.
  case bottom

  /// Both edges where a horizontal list begins; the same as ``top``.
  public static let leading = ScrollAnchor.top
  /// Both edges where a horizontal list ends; the same as ``bottom``.
  public static let trailing = ScrollAnchor.bottom

  /// The part of the height above the place.
  var part: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

extension ScrollPosition {
  /// A row to scroll to.
  struct RowRequest: Hashable, Sendable {
    /// An identity of any type.
    struct ID: Hashable, Sendable {
      let value: any Hashable & Sendable

      static func == (lhs: ID, rhs: ID) -> Bool { AnyHashable(lhs.value) == AnyHashable(rhs.value) }
      func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
    }

    enum Target: Hashable, Sendable {
      case id(ID)
      case index(Int)
    }

    /// Two requests for one position differ by their numbers.
    let number: Int
    let target: Target
    let anchor: ScrollAnchor?
  }
}

/// The visible rows of the list in a scroll view, which the list reports.
final class VisibleRows: Sendable, Equatable {
  private let reported = Mutex<Range<Int>?>(nil)

  var range: Range<Int>? { reported.withLock { $0 } }

  func report(_ rows: Range<Int>?) { reported.withLock { $0 = rows } }

  static func == (lhs: VisibleRows, rhs: VisibleRows) -> Bool { lhs === rhs }
}

private enum VisibleRowsKey: EnvironmentKey {
  static var defaultValue: VisibleRows? { nil }
}

private enum ScrollRequestKey: EnvironmentKey {
  static var defaultValue: ScrollPosition.RowRequest? { nil }
}

extension EnvironmentValues {
  /// The row to which the lists in a scroll view are scrolled.
  var scrollRequest: ScrollPosition.RowRequest? {
    get { self[ScrollRequestKey.self] }
    set { self[ScrollRequestKey.self] = newValue }
  }

  /// What gets the visible rows of the lists in a scroll view.
  var visibleRows: VisibleRows? {
    get { self[VisibleRowsKey.self] }
    set { self[VisibleRowsKey.self] = newValue }
  }
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
