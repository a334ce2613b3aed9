/// Functions for texts with a format, such as addresses, markup, file names and fields of a protocol.
///
/// The functions of `String` compare characters. A combining mark after `"`, `/` or `.` forms one character with it, as
/// does a prepended sign such as U+0600 with a following `<`; a search for one of them then fails. These functions
/// compare bytes. Their arguments are ASCII or whole code points, so that results begin and end between code points.
extension StringProtocol {
  /// Whether the text begins with the bytes of `prefix`.
  package func begins(with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { utf8.starts(with: $0) }
  }

  /// Whether the text begins with the bytes of `prefix`.
  package func begins(withText prefix: some StringProtocol) -> Bool {
    utf8.starts(with: prefix.utf8)
  }

  /// The text after its first `bytes` bytes; these must be whole code points.
  package func dropping(_ bytes: Int) -> SubSequence {
    self[(utf8.index(startIndex, offsetBy: bytes, limitedBy: endIndex) ?? endIndex)...]
  }

  /// The text after the ASCII character at `index`.
  package func rest(after index: String.Index) -> SubSequence { self[utf8.index(after: index)...] }

  /// The text before the first of some ASCII characters.
  package func upTo(_ characters: StaticString) -> SubSequence {
    self[..<(utf8.firstIndex { characters.has($0) } ?? endIndex)]
  }

  /// The text from the first of some ASCII characters on.
  package func from(_ characters: StaticString) -> SubSequence {
    self[(utf8.firstIndex { characters.has($0) } ?? endIndex)...]
  }

  /// The text without a leading run of some ASCII characters.
  package func past(_ characters: StaticString) -> SubSequence {
    self[(utf8.firstIndex { !characters.has($0) } ?? endIndex)...]
  }

  /// The text without some ASCII characters.
  package func without(_ characters: StaticString) -> String {
    String(decoding: utf8.filter { !characters.has($0) }, as: UTF8.self)
  }

  /// Whether the bytes of `part` occur in the text.
  ///
  /// - Complexity: O(*n* · *m*) at worst.
  package func holds(_ part: StaticString) -> Bool {
    part.withUTF8Buffer { range(ofFirst: $0, from: utf8.startIndex) != nil }
  }

  /// Whether the bytes of `part` occur in the text.
  package func holds(text part: some StringProtocol) -> Bool { range(ofText: part) != nil }

  /// The range of the first occurrence of the bytes of `part`.
  package func range(ofFirst part: StaticString) -> Range<String.Index>? {
    part.withUTF8Buffer { range(ofFirst: $0, from: utf8.startIndex) }
  }

  /// The range of the first occurrence of the bytes of `part`.
  package func range(ofText part: some StringProtocol) -> Range<String.Index>? {
    range(ofFirst: Array(part.utf8), from: utf8.startIndex)
  }

  /// The index of the first occurrence of an ASCII character.
  package func index(ofFirst character: Unicode.Scalar) -> String.Index? {
    utf8.firstIndex(of: UInt8(ascii: character))
  }

  /// The parts between occurrences of an ASCII character.
  ///
  /// - Parameters:
  ///   - maximum: the maximum number of divisions; the rest of the text stays in the last part.
  ///   - keepsEmpty: whether empty parts are kept.
  package func parts(
    between separator: Unicode.Scalar, atMost maximum: Int = .max, keepsEmpty: Bool = false
  ) -> [SubSequence] {
    utf8.indexedParts(UInt8(ascii: separator), maximum, keepsEmpty).map { self[$0] }
  }

  /// The text before the first occurrence of the bytes of `part`, and the text after it; the whole text without an
  /// occurrence.
  package func divided(at part: StaticString) -> [SubSequence] {
    range(ofFirst: part).map { [self[..<$0.lowerBound], self[$0.upperBound...]] } ?? [self[...]]
  }

  /// The parts between occurrences of the bytes of `part`, without empty ones.
  package func divided(atEach part: StaticString) -> [SubSequence] {
    ([self[..<(range(ofFirst: part)?.lowerBound ?? endIndex)]] + parts(afterEach: part))
      .filter { !$0.isEmpty }
  }

  /// The parts after occurrences of the bytes of `part`, each up to the next occurrence.
  package func parts(afterEach part: StaticString) -> [SubSequence] {
    part.withUTF8Buffer { bytes in
      var result: [SubSequence] = []
      var found = range(ofFirst: bytes, from: utf8.startIndex)
      while let range = found {
        let next = self.range(ofFirst: bytes, from: range.upperBound)
        result.append(self[range.upperBound..<(next?.lowerBound ?? endIndex)])
        found = next
      }
      return result
    }
  }

  /// The lines of the text without their line feeds; a carriage return before a line feed belongs to the line.
  package var lines: [SubSequence] { parts(between: "\n", keepsEmpty: true) }

  /// The parts between ASCII white space (space, tab, line feed, form feed, carriage return), without empty ones.
  package var words: [SubSequence] {
    var result: [SubSequence] = []
    var start: String.Index?
    for index in utf8.indices {
      if utf8[index].isFormatSpace {
        if let begun = start { result.append(self[begun..<index]) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { result.append(self[start...]) }
    return result
  }

  /// The text with `replacement` in place of each occurrence of `part`, from left to right.
  package func substituting(_ part: some StringProtocol, with replacement: some StringProtocol)
    -> String
  {
    let bytes = Array(part.utf8)
    guard !bytes.isEmpty, var found = range(ofFirst: bytes, from: utf8.startIndex) else {
      return String(self)
    }
    var result = ""
    var rest = utf8.startIndex
    while true {
      result.unicodeScalars += self[rest..<found.lowerBound].unicodeScalars
      result.unicodeScalars += String(replacement).unicodeScalars
      rest = found.upperBound
      guard let next = range(ofFirst: bytes, from: rest) else { break }
      found = next
    }
    result.unicodeScalars += self[rest...].unicodeScalars
    return result
  }

  /// The range of the first occurrence of bytes at `start` or after it.
  private func range(
    ofFirst part: some Collection<UInt8>, from start: String.Index
  ) -> Range<String.Index>? {
    guard let first = part.first else { return start..<start }
    var rest = utf8[start...]
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: part) { return index..<utf8.index(index, offsetBy: part.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
  /// Whether the text ends with the bytes of `suffix`.
  package func ends(with suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { utf8.reversed().starts(with: $0.reversed()) }
  }

  /// Whether the text ends with the bytes of `suffix`.
  package func ends(withText suffix: some StringProtocol) -> Bool {
    utf8.reversed().starts(with: suffix.utf8.reversed())
  }

  /// The index of the last occurrence of an ASCII character.
  package func index(ofLast character: Unicode.Scalar) -> String.Index? {
    utf8.lastIndex(of: UInt8(ascii: character))
  }

  /// The text without its last `bytes` bytes; these must be whole code points.
  package func droppingLast(_ bytes: Int) -> SubSequence {
    self[..<(utf8.index(endIndex, offsetBy: -bytes, limitedBy: startIndex) ?? startIndex)]
  }

  /// The text without ASCII white space at both ends.
  package var withoutOuterSpace: SubSequence {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { !$0.isFormatSpace }),
      let last = bytes.lastIndex(where: { !$0.isFormatSpace })
    else { return self[endIndex..<endIndex] }
    return self[first..<bytes.index(after: last)]
  }
}

extension Collection<UInt8> {
  /// The ranges between occurrences of `separator`.
  fileprivate func indexedParts(
    _ separator: UInt8, _ maximum: Int, _ keepsEmpty: Bool
  ) -> [Range<Index>] {
    split(separator: separator, maxSplits: maximum, omittingEmptySubsequences: !keepsEmpty)
      .map { $0.startIndex..<$0.endIndex }
  }
}

extension StaticString {
  fileprivate func has(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.contains(byte) } }
}

extension UInt8 {
  /// Whether the byte is white space in formats: a space, tab, line feed, form feed or carriage return.
  package var isFormatSpace: Bool {
    switch self {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }

  /// Whether the byte is an ASCII letter or digit.
  package var isAlphanumeric: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
  }
}

extension String {
  /// Whether the text begins with the bytes of `prefix`. Not generic, because it is called for each view.
  package func begins(with prefix: StaticString) -> Bool {
    let bytes = utf8
    return prefix.withUTF8Buffer { prefix in
      guard bytes.count >= prefix.count else { return false }
      return bytes.withContiguousStorageIfAvailable {
        $0.prefix(prefix.count).elementsEqual(prefix)
      } ?? bytes.starts(with: prefix)
    }
  }

  /// The parts between occurrences of an ASCII character. Not generic, because it is called for each request.
  ///
  /// - Parameters:
  ///   - maximum: the maximum number of divisions; the rest of the text stays in the last part.
  ///   - keepsEmpty: whether empty parts are kept.
  package func parts(
    between separator: Unicode.Scalar, atMost maximum: Int = .max, keepsEmpty: Bool = false
  ) -> [Substring] {
    self[...].parts(between: separator, atMost: maximum, keepsEmpty: keepsEmpty)
  }

  /// The text before the first of some ASCII characters. Not generic, because it is called for each request.
  package func upTo(_ characters: StaticString) -> Substring {
    let bytes = utf8
    var index = bytes.startIndex
    while index < bytes.endIndex, !characters.has(bytes[index]) {
      index = bytes.index(after: index)
    }
    return self[..<index]
  }
}

extension Substring {
  /// The parts between occurrences of an ASCII character. Not generic, because it is called for each request.
  ///
  /// - Parameters:
  ///   - maximum: the maximum number of divisions; the rest of the text stays in the last part.
  ///   - keepsEmpty: whether empty parts are kept.
  package func parts(
    between separator: Unicode.Scalar, atMost maximum: Int = .max, keepsEmpty: Bool = false
  ) -> [Substring] {
    let separator = UInt8(ascii: separator)
    let bytes = utf8
    var parts: [Substring] = []
    var (start, index) = (startIndex, startIndex)
    while index < endIndex, parts.count < maximum {
      let next = bytes.index(after: index)
      if bytes[index] == separator {
        if keepsEmpty || start < index { parts.append(self[start..<index]) }
        start = next
      }
      index = next
    }
    if keepsEmpty || start < endIndex { parts.append(self[start...]) }
    return parts
  }
}
