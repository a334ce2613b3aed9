import TrellisBase

/// What a reader has chosen for a table: order, search and filters, and the widths, places and visibility of columns. It can
/// be stored per user, and live in the address: `@Query var table = TableState()`.
public struct TableState: Hashable, Sendable, Codable {
  /// Which rows are shown, and in which order.
  public var query: TableQuery
  /// The widths that the reader has set, in CSS pixels, by the ids of the columns.
  public var widths: [String: Double]
  /// The ids of the columns whose widths fit their contents by the choice of the reader.
  public var fitted: Set<String>
  /// The edges to which the reader has pinned columns, by their ids; others are pinned as they are declared.
  public var pins: [String: TablePin]
  /// The ids of the columns that are not shown.
  public var hidden: Set<String>
  /// The ids of columns in the order in which they are shown; columns that are not in it follow in their own order.
  public var columns: [String]

  /// The widths that a reader can set, in CSS pixels.
  public static let widthRange: ClosedRange<Double> = 40...1200

  /// - Parameters:
  ///   - query: which rows are shown, and in which order.
  ///   - widths: the widths that the reader has set, in CSS pixels, by the ids of the columns.
  ///   - fitted: the ids of the columns whose widths fit their contents by the choice of the reader.
  ///   - pins: the edges to which the reader has pinned columns, by their ids.
  ///   - hidden: the ids of the columns that are not shown.
  ///   - columns: the ids of columns in the order in which they are shown.
  public init(
    query: TableQuery = TableQuery(), widths: [String: Double] = [:], fitted: Set<String> = [],
    pins: [String: TablePin] = [:], hidden: Set<String> = [], columns: [String] = []
  ) {
    self.query = query
    self.widths = widths
    self.fitted = fitted
    self.pins = pins
    self.hidden = hidden
    self.columns = columns
  }

  /// Decodes a state. What an older version has not stored has its initial value, and widths are limited to ``widthRange``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      query: try values.decodeIfPresent(TableQuery.self, forKey: .query) ?? TableQuery(),
      fitted: try values.decodeIfPresent(Set<String>.self, forKey: .fitted) ?? [],
      pins: try values.decodeIfPresent([String: TablePin].self, forKey: .pins) ?? [:],
      hidden: try values.decodeIfPresent(Set<String>.self, forKey: .hidden) ?? [],
      columns: try values.decodeIfPresent([String].self, forKey: .columns) ?? [])
    let widths = try values.decodeIfPresent([String: Double].self, forKey: .widths) ?? [:]
    for (column, width) in widths { setWidth(width, of: column) }
  }

  /// Sets the width of a column, within ``widthRange``; a number that is not finite is ignored.
  public mutating func setWidth(_ width: Double, of column: String) {
    guard width.isFinite else { return }
    let range = Self.widthRange
    widths[column] = min(max(width, range.lowerBound), range.upperBound).rounded()
    fitted.remove(column)
  }

  /// Has the width of a column fit its contents.
  public mutating func fitWidth(of column: String) {
    widths[column] = nil
    fitted.insert(column)
  }

  /// Moves a column among `all`, the ids of all columns in their present order.
  ///
  /// - Parameter distance: the number of places towards the end, negative towards the start.
  public mutating func move(_ column: String, by distance: Int, among all: [String]) {
    guard let place = all.firstIndex(where: { $0.utf8.elementsEqual(column.utf8) }) else { return }
    var moved = all
    moved.remove(at: place)
    moved.insert(column, at: min(max(place + distance, 0), moved.count))
    columns = moved
  }
}

extension TableState: LosslessStringConvertible {
  /// The longest description that is read, in bytes.
  private static let lengthLimit = 4_096
  /// The most parts of a description.
  private static let partLimit = 100

  /// The state as a text for an address: `o=-date,name;q=rent;f.account=Cash;w.name=240;h=note;c=name,date`. Empty for the
  /// initial state.
  public var description: String {
    var parts: [String] = []
    if !query.order.isEmpty {
      parts.append("o=" + Self.list(query.order.map(\.description)))
    }
    if !query.search.isEmpty { parts.append("q=" + Self.escaped(query.search)) }
    for (name, value) in query.filters.sorted(by: { $0.key.isBefore($1.key) }) {
      parts.append("f.\(Self.escaped(name))=\(Self.escaped(value))")
    }
    if !query.expanded.isEmpty {
      parts.append("x=" + Self.list(query.expanded.sorted { $0.isBefore($1) }))
    }
    for (column, width) in widths.sorted(by: { $0.key.isBefore($1.key) }) {
      parts.append("w.\(Self.escaped(column))=\(Int(width))")
    }
    for column in fitted.sorted(by: { $0.isBefore($1) }) {
      parts.append("w.\(Self.escaped(column))=fit")
    }
    for (column, pin) in pins.sorted(by: { $0.key.isBefore($1.key) }) {
      parts.append("p.\(Self.escaped(column))=\(pin.rawValue)")
    }
    if !hidden.isEmpty { parts.append("h=" + Self.list(hidden.sorted { $0.isBefore($1) })) }
    if !columns.isEmpty { parts.append("c=" + Self.list(columns)) }
    return parts.joined(separator: ";")
  }

  /// Reads a ``description``. Parts of other kinds, and widths that are none, are ignored.
  ///
  /// - Returns: `nil` for a text with more than 4,096 bytes or 100 parts.
  public init?(_ description: String) {
    guard description.utf8.count <= Self.lengthLimit else { return nil }
    let parts = description.parts(between: ";")
    guard parts.count <= Self.partLimit else { return nil }
    self.init()
    for part in parts {
      guard let sign = part.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let (name, value) = (part[..<sign], part[part.utf8.index(after: sign)...])
      switch String(name) {
      case "o": query.order = Self.items(value).compactMap { TableOrder($0) }
      case "q": query.search = Self.unescaped(value)
      case "x": query.expanded = Set(Self.items(value))
      case "h": hidden = Set(Self.items(value))
      case "c": columns = Self.items(value)
      default:
        let key = Self.unescaped(name.dropping(2))
        if name.begins(with: "f.") { query.filters[key] = Self.unescaped(value) }
        if name.begins(with: "p.") { pins[key] = TablePin(rawValue: String(value)) }
        if name.begins(with: "w.") {
          if value.utf8.elementsEqual("fit".utf8) { fitWidth(of: key) }
          if let width = Double(value) { setWidth(width, of: key) }
        }
      }
    }
  }

  private static func list(_ items: [String]) -> String {
    items.map(escaped).joined(separator: ",")
  }

  private static func items(_ text: Substring) -> [String] {
    text.parts(between: ",").map { unescaped($0) }
  }

  /// The text without the signs of the format: `~` and two hexadecimal digits stand for a byte.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "~": result += "~7e"
      case ";": result += "~3b"
      case ",": result += "~2c"
      case "=": result += "~3d"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    text.substituting("~3b", with: ";").substituting("~2c", with: ",")
      .substituting("~3d", with: "=").substituting("~7e", with: "~")
  }
}
