/// Divides HTML into tokens.
///
/// Line ends must be line feeds already. The tree builder sets ``content`` and ``allowsCDATA`` after each token.
///
/// Source: WHATWG HTML, §13.2.5. Bytes are read, not code points: no state depends on a byte above 127.
struct HTMLTokenizer {
  /// The tokenizer state for the text after a start tag.
  enum Content {
    case data
    /// Text with character references up to the named end tag, such as the content of `title`; without a name the text
    /// does not end.
    case text(String?)
    /// Verbatim text up to the named end tag, such as the content of `style`.
    case rawText(String?)
    case script
    case plainText
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  /// The offset of the last token.
  private(set) var start = 0
  var content = Content.data
  /// Whether `<![CDATA[` begins a text: only in SVG and MathML.
  var allowsCDATA = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 9 || byte == 12 || byte == 13
  }

  static func isLetter(_ byte: UInt8) -> Bool { (97...122) ~= byte | 0x20 }

  func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  /// The next token; ``HTMLToken/endOfFile`` at the end of the input, and for an unterminated tag.
  mutating func next() -> HTMLToken {
    start = index
    switch content {
    case .data: return nextOfData()
    case .text(let name): return nextOfText(until: name, hasReferences: true)
    case .rawText(let name): return nextOfText(until: name, hasReferences: false)
    case .script: return nextOfScript()
    case .plainText:
      guard index < bytes.count else { return .endOfFile }
      let start = index
      index = bytes.count
      return .text(Self.replacingNUL(Array(bytes[start...])))
    }
  }

  private mutating func nextOfData() -> HTMLToken {
    var text: [UInt8] = []
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index] != 60, bytes[index] != 38 { index += 1 }
      text += bytes[start..<index]
      guard index < bytes.count else { break }
      if bytes[index] == 38 {
        index += 1
        readReference(inAttribute: false, into: &text)
        continue
      }
      guard let follower = byte(1) else {
        text.append(60)
        index += 1
        break
      }
      switch follower {
      case _ where Self.isLetter(follower):
        guard text.isEmpty else { return .text(text) }
        index += 1
        return readTag().map { .start($0) } ?? .endOfFile
      case UInt8(ascii: "/"):
        guard let third = byte(2) else {
          text += [60, 47]
          index += 2
          continue
        }
        if third == 62 {
          index += 3
          continue
        }
        guard text.isEmpty else { return .text(text) }
        index += 2
        if Self.isLetter(third) { return readTag().map { .end($0) } ?? .endOfFile }
        return readBogusComment()
      case UInt8(ascii: "!"):
        if allowsCDATA, has("[CDATA[", at: 2, ignoringCase: false) {
          index += 9
          let start = index
          while index < bytes.count, !has("]]>", at: 0, ignoringCase: false) { index += 1 }
          text += bytes[start..<index]
          index = min(index + 3, bytes.count)
          continue
        }
        guard text.isEmpty else { return .text(text) }
        return readDeclaration()
      case UInt8(ascii: "?"):
        guard text.isEmpty else { return .text(text) }
        index += 1
        return readInstruction()
      default:
        text.append(60)
        index += 1
      }
    }
    return text.isEmpty ? .endOfFile : .text(text)
  }

  /// Whether the bytes at `offset` equal `text`; `text` is ASCII.
  func has(_ text: StaticString, at offset: Int, ignoringCase: Bool) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + offset + count <= bytes.count else { return false }
    for position in 0..<count {
      let byte = bytes[index + offset + position]
      let wanted = text.utf8Start[position]
      if byte == wanted { continue }
      guard ignoringCase, Self.isLetter(byte), byte | 0x20 == wanted | 0x20 else { return false }
    }
    return true
  }

  // MARK: Texts up to an end tag

  /// Whether an end tag of the element `name` begins at `start`.
  private func isEndTag(_ name: String?, at start: Int) -> Bool {
    guard let name else { return false }
    let count = name.utf8.count
    guard start + 2 + count < bytes.count, bytes[start] == 60, bytes[start + 1] == 47 else {
      return false
    }
    var next = start + 2
    for wanted in name.utf8 {
      let byte = bytes[next]
      guard byte == wanted || (Self.isLetter(byte) && byte | 0x20 == wanted) else { return false }
      next += 1
    }
    return Self.isSpace(bytes[next]) || bytes[next] == 47 || bytes[next] == 62
  }

  private mutating func nextOfText(until name: String?, hasReferences: Bool) -> HTMLToken {
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 60, isEndTag(name, at: index) {
        guard text.isEmpty else { return .text(Self.replacingNUL(text)) }
        content = .data
        return nextOfData()
      }
      index += 1
      if byte == 38, hasReferences {
        readReference(inAttribute: false, into: &text)
      } else {
        text.append(byte)
      }
    }
    return text.isEmpty ? .endOfFile : .text(Self.replacingNUL(text))
  }

  /// The text of a script. An end tag does not end it inside of a comment that contains a `script` start tag.
  private mutating func nextOfScript() -> HTMLToken {
    let start = index
    var level = 0
    var dashes = 0
    scan: while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "-") where level > 0:
        dashes += 1
        index += 1
        continue scan
      case UInt8(ascii: ">") where level > 0 && dashes >= 2: level = 0
      case UInt8(ascii: "<"):
        if level < 2, isEndTag("script", at: index) { break scan }
        if level == 0, has("!--", at: 1, ignoringCase: false) {
          level = 1
          dashes = 2
          index += 4
          continue scan
        }
        if level == 1, has("script", at: 1, ignoringCase: true), isDelimiter(at: index + 7) {
          level = 2
          index += 7
        } else if level == 2, isEndTag("script", at: index) {
          level = 1
          index += 8
        }
      default: break
      }
      dashes = 0
      index += 1
    }
    guard start < index else {
      guard index < bytes.count else { return .endOfFile }
      content = .data
      return nextOfData()
    }
    return .text(Self.replacingNUL(Array(bytes[start..<index])))
  }

  private func isDelimiter(at position: Int) -> Bool {
    guard position < bytes.count else { return false }
    return Self.isSpace(bytes[position]) || bytes[position] == 47 || bytes[position] == 62
  }

  /// The bytes with each NUL replaced by U+FFFD.
  static func replacingNUL(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0) else { return text }
    var result: [UInt8] = []
    for byte in text { if byte == 0 { result += [0xEF, 0xBF, 0xBD] } else { result.append(byte) } }
    return result
  }

  func string(_ range: Range<Int>) -> String {
    let slice = bytes[range]
    return slice.contains(0)
      ? String(decoding: Self.replacingNUL(Array(slice)), as: UTF8.self)
      : String(decoding: slice, as: UTF8.self)
  }
}
