import TrellisBase
import TrellisDOM

/// A part of the plain text of a mail: blocks separated by empty lines, list items and table rows.
struct MailText {
  /// The lines. ``itemSign`` starts each line of a list item; ``cellSign`` separates the cells of a row.
  private var lines: [String] = []

  private static let itemSign: Character = "\u{1E}"
  private static let cellSign: Character = "\u{1F}"

  /// The maximum total length in characters of texts that are joined side by side in one line.
  private static let width = 160

  init() {}

  /// The text of an element, without soft hyphens and control characters.
  init(_ text: String) {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where scalar.value >= 32 || scalar == "\n" || scalar == "\t" {
      if scalar != "\u{AD}", scalar.value != 127 { plain.append(scalar) }
    }
    lines = String(plain).lines
      .map(Self.withoutEndSpaces)
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
  }

  private static func withoutEndSpaces(_ line: Substring) -> String {
    var line = line
    while let last = line.last, last == " " || last == "\t" { line.removeLast() }
    return String(line)
  }

  /// Texts below each other.
  init(blocks: [MailText]) {
    for block in blocks where !block.lines.isEmpty {
      if let last = lines.last, let first = block.lines.first, !Self.isList(last, first) {
        lines.append("")
      }
      lines += block.lines
    }
  }

  /// Whether two lines are items of one list or rows of one table.
  private static func isList(_ one: String, _ other: String) -> Bool {
    if one.first == itemSign, other.first == itemSign { return true }
    let cells = (one.count { $0 == cellSign }, other.count { $0 == cellSign })
    return cells.0 > 0 && cells.0 == cells.1
  }

  /// Texts side by side.
  ///
  /// - Parameter areCells: whether they are the cells of one row.
  init(columns: [MailText], areCells: Bool) {
    let texts = columns.filter { !$0.lines.isEmpty }
    if texts.count < 2 {
      self = texts.first ?? MailText()
    } else if texts.count == 2, texts[0].isMarker {
      self = texts[1].marked(texts[0].lines[0])
    } else if areCells || Self.fitInLine(texts) {
      let cells = texts.map { $0.lines.joined(separator: " ") }
      lines = [cells.joined(separator: String(Self.cellSign))]
    } else {
      self = MailText(blocks: texts)
    }
  }

  private static func fitInLine(_ texts: [MailText]) -> Bool {
    texts.allSatisfy { $0.lines.count == 1 }
      && texts.reduce(0, { $0 + $1.lines[0].count }) <= width
  }

  /// Whether the text is only the bullet or the number of a list item.
  private var isMarker: Bool {
    lines.count == 1 && (lines[0] == "•" || lines[0].wholeMatch(of: /[–*◦▪-]|[0-9]{1,6}\./) != nil)
  }

  /// The text after a marker, with its further lines indented.
  private func marked(_ marker: String) -> MailText {
    var result = self
    let indent = String(repeating: " ", count: marker.count + 1)
    result.lines = lines.enumerated().map { index, line in
      let line = line.filter { $0 != Self.itemSign }
      return index == 0 ? "\(marker) \(line)" : line.isEmpty ? "" : indent + line
    }
    return result
  }

  /// The text as a list item, with a bullet unless it has a marker.
  var item: MailText {
    guard let first = lines.first else { return self }
    let isMarked = first.firstMatch(of: /^([•–*◦▪-]|[0-9]{1,6}\.)( |$)/) != nil
    var result = isMarked ? self : marked("•")
    result.lines = result.lines.map { String(Self.itemSign) + $0 }
    return result
  }

  /// The text of a link, followed by its address.
  func linked(to address: String) -> MailText {
    guard let suffix = Self.addressSuffix(address) else { return self }
    guard !lines.isEmpty else { return MailText(String(suffix.dropFirst())) }
    var result = self
    let own = lines.last ?? ""
    if !suffix.utf8.elementsEqual(" <\(own)>".utf8),
      !suffix.utf8.elementsEqual(" <mailto:\(own)>".utf8)
    {
      result.lines[lines.count - 1] += suffix
    }
    return result
  }

  /// The address in angle brackets after a space; `nil` for an address that a reader of the text cannot open.
  static func addressSuffix(_ address: String) -> String? {
    let address = WebAddress.encoded(address.begins(with: "//") ? "https:" + address : address)
    let scheme = address.prefix { $0 != ":" }.lowercased()
    guard ["http", "https", "mailto", "tel"].contains(scheme), scheme.count < address.count else {
      return nil
    }
    return " <\(address)>"
  }

  /// Whether the end of the text is truncated (`…`).
  var isCut: Bool { lines.last?.holds("…") == true }

  /// The text for programs that show no HTML, with the cells of adjacent rows aligned in columns.
  var plain: String {
    var result: [String] = []
    var index = 0
    while index < lines.count {
      let count = lines[index].count { $0 == Self.cellSign }
      var end = index + 1
      while count > 0, end < lines.count, lines[end].count(where: { $0 == Self.cellSign }) == count
      {
        end += 1
      }
      let rows = lines[index..<end].map {
        $0.split(separator: Self.cellSign, omittingEmptySubsequences: false)
      }
      let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
      for row in rows {
        var line = ""
        for (cell, width) in zip(row, widths) {
          line += cell + String(repeating: " ", count: width - cell.count + 2)
        }
        result.append(Self.withoutEndSpaces(line.filter { $0 != Self.itemSign }[...]))
      }
      index = end
    }
    return result.joined(separator: "\n").trimmed + "\n"
  }
}
