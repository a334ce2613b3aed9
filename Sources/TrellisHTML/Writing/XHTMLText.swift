import CLibXML2
import TrellisBase

/// Converts an HTML page into XML: void elements are closed, attributes have values, references are XML's, and foreign
/// elements declare their namespace. XML parsers build the same tree as HTML parsers.
///
/// The page must have all end tags, as pages of ``HTMLWriter`` do. Names of elements and attributes are not changed, so
/// that SVG names keep their capitals.
///
/// Source: WHATWG HTML, §13.2.5 (tokenization) and §14 (the XML syntax); XML 1.0, §2.
public struct XHTMLText {
  /// A reason that a page cannot be converted to XML.
  public enum Problem: Error, Equatable, CustomStringConvertible {
    /// The end tag has no start tag, or its element contains an open element.
    case unexpectedEnd(tag: String)
    /// The element has no end tag.
    case open(tag: String)
    /// A tag or a comment has no end, or a name has a character that XML does not allow.
    case malformed(offset: Int)

    public var description: String {
      switch self {
      case .unexpectedEnd(let tag): "</\(tag)> ends no open element"
      case .open(let tag): "<\(tag)> has no end tag"
      case .malformed(let offset): "the markup at byte \(offset) is not well-formed"
      }
    }
  }

  /// `html` as XML in UTF-8.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public static func page(_ html: String) throws(Problem) -> String {
    var text = XHTMLText(Array(html.utf8))
    try text.convert()
    return text.output.text
  }

  /// `html` as XML, and the offset in the XML that corresponds to the offset `place` in `html`.
  ///
  /// - Throws: ``Problem/malformed(offset:)`` if `place` is inside of a tag, a comment, a processing instruction, a
  ///   script or a style sheet.
  /// - Complexity: O(*n*) in the bytes.
  public static func page(
    _ html: [UInt8], mapping place: Int
  ) throws(Problem) -> (xml: [UInt8], place: Int) {
    var text = XHTMLText(html)
    text.mark = place
    try text.convert()
    guard let place = text.markInOutput else { throw .malformed(offset: place) }
    return (text.output.bytes, place)
  }

  private let input: [UInt8]
  private var place = 0
  private let output: ByteBuffer
  private var open: [String] = []
  /// An offset in the input, and the corresponding offset in the output.
  private var mark = Int.max
  private var markInOutput: Int?

  private init(_ input: [UInt8]) {
    self.input = input
    output = ByteBuffer(capacity: input.count + 1024)
  }

  private mutating func convert() throws(Problem) {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    while true {
      if place == mark { markInOutput = output.count }
      guard place < input.count else { break }
      if input[place] != UInt8(ascii: "<") {
        var end = input[place...].firstIndex(of: UInt8(ascii: "<")) ?? input.count
        if place < mark, mark < end { end = mark }
        append(input[place..<end], isAttribute: false)
        place = end
      } else if starts(with: "<!--") {
        try comment()
      } else if starts(with: "<?") {
        try instruction()
      } else if starts(with: "<!") {
        guard let end = input[place...].firstIndex(of: UInt8(ascii: ">")) else { throw malformed }
        output.append("<!DOCTYPE html>")
        place = end + 1
      } else if starts(with: "</") {
        try endTag()
      } else {
        try startTag()
      }
    }
    if let tag = open.last { throw .open(tag: tag) }
  }

  private var malformed: Problem { .malformed(offset: place) }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { input[place...].starts(with: $0) }
  }

  // MARK: Tags

  private static let voidNames: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  private static let spaces = [
    "html": "http://www.w3.org/1999/xhtml", "svg": "http://www.w3.org/2000/svg",
    "math": "http://www.w3.org/1998/Math/MathML",
  ]

  private mutating func startTag() throws(Problem) {
    place += 1
    let tag = try name()
    output.append(UInt8(ascii: "<"))
    output.append(tag)
    var known: Set<String> = []
    if let space = Self.spaces[tag] {
      output.append(" xmlns=\"\(space)\"")
      known.insert("xmlns")
    }
    var isClosed = false
    while true {
      skipSpaces()
      guard place < input.count else { throw malformed }
      if input[place] == UInt8(ascii: ">") { break }
      if input[place] == UInt8(ascii: "/") {
        isClosed = place + 1 < input.count && input[place + 1] == UInt8(ascii: ">")
        place += 1
        continue
      }
      try attribute(of: tag, &known)
    }
    place += 1
    if Self.voidNames.contains(tag) || isClosed && isForeign(tag) {
      output.append(" />")
      return
    }
    output.append(UInt8(ascii: ">"))
    open.append(tag)
    if tag == "script" || tag == "style" { try rawText(tag) }
    // HTML parsers drop this line break, but XML parsers do not.
    if ["pre", "textarea", "listing"].contains(tag), starts(with: "\n") { place += 1 }
  }

  private func isForeign(_ tag: String) -> Bool {
    tag == "svg" || tag == "math" || open.contains("svg") || open.contains("math")
  }

  private mutating func attribute(
    of tag: String, _ known: inout Set<String>
  ) throws(Problem) {
    let name = try name()
    skipSpaces()
    var value = input[place..<place]
    if place < input.count, input[place] == UInt8(ascii: "=") {
      place += 1
      skipSpaces()
      value = try attributeValue()
    }
    // HTML parsers use the first of several attributes with one name.
    guard known.insert(name).inserted else { return }
    output.append(UInt8(ascii: " "))
    write(name, value)
    if name == "lang", known.insert("xml:lang").inserted {
      output.append(UInt8(ascii: " "))
      write("xml:lang", value)
    }
  }

  private func write(_ name: String, _ value: ArraySlice<UInt8>) {
    output.append(name)
    output.append("=\"")
    append(value, isAttribute: true)
    output.append(UInt8(ascii: "\""))
  }

  private mutating func attributeValue() throws(Problem) -> ArraySlice<UInt8> {
    guard place < input.count else { throw malformed }
    let quote = input[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = input[(place + 1)...].firstIndex(of: quote) else { throw malformed }
      defer { place = end + 1 }
      return input[(place + 1)..<end]
    }
    let start = place
    while place < input.count, input[place] > 32, input[place] != UInt8(ascii: ">") { place += 1 }
    return input[start..<place]
  }

  private mutating func endTag() throws(Problem) {
    place += 2
    let tag = try name()
    skipSpaces()
    guard place < input.count, input[place] == UInt8(ascii: ">") else { throw malformed }
    place += 1
    guard open.last == tag else { throw .unexpectedEnd(tag: tag) }
    open.removeLast()
    output.append("</")
    output.append(tag)
    output.append(UInt8(ascii: ">"))
  }

  /// A name with only ASCII characters that XML and HTML both allow.
  private mutating func name() throws(Problem) -> String {
    let start = place
    while place < input.count, Self.isNameByte(input[place]) { place += 1 }
    guard start < place, input[start] | 0x20 >= 97 else { throw .malformed(offset: start) }
    return String(decoding: input[start..<place], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 97 && byte | 0x20 <= 122) || (byte >= 48 && byte <= 57)
      || "-_.:".utf8.contains(byte)
  }

  private mutating func skipSpaces() {
    while place < input.count, input[place] <= 32 { place += 1 }
  }

  // MARK: Texts

  private mutating func comment() throws(Problem) {
    guard let end = input[(place + 4)...].firstPlace(of: Array("-->".utf8)) else { throw malformed }
    let bytes = input[(place + 4)..<end]
    writeComment(bytes)
    place = end + 3
  }

  private func writeComment(_ bytes: ArraySlice<UInt8>) {
    let isValid = bytes.firstPlace(of: Array("--".utf8)) == nil && bytes.last != UInt8(ascii: "-")
    output.append("<!--\(isValid ? Self.characters(bytes) : "")-->")
  }

  /// A processing instruction, or the comment that HTML parsers make of invalid ones.
  ///
  /// The data contains no `>`, so it is valid in XML.
  private mutating func instruction() throws(Problem) {
    let (token, end) = input.withUnsafeBufferPointer { bytes in
      var tokenizer = HTMLTokenizer(bytes)
      tokenizer.index = place
      let token = tokenizer.next()
      return (token, tokenizer.index)
    }
    guard case .comment(let comment) = token else { throw malformed }
    switch comment {
    case .text(let text): writeComment(Array(text.utf8)[...])
    case .instruction(let target, let data):
      output.append("<?\(target) \(Self.characters(Array(data.utf8)))?>")
    }
    place = end
  }

  /// The bytes as text, with U+FFFD for each character that is not allowed in XML.
  private static func characters(_ bytes: some Collection<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      scalars.append(isCharacter(scalar.value) ? scalar : "\u{FFFD}")
    }
    return String(scalars)
  }

  /// Source: XML 1.0, §2.2.
  private static func isCharacter(_ value: UInt32) -> Bool {
    value == 9 || value == 10 || value == 13
      || value >= 32 && !(0xD800...0xDFFF).contains(value) && value != 0xFFFE && value != 0xFFFF
        && value <= 0x10FFFF
  }

  /// The content of a script or a style sheet; HTML has no references in it.
  private mutating func rawText(_ tag: String) throws(Problem) {
    guard let end = input[place...].firstPlace(of: Array("</\(tag)".utf8)) else {
      throw .open(tag: tag)
    }
    let content = input[place..<end]
    place = end
    let needsSection =
      content.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
      || content.firstPlace(of: Array("]]>".utf8)) != nil
    let text = Self.characters(content)
    guard needsSection else { return output.append(text) }
    output.append("<![CDATA[\(text.substituting("]]>", with: "]]]]><![CDATA[>"))]]>")
  }

  /// Appends a text with its references converted to XML.
  private func append(_ bytes: ArraySlice<UInt8>, isAttribute: Bool) {
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "&"):
        let (text, length) = Self.reference(bytes[place...])
        output.append(text)
        place += length
      case UInt8(ascii: "<"): output.append("&lt;")
      case UInt8(ascii: ">"): output.append("&gt;")
      case UInt8(ascii: "\"") where isAttribute: output.append("&quot;")
      // Parsers replace tabs and line feeds in attributes by spaces.
      case 9 where isAttribute, 10 where isAttribute: output.append("&#\(byte);")
      case 9, 10: output.append(byte)
      case 13: output.append("&#13;")
      case 0..<32: output.append("\u{FFFD}")
      // U+FFFE and U+FFFF, which are not XML characters.
      case 0xEF
      where bytes[place...].starts(with: [0xBF, 0xBE])
        || bytes[place...].starts(with: [0xBF, 0xBF]):
        output.append("\u{FFFD}")
        place += 2
      default: output.append(byte)
      }
    }
  }

  /// The XML form of the reference after an ampersand, and the number of bytes that it consumes; `&amp;` if there is no
  /// reference.
  private static func reference(_ rest: ArraySlice<UInt8>) -> (String, Int) {
    guard let end = rest.prefix(40).firstIndex(of: UInt8(ascii: ";")) else { return ("&amp;", 0) }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    let length = end + 1 - rest.startIndex
    if ["amp", "lt", "gt", "quot"].contains(name) { return ("&\(name);", length) }
    var value: UInt32?
    if name.begins(with: "#x") || name.begins(with: "#X") {
      value = UInt32(name.dropFirst(2), radix: 16)
    } else if name.begins(with: "#") {
      value = UInt32(name.dropFirst())
    } else if let entity = htmlEntityLookup(name) {
      value = entity.pointee.value
    }
    guard let value else { return ("&amp;", 0) }
    return (isCharacter(value) ? "&#\(value);" : "\u{FFFD}", length)
  }
}
