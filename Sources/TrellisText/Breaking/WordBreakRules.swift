/// Words that are not broken under ``WordBreak/keepAll``.
enum KeptWords {
  /// Whether a break before `text[index]` is forbidden, because it and the preceding character are letters
  /// or numbers.
  ///
  /// - Precondition: `index` is more than 0.
  ///
  /// Source: CSS Text Level 3, §5.2, as in Blink: scripts that need a dictionary break as usual.
  static func hold(_ text: UnsafeBufferPointer<UInt16>, at index: Int) -> Bool {
    guard isPart(TextUnit.scalar(in: text, at: index).value) else { return false }
    var before = TextUnit.start(ofCharacterAt: index - 1, in: text)
    if before > 0, isMark(TextUnit.scalar(in: text, at: before).value) {
      before = TextUnit.start(ofCharacterAt: before - 1, in: text)
    }
    return isPart(TextUnit.scalar(in: text, at: before).value)
  }

  private static func isPart(_ scalar: UInt32) -> Bool {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    return properties.generalCategory.isLetterOrNumber && !needsDictionary(scalar)
  }

  static func isMark(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark?, .spacingMark?, .enclosingMark?: true
    default: false
    }
  }

  /// Whether `scalar` is in a block of line break class SA.
  private static func needsDictionary(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF,
      0xA9E0...0xA9FF, 0xAA60...0xAADF, 0x11700...0x1173F:
      true
    default:
      false
    }
  }
}

/// Words that may be broken under ``WordBreak/breakAll``.
enum BrokenWords {
  /// The boundaries of `text` if letters, numbers and some symbols are treated as ideographs, and also `-`
  /// and `|` unless they follow one.
  ///
  /// Source: CSS Text Level 3, §5.2; the two signs as in Chromium. As there, no line begins with a letter that follows
  /// a letter with more than one mark.
  static func boundaries(
    of text: UnsafeBufferPointer<UInt16>, by finder: BoundaryFinder
  ) -> [Int] {
    var replaced = Array(text)
    var index = 0
    var followsIdeograph = false
    var followsLetter = false
    var markCount = 0
    /// The indexes of letters before which no line ends.
    var held: Set<Int> = []
    while index < text.count {
      let (scalar, width) = TextUnit.scalar(in: text, at: index)
      let isSign = scalar == 0x2D || scalar == 0x7C
      let isLetter = countsAsIdeograph(scalar)
      if isLetter, followsLetter, markCount > 1 { held.insert(index) }
      if KeptWords.isMark(scalar) {
        markCount += 1
      } else {
        (followsLetter, markCount) = (isLetter, 0)
      }
      if isSign ? !followsIdeograph : isLetter {
        replaced[index] = ideograph
        // The replacement fills both units of a surrogate pair.
        if width == 2 { replaced[index + 1] = mark }
      }
      followsIdeograph = CellShape.isWide(scalar)
      index += width
    }
    return replaced.withUnsafeBufferPointer { text in
      finder.setText(text)
      var boundaries: [Int] = []
      var last = 0
      while let next = finder.boundary(after: last), next < text.count {
        if !held.contains(next) { boundaries.append(next) }
        last = next
      }
      finder.setText(UnsafeBufferPointer(rebasing: text[0..<0]))
      return boundaries
    }
  }

  private static let ideograph: UInt16 = 0x6F22
  private static let mark: UInt16 = 0x0301

  private static func countsAsIdeograph(_ scalar: UInt32) -> Bool {
    guard !CellShape.isWide(scalar),
      let category = Unicode.Scalar(scalar)?.properties.generalCategory
    else { return false }
    switch category {
    case .mathSymbol, .modifierSymbol: return scalar < 0x10000
    default: return category.isLetterOrNumber
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetterOrNumber: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default:
      false
    }
  }
}
