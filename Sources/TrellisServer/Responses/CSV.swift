import TrellisBase

/// A table as comma-separated values.
///
/// Fields with commas, quotes or line breaks are quoted. A field that a spreadsheet would read as a formula gets an
/// apostrophe in front, unless it is a number.
///
/// Sources: RFC 4180; OWASP, “CSV Injection”.
public struct CSV: Sendable, Equatable {
  /// The lines, each ended by CR LF.
  public let text: String

  /// - Parameters:
  ///   - header: the names of the columns; without names there is no first line for them.
  ///   - rows: the fields of each row.
  ///   - separator: the character between two fields; spreadsheets expect `;` where the comma separates decimals.
  /// - Complexity: O(*n*) in the bytes.
  public init(
    header: [String] = [], rows: some Sequence<[String]>, separator: Unicode.Scalar = ","
  ) {
    var text = ""
    if !header.isEmpty { Self.append(header, separator, to: &text) }
    for row in rows { Self.append(row, separator, to: &text) }
    self.text = text
  }

  private static func append(_ fields: [String], _ separator: Unicode.Scalar, to text: inout String)
  {
    for (index, field) in fields.enumerated() {
      if index > 0 { text.unicodeScalars.append(separator) }
      append(field, separator, to: &text)
    }
    text += "\r\n"
  }

  private static func append(_ field: String, _ separator: Unicode.Scalar, to text: inout String) {
    let needsQuotes = field.unicodeScalars.contains {
      $0 == separator || $0 == "\"" || $0 == "\r" || $0 == "\n"
    }
    if needsQuotes { text += "\"" }
    if isFormula(field) { text += "'" }
    var former: Unicode.Scalar?
    for scalar in field.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      // A spreadsheet may divide the line at another separator.
      if let former, [",", ";", "\t"].contains(former), ["=", "@"].contains(scalar) {
        text += "'"
      }
      text.unicodeScalars.append(scalar)
      former = scalar
    }
    if needsQuotes { text += "\"" }
  }

  /// Whether a spreadsheet could execute the field. A number with a sign is only a number.
  private static func isFormula(_ field: String) -> Bool {
    guard let first = field.unicodeScalars.first(where: { $0 != " " }) else { return false }
    switch first {
    case "=", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF20}": return true
    case "+", "-", "\u{FF0B}", "\u{FF0D}":
      return !field.unicodeScalars.dropFirst().allSatisfy {
        ("0"..."9").contains($0) || $0 == "." || $0 == ","
      } || field.unicodeScalars.count == 1
    default: return false
    }
  }
}
