import TrellisBase

/// Converts an HTML page into XML: void elements are closed, attributes have values, references are XML's, and foreign
/// elements declare their namespace. XML parsers build the same tree as HTML parsers.
///
/// The page must have all end tags, as pages of ``HTMLWriter`` do.
///
/// Source: WHATWG HTML, §13.2.5 (tokenization) and §14 (the XML syntax); XML 1.0, §2.
public struct XHTMLText {
  /// A reason that a page cannot be converted to XML.
  public enum Problem: Error, Equatable, CustomStringConvertible {
    /// The end tag has no start tag, or its element contains an open element.
    case unexpectedEnd(tag: String)
    /// The element has no end tag.
    case open(tag: String)
    /// The tag or comment at the offset has no end, or a name that XML does not allow.
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
    String(decoding: try page(Array(html.utf8), mapping: 0).xml, as: UTF8.self)
  }

  /// `html` as XML, and the offset in the XML that corresponds to `offset` in `html`.
  ///
  /// - Throws: ``Problem`` also if `offset` is in a tag, a comment, a processing instruction, or an element whose
  ///   content contains no tags, such as a script.
  /// - Complexity: O(*n*) in the bytes.
  public static func page(
    _ html: [UInt8], mapping offset: Int
  ) throws(Problem) -> (xml: [UInt8], offset: Int) {
    var text = XHTMLText(ByteBuffer(capacity: html.count + 1024))
    let mark = try html.withUnsafeBufferPointer { bytes throws(Problem) in
      // As the end of a text, `<` or `</` would be a text.
      guard bytes[..<offset].last(where: { $0 != UInt8(ascii: "/") }) != UInt8(ascii: "<") else {
        throw .malformed(offset: offset)
      }
      try text.append(UnsafeBufferPointer(rebasing: bytes[..<offset]), at: 0)
      let mark = text.output.count
      try text.append(UnsafeBufferPointer(rebasing: bytes[offset...]), at: offset)
      return mark
    }
    if let tag = text.open.last { throw .open(tag: tag) }
    return (text.output.bytes, mark)
  }

  private let output: ByteBuffer
  private var open: [String] = []
  /// The number of open elements from the first open `svg` or `math` on.
  private var foreignDepth = 0

  private init(_ output: ByteBuffer) {
    self.output = output
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// Appends the part of the page that begins at `offset`.
  private mutating func append(
    _ html: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(Problem) {
    var tokenizer = HTMLTokenizer(html)
    while true {
      tokenizer.allowsCDATA = foreignDepth > 0
      let token = tokenizer.next()
      let markup = html[tokenizer.start..<tokenizer.index]
      let malformed = Problem.malformed(offset: offset + tokenizer.start)
      switch token {
      case .text(let text): write(text)
      case .start(let tag):
        guard Self.isName(tag.name), tag.attributes.allSatisfy({ Self.isName($0.name) }) else {
          throw malformed
        }
        tokenizer.content = write(tag)
        // HTML parsers drop this line break, but XML parsers do not.
        if ["pre", "textarea", "listing"].contains(tag.name), tokenizer.byte() == 10 {
          tokenizer.index += 1
        }
      case .end(let tag):
        let name = foreignDepth > 0 ? ForeignNames.elements[tag.name] ?? tag.name : tag.name
        guard open.last == name else { throw .unexpectedEnd(tag: name) }
        open.removeLast()
        foreignDepth = max(0, foreignDepth - 1)
        output.append("</\(name)>")
      case .comment(let comment):
        guard Self.isEnded(markup) else { throw malformed }
        write(comment)
      case .doctype:
        guard Self.isEnded(markup) else { throw malformed }
        output.append("<!DOCTYPE html>")
      case .endOfFile:
        guard markup.isEmpty else { throw malformed }
        guard case .data = tokenizer.content else { throw .open(tag: open.last ?? "") }
        return
      }
    }
  }

  /// Whether a comment or a doctype has its end.
  private static func isEnded(_ markup: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let ends = markup.starts(with: "<!--".utf8) ? ["-->", "--!>"] : [">"]
    return ends.contains { markup.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Whether a name has only ASCII characters that XML and HTML both allow.
  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first | 0x20 >= 97 else { return false }
    return name.utf8.allSatisfy { byte in
      (byte | 0x20 >= 97 && byte | 0x20 <= 122) || (byte >= 48 && byte <= 57)
        || "-_.:".utf8.contains(byte)
    }
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

  /// - Returns: the state of the tokenizer for the content of the element.
  private mutating func write(_ tag: HTMLToken.Tag) -> HTMLTokenizer.Content {
    let isForeign = foreignDepth > 0 || tag.tag == .svg || tag.tag == .math
    let name = isForeign ? ForeignNames.elements[tag.name] ?? tag.name : tag.name
    output.append("<\(name)")
    let space = Self.spaces[name]
    if let space { write("xmlns", space) }
    for attribute in tag.attributes where space == nil || attribute.name != "xmlns" {
      let adjusted =
        attribute.name == "definitionurl"
        ? "definitionURL" : ForeignNames.attributes[attribute.name] ?? attribute.name
      write(isForeign ? adjusted : attribute.name, attribute.value)
      if attribute.name == "lang", tag.value("xml:lang") == nil {
        write("xml:lang", attribute.value)
      }
    }
    if Self.voidNames.contains(name) || tag.isSelfClosing && isForeign {
      output.append(" />")
      return .data
    }
    output.append(UInt8(ascii: ">"))
    open.append(name)
    if isForeign {
      foreignDepth += 1
      return .data
    }
    switch tag.tag {
    case .title, .textarea: return .text(name)
    case .style: return .rawText(name)
    case .script: return .script
    default: return .data
    }
  }

  private func write(_ name: String, _ value: String) {
    // Parsers replace tabs and line feeds in attributes by spaces.
    let escaped = HTMLEscaping.attribute(Self.characters(value)).substituting(">", with: "&gt;")
      .substituting("\t", with: "&#9;").substituting("\n", with: "&#10;")
    output.append(" \(name)=\"\(escaped)\"")
  }

  // MARK: Texts

  private func write(_ bytes: [UInt8]) {
    let text = Self.characters(String(decoding: bytes, as: UTF8.self))
    // The content of a script or a style sheet; HTML has no references in it.
    if foreignDepth == 0, open.last == "script" || open.last == "style" {
      let needsSection = text.holds("<") || text.holds("&") || text.holds("]]>")
      output.append(
        needsSection
          ? "<![CDATA[\(text.substituting("]]>", with: "]]]]><![CDATA[>"))]]>" : text)
    } else {
      output.append(escaping: text, isAttribute: false)
    }
  }

  private func write(_ comment: HTMLToken.Comment) {
    switch comment {
    case .text(let text):
      let isValid = !text.holds("--") && text.utf8.last != UInt8(ascii: "-")
      output.append("<!--\(isValid ? Self.characters(text) : "")-->")
    case .instruction(let target, let data):
      // The data contains no `>`, so it is valid in XML.
      output.append("<?\(target) \(Self.characters(data))?>")
    }
  }

  /// The text with U+FFFD for each character that is not allowed in XML.
  ///
  /// Source: XML 1.0, §2.2.
  private static func characters(_ text: String) -> String {
    func isAllowed(_ value: UInt32) -> Bool {
      value == 9 || value == 10 || value == 13
        || value >= 32 && value != 0xFFFE && value != 0xFFFF
    }
    if text.unicodeScalars.allSatisfy({ isAllowed($0.value) }) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(isAllowed(scalar.value) ? scalar : "\u{FFFD}")
    }
    return String(scalars)
  }
}
