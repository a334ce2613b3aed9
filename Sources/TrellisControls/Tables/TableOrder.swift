import TrellisBase

/// The column and the direction by which a table is sorted.
public struct TableOrder: Hashable, Sendable, Codable, LosslessStringConvertible {
  /// The id of the column; its title if it has no explicit id.
  public var column: String
  /// Whether the rows are in the reverse order.
  public var isDescending: Bool

  /// - Parameters:
  ///   - column: the id of the column; its title if it has no explicit id.
  ///   - isDescending: whether the rows are in the reverse order.
  public init(by column: String, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// Parses an order, for a ``/TrellisViews/Query``: the id of the column, preceded by `-` for the reverse order.
  public init?(_ description: String) {
    let isDescending = description.begins(with: "-")
    self.init(by: String(description.dropping(isDescending ? 1 : 0)), isDescending: isDescending)
  }

  /// The id of the column, preceded by `-` for the reverse order.
  public var description: String { (isDescending ? "-" : "") + column }
}
