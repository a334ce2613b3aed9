import TrellisDOM

/// The drawing of an icon: an SVG document that browsers show as a mask, so that it has the color of texts.
struct IconDrawing: Hashable, Sendable {
  /// The value of CSS with the document.
  let css: String

  /// The largest document in bytes.
  static let largest = 8192

  /// A reason that a document cannot be used.
  enum Problem: Error, Equatable, CustomStringConvertible {
    case tooLarge(bytes: Int)
    case notSVG
    case declaration
    case element(String)
    case attribute(String, of: String)
    case reference(String)

    var description: String {
      switch self {
      case .tooLarge(let bytes):
        "it has \(bytes) bytes, and an icon has at most \(IconDrawing.largest); simplify its paths"
      case .notSVG: "it is no SVG document in UTF-8 with the namespace http://www.w3.org/2000/svg"
      case .declaration: "it has a declaration (<!…>) or an instruction (<?…>); remove it"
      case .element(let name): "it has the element \(name); an icon has shapes and gradients only"
      case .attribute(let name, let element):
        "its element \(element) has the attribute \(name), which can run or load something; remove it"
      case .reference(let value):
        "it refers to \(value); an icon refers to parts of itself only, such as url(#name)"
      }
    }
  }

  /// Browsers run and load nothing in a mask; the checks are for files that are used in other ways too.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.count <= Self.largest else { throw .tooLarge(bytes: bytes.count) }
    guard var text = String(validating: bytes, as: UTF8.self) else { throw .notSVG }
    text = Self.trimmed(text)
    if text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>") {
      text = Self.trimmed(String(text[end.upperBound...]))
    }
    guard !text.contains("<!"), !text.contains("<?") else { throw .declaration }
    guard text.hasPrefix("<svg"), text.hasSuffix("</svg>"),
      text.contains("xmlns=\"http://www.w3.org/2000/svg\""),
      let document = try? ParsedDocument(html: text),
      let elements = try? document.elements(matching: "//body//*"), elements.first?.name == "svg"
    else { throw .notSVG }
    for element in elements { try Self.check(element) }
    css = "url(\"data:image/svg+xml,\(Self.encoded(text))\")"
  }

  private static let elements: Set<String> = [
    "svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "title", "desc",
    "defs", "lineargradient", "radialgradient", "stop", "clippath", "mask",
  ]

  private static func check(_ element: ParsedElement) throws(Problem) {
    let tag = element.name.lowercased()
    guard elements.contains(tag) else { throw .element(element.name) }
    for attribute in element.attributes {
      let name = attribute.name.lowercased()
      if name.hasPrefix("on") || name == "style" || name == "href" || name.hasSuffix(":href")
        || name == "src"
      {
        throw .attribute(attribute.name, of: element.name)
      }
      let value = attribute.value.lowercased()
      if name.hasPrefix("xmlns") { continue }
      if value.contains("\\") { throw .reference(attribute.value) }
      for part in value.split(separator: "url(", omittingEmptySubsequences: false).dropFirst()
      where !part.drop(while: { " '\"".contains($0) }).hasPrefix("#") {
        throw .reference(attribute.value)
      }
    }
  }

  private static func trimmed(_ text: String) -> String {
    let text = text.drop { $0.isWhitespace }
    return String(text.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The document in an address for double quotes in CSS.
  private static func encoded(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count * 5 / 4)
    var isSpace = false
    for byte in text.utf8 {
      let space = byte == 9 || byte == 10 || byte == 13 || byte == 32
      defer { isSpace = space }
      switch byte {
      case _ where space: if !isSpace { result += " " }
      case UInt8(ascii: "\""): result += "'"
      case UInt8(ascii: "'"): result += "%27"
      case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\\"), 0..<32, 127...:
        let digits = String(byte, radix: 16)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }
}
