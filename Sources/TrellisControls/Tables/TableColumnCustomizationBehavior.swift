/// What the reader can do with a column of a table by window; see ``TableColumn/disabledCustomizationBehavior(_:)``.
///
/// Source: SwiftUI's `TableColumnCustomizationBehavior`, with ``pin``.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The bits of the kinds of changes.
  public let rawValue: Int

  /// The kinds of changes whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To move the column.
  public static let reorder = Self(rawValue: 1)
  /// To change the width of the column, and to have it fit its contents.
  public static let resize = Self(rawValue: 2)
  /// To hide the column, and to show it again.
  public static let visibility = Self(rawValue: 4)
  /// To pin the column to an edge of the table.
  public static let pin = Self(rawValue: 8)
  /// All of them.
  public static let all: Self = [.reorder, .resize, .visibility, .pin]
}

extension TableColumn {
  /// Keeps the reader from changing the column. By default the reader can do everything.
  ///
  /// The header of a column has a menu, unless all changes are disabled.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn {
    var column = self
    column.disabledBehavior.formUnion(behavior)
    return column
  }

  /// Whether the reader can make a change.
  func allows(_ behavior: TableColumnCustomizationBehavior) -> Bool {
    disabledBehavior.isDisjoint(with: behavior)
  }

  /// Whether the header has a menu.
  var hasMenu: Bool { disabledBehavior != .all }
}

extension Table {
  /// Keeps the reader from changing any column of a table of a ``TableSource``, or of more than 2,000 rows. With all changes
  /// disabled the headers have no menus.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Table {
    var table = self
    table.disabledBehavior.formUnion(behavior)
    return table
  }
}
