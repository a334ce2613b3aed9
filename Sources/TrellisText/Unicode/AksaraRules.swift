/// Lines end between the syllables of Javanese, Balinese, Cham, Batak and some historic scripts, since Unicode 15.1.
///
/// Source: UAX #14, LB28a, with the classes of Unicode 17.
enum AksaraRules {
  /// Whether a character that contains `unit` may have an ``AksaraClass``.
  static func mayHold(for unit: UInt16) -> Bool {
    switch unit {
    case 0x1B00...0x1BFF, 0xA980...0xAA5F, 0xD804, 0xD806, 0xD807, 0xD818, 0xDC00...0xDFFF: true
    default: false
    }
  }

  static func decision(in context: LineBreakContext) -> Bool? {
    let right = AksaraClass(context.next)
    // Marks at the start of a line count as a letter.
    guard let last = context.character(before: context.index) else {
      return right == nil ? nil : true
    }
    let left = AksaraClass(last.scalar)
    if let right {
      return decision(from: left, last, to: right, in: context)
    }
    guard let left else { return nil }
    if context.next == dottedCircle {
      return decision(from: left, last, to: .letter, in: context)
    }
    let next = LineBreakClass(context.next)
    return next.neverBeginsLine(under: context.rules) || next == .glue ? nil : true
  }

  private static func decision(
    from left: AksaraClass?, _ last: (scalar: UInt32, start: Int), to right: AksaraClass,
    in context: LineBreakContext
  ) -> Bool? {
    let isBase = right == .letter || right == .start
    if left == .prebase { return !isBase }
    if left == .letter || left == .start || last.scalar == dottedCircle {
      if right == .virama || right == .finalVirama { return false }
      let closes = isBase && context.afterNext.flatMap(AksaraClass.init) == .finalVirama
      return !closes
    }
    if left == .virama, right == .letter, let before = context.character(before: last.start) {
      let base = AksaraClass(before.scalar)
      return !(base == .letter || base == .start || before.scalar == dottedCircle)
    }
    guard left == nil else { return true }
    switch LineBreakClass(last.scalar) {
    case .openPunctuation, .quotation, .glue, .wordJoiner, .breakBefore, .space:
      return nil
    default:
      return true
    }
  }

  private static let dottedCircle: UInt32 = 0x25CC
}

/// The classes of the characters in syllables.
enum AksaraClass {
  /// AK: consonants and independent vowels.
  case letter
  /// AP: marks written before a consonant.
  case prebase
  /// AS: letters and digits that no virama joins to the preceding character.
  case start
  /// VI: joins the consonants beside it.
  case virama
  /// VF: ends a syllable.
  case finalVirama

  /// - Complexity: O(1).
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0..<0x1B00: return nil
    case 0x1B05...0x1B33, 0x1B45...0x1B4C, 0xA984...0xA9B2, 0x11005...0x11037, 0x11071...0x11072,
      0x11075, 0x11305...0x1130C, 0x1130F...0x11310, 0x11313...0x11328, 0x1132A...0x11330,
      0x11332...0x11333, 0x11335...0x11339, 0x11360...0x11361, 0x11392...0x113B5,
      0x11900...0x11906, 0x11909, 0x1190C...0x11913, 0x11915...0x11916, 0x11918...0x1192F,
      0x11F04...0x11F10, 0x11F12...0x11F33:
      self = .letter
    case 0x11003...0x11004, 0x113D1, 0x1193F, 0x11941, 0x11F02: self = .prebase
    case 0x1B50...0x1B59, 0x1BC0...0x1BE5, 0xA9D0...0xA9D9, 0xAA00...0xAA28, 0xAA50...0xAA59,
      0x11066...0x1106F, 0x11350, 0x1135E...0x1135F, 0x11380...0x11389, 0x1138B, 0x1138E,
      0x11390...0x11391, 0x11950...0x11959, 0x11EE0...0x11EF1, 0x11F50...0x11F59,
      0x16100...0x1611D, 0x16130...0x16139:
      self = .start
    case 0x1B44, 0xA9C0, 0x11046, 0x1134D, 0x113D0, 0x1193E, 0x11F42: self = .virama
    case 0x1BF2...0x1BF3: self = .finalVirama
    default: return nil
    }
  }
}
