extension InlineMarkdown {
  /// `(address)` or `(<address> "title")`; `nil`, and no change, for anything else.
  mutating func parseDestination() -> String? {
    let start = position
    if next == "(" {
      position += 1
      skipSpaces()
      if let address = next == "<" ? parseBracketedAddress() : parseBareAddress() {
        skipSpaces()
        skipTitle()
        if next == ")" {
          position += 1
          return address
        }
      }
    }
    position = start
    return nil
  }

  /// An address between `<` and `>`, on one line and without either sign.
  private mutating func parseBracketedAddress() -> String? {
    position += 1
    return parseAddress { scalar in
      if scalar == ">" { return .end }
      return scalar == "<" || scalar.isNewline ? .failure : .part
    }.map {
      position += 1
      return $0
    }
  }

  /// An address up to white space or the parenthesis after it.
  private mutating func parseBareAddress() -> String? {
    var depth = 0
    return parseAddress { scalar in
      switch scalar {
      case "(":
        depth += 1
        return depth > Self.parenthesisLimit ? .failure : .part
      case ")":
        depth -= 1
        return depth < 0 ? .end : .part
      default:
        return scalar.isWhitespace ? .end : .part
      }
    }
  }

  private enum AddressPart { case part, end, failure }

  /// The scalars up to the one that `judge` calls the end, without backslashes before punctuation; `nil` if there is no
  /// end, or the address is too long.
  private mutating func parseAddress(_ judge: (Unicode.Scalar) -> AddressPart) -> String? {
    let start = position
    var bytes = 0
    defer { steps += position - start }
    while var scalar = next {
      if isEscape(at: position) {
        position += 1
        scalar = scalars[position]
      } else {
        switch judge(scalar) {
        case .part: break
        case .end: return address(in: start..<position)
        case .failure: return nil
        }
      }
      bytes += UTF8.width(scalar)
      if bytes > Self.addressLimit { return nil }
      position += 1
    }
    return nil
  }

  private func isEscape(at index: Int) -> Bool {
    scalars[index] == "\\" && index + 1 < scalars.count && scalars[index + 1].isASCIIPunctuation
  }

  private func address(in range: Range<Int>) -> String {
    var address = String.UnicodeScalarView()
    var index = range.lowerBound
    while index < range.upperBound {
      if isEscape(at: index) { index += 1 }
      address.append(scalars[index])
      index += 1
    }
    return String(address)
  }

  /// Skips a text in quotation marks; a missing end is searched for only once.
  private mutating func skipTitle() {
    guard let quote = next, quote == "\"" || quote == "'" else { return }
    position += 1
    while let scalar = next, scalar != quote {
      position += scalar == "\\" ? 2 : 1
      steps += 1
    }
    if position < scalars.count { position += 1 }
    skipSpaces()
  }

  private mutating func skipSpaces() {
    while next?.isWhitespace == true {
      position += 1
      steps += 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether a backslash escapes the scalar.
  var isASCIIPunctuation: Bool {
    switch value {
    case 33...47, 58...64, 91...96, 123...126: true
    default: false
    }
  }

  var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  /// Whether the scheme of an address may contain the scalar.
  var mayBeInScheme: Bool {
    isASCIILetter || ("0"..."9").contains(self) || self == "+" || self == "." || self == "-"
  }

  /// Whether the scalar is white space of Unicode.
  var isWhitespace: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    case ..<0x80: false
    default: properties.isWhitespace
    }
  }

  /// Whether the scalar ends a line.
  var isNewline: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Unicode.Scalar? {
  /// Whether the scalar is white space or the end of the text.
  var isSpace: Bool { self?.isWhitespace ?? true }

  /// Whether the scalar is punctuation or a symbol.
  var isPunctuation: Bool {
    switch self?.properties.generalCategory {
    case .connectorPunctuation?, .dashPunctuation?, .openPunctuation?, .closePunctuation?,
      .initialPunctuation?, .finalPunctuation?, .otherPunctuation?, .mathSymbol?, .currencySymbol?,
      .modifierSymbol?, .otherSymbol?:
      true
    default: false
    }
  }
}
