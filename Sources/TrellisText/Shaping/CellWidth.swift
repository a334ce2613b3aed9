import TrellisBase

/// The width of the cell for a cluster that no face covers.
///
/// The browser uses a font of the reader for the cluster, with an unknown width; a cell of fixed width
/// prevents other text from moving. Ideographs, kana, syllables of Hangul and full-width forms are one em
/// wide in practically every font. Other characters have the larger width of two large families
/// (``table``), so that a reader's font rarely must be narrowed.
enum CellWidth {
  /// The width of an emoji in em: Noto Color Emoji has 1.25, Segoe UI Emoji 1.37.
  static let emoji = 1.3
  /// The width of a character without known width, in em.
  private static let unknown = 0.75
  /// The ratio of the widths of a bold and a regular face.
  private static let boldFactor = 1.08

  /// The widths in each block of 64 code points, by the first code point divided by 64: one ASCII character for each
  /// code point, `0` for an unknown width, and 1/16 em more for each character after it.
  static let table: [UInt32: [UInt8]] = Dictionary(
    DataFile.cellWidths.text().lines.compactMap { line in
      let parts = line.parts(between: " ")
      guard parts.count == 2, let block = UInt32(parts[0], radix: 16) else { return nil }
      return (block, Array(parts[1].utf8))
    }, uniquingKeysWith: { first, _ in first })

  /// A multiple of 1/64 px, including letter spacing.
  static func width(
    of cluster: Slice<UnsafeBufferPointer<UInt16>>, instance: FontInstance
  ) -> LayoutUnit {
    let units = UnsafeBufferPointer(rebasing: cluster)
    let spacing = max(instance.attributes.letterSpacing, 0)
    return LayoutUnit(
      nearest: instance.attributes.font.size * ems(of: units, instance: instance) + spacing)
  }

  private static func ems(of units: UnsafeBufferPointer<UInt16>, instance: FontInstance) -> Double {
    if EmojiPresentation.holds(for: units) { return emoji }
    if CellShape.isWide(TextUnit.scalar(in: units, at: 0).value) { return 1 }
    let factor = instance.attributes.font.weight >= 600 ? boldFactor : 1
    var sum = 0.0
    var index = 0
    while index < units.count {
      let (scalar, width) = TextUnit.scalar(in: units, at: index)
      sum += isWithoutWidth(scalar) ? 0 : advance(of: scalar, instance: instance) * factor
      index += width
    }
    // A mark without a letter is shown on a dotted circle.
    return sum > 0 ? sum : unknown
  }

  private static func isWithoutWidth(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  private static func advance(of scalar: UInt32, instance: FontInstance) -> Double {
    for face in instance.faces {
      guard let glyph = face.glyph(for: scalar) else { continue }
      return Double(face.advance(of: glyph)) / Double(face.unitsPerEm)
    }
    if scalar >= 0xFF61, scalar <= 0xFFEE { return 0.5 }  // Half-width forms.
    guard let row = table[scalar / 64] else { return unknown }
    let column = Int(scalar % 64)
    guard column < row.count, row[column] > UInt8(ascii: "0") else { return unknown }
    return Double(row[column] - UInt8(ascii: "0")) / 16
  }
}
