import CPostgres

/// A parameter of a statement.
enum PostgresParameter {
  case null
  case text(String)
  case bytes([UInt8])
  case number(Int64)
  case real(Double)

  /// The bytes for the protocol, and whether they are in the binary form.
  var encoded: (bytes: [UInt8], isBinary: Bool)? {
    switch self {
    case .null: nil
    // The binary form of a text has a length, so that no byte ends it.
    case .text(let text): (Array(text.utf8), true)
    case .bytes(let bytes): (bytes, true)
    case .number(let number): (Array("\(number)".utf8) + [0], false)
    case .real(let number): (Array("\(number)".utf8) + [0], false)
    }
  }
}

/// The rows of a result in the binary form.
struct PostgresRows {
  private let columns: Int
  private let fields: [[UInt8]?]

  /// - Parameter result: a result with rows or without.
  init(_ result: OpaquePointer) {
    columns = Int(PQnfields(result))
    let columns = columns
    fields = (0..<Int(PQntuples(result)) * columns).map { index -> [UInt8]? in
      let (row, column) = (Int32(index / columns), Int32(index % columns))
      guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column)
      else { return nil }
      return Array(
        UnsafeRawBufferPointer(start: value, count: Int(PQgetlength(result, row, column))))
    }
  }

  /// The number of rows.
  var count: Int { columns == 0 ? 0 : fields.count / columns }

  /// `nil` for NULL, and for a field that does not exist.
  func bytes(_ row: Int, _ column: Int) -> [UInt8]? {
    let index = row * columns + column
    return column < columns && index < fields.count ? fields[index] : nil
  }

  /// The value of a `bigint`.
  func number(_ row: Int, _ column: Int) -> Int64? {
    guard let bytes = bytes(row, column), bytes.count == 8 else { return nil }
    return bytes.reduce(0) { $0 << 8 | Int64($1) }
  }

  /// Whether a `boolean` is true.
  func truth(_ row: Int, _ column: Int) -> Bool { bytes(row, column) == [1] }
}
