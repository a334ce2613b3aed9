import TrellisBase
import TrellisDOM
import TrellisHTML

/// The drawing of an icon: an SVG document, used as a mask so that the icon has the color of the text.
struct IconDrawing: Hashable, Sendable {
  /// The CSS value that contains the document.
  let css: String

  /// The maximum bytes of a document.
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

  /// Browsers run and load nothing in a mask; the checks protect files that are also used in other ways.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.count <= Self.largest else { throw .tooLarge(bytes: bytes.count) }
    guard var text = String(validating: Self.trimmed(bytes[...]), as: UTF8.self) else {
      throw .notSVG
    }
    if text.begins(with: "<?xml"), let end = text.range(ofFirst: "?>") {
      text = String(decoding: Self.trimmed(Array(text.utf8[end.upperBound...])[...]), as: UTF8.self)
    }
    guard !text.holds("<!"), !text.holds("<?") else { throw .declaration }
    guard text.begins(with: "<svg"), text.ends(with: "</svg>"),
      text.holds("xmlns=\"http://www.w3.org/2000/svg\""),
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
      if name.begins(with: "on") || name == "style" || name == "href" || name.ends(with: ":href")
        || name == "src"
      {
        throw .attribute(attribute.name, of: element.name)
      }
      let value = attribute.value.lowercased()
      if name.begins(with: "xmlns") { continue }
      if value.holds("\\") { throw .reference(attribute.value) }
      for part in value.parts(afterEach: "url(")
      where !part.past(" '\"").begins(with: "#") {
        throw .reference(attribute.value)
      }
    }
  }

  /// `bytes` without white space at its ends.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !$0.isFormatSpace }),
      let last = bytes.lastIndex(where: { !$0.isFormatSpace })
    else { return [] }
    return bytes[first...last]
  }

  /// The document as a `data:` URL for a CSS string in double quotes. Each run of white space becomes one space.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count * 5 / 4)
    for byte in text.utf8 {
      switch byte {
      case 9, 10, 13, 32: if result.last != 32 { result.append(32) }
      case UInt8(ascii: "\""): result.append(UInt8(ascii: "'"))
      case UInt8(ascii: "'"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "\\"), 0..<32, 127...:
        result.append(UInt8(ascii: "%"))
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
