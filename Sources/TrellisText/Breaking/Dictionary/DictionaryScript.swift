/// A script without spaces between words, for which Chromium does not use ICU's dictionary.
enum DictionaryScript {
  case khmer, lao

  /// The script of the letter or mark `unit`.
  @inline(__always)
  init?(_ unit: UInt16) {
    switch unit {
    case 0x0E80...0x0EFF where Self.isLao(unit): self = .lao
    case 0x1780...0x17FF where Self.isKhmer(unit): self = .khmer
    default: return nil
    }
  }

  var words: WordList {
    switch self {
    case .khmer: .khmer
    case .lao: .lao
    }
  }

  /// A word of fewer letters is extended by following letters that begin no word.
  var shortWord: Int { self == .khmer ? 10 : 3 }

  /// The minimum number of compared letters at which unmatched letters count as the beginning of an unknown word.
  var longPrefix: Int { self == .khmer ? 5 : 3 }

  /// Whether `unit` is a letter or a mark of the script, of line break class SA.
  func contains(_ unit: UInt16) -> Bool {
    switch self {
    case .khmer: Self.isKhmer(unit)
    case .lao: Self.isLao(unit)
    }
  }

  private static func isKhmer(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1780...0x17D3, 0x17D7, 0x17DC, 0x17DD: true
    default: false
    }
  }

  private static func isLao(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0E81, 0x0E82, 0x0E84, 0x0E86...0x0E8A, 0x0E8C...0x0EA3, 0x0EA5, 0x0EA7...0x0EBD,
      0x0EC0...0x0EC4, 0x0EC6, 0x0EC8...0x0ECE, 0x0EDC...0x0EDF:
      true
    default:
      false
    }
  }

  /// Whether a line must not begin with `unit`.
  func isMark(_ unit: UInt16) -> Bool {
    switch (self, unit) {
    case (.khmer, 0x17B4...0x17D3), (.khmer, 0x17DD), (.lao, 0x0EB1), (.lao, 0x0EB4...0x0EBC),
      (.lao, 0x0EC8...0x0ECE):
      true
    default:
      false
    }
  }

  /// Whether a word that the dictionary does not have may end between `last` and `next`.
  func mayDivide(_ last: UInt16, _ next: UInt16) -> Bool {
    switch self {
    case .khmer:
      return last != 0x17D2 && (0x1780...0x17B3).contains(next)
    case .lao:
      let isVowelBefore = (0x0EC0...0x0EC4).contains(next)
      let isConsonant = (0x0E81...0x0EAE).contains(next) || next == 0x0EDC || next == 0x0EDD
      return !(0x0EC0...0x0EC4).contains(last) && (isVowelBefore || isConsonant)
    }
  }
}
