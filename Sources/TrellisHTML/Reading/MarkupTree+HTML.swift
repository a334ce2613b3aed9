import TrellisBase

extension MarkupTree {
  /// The HTML of the whole tree in a canonical form: attributes sorted by name and in double quotes, no end tags of
  /// void elements.
  ///
  /// Parsing it gives the same tree, unless the tree cannot result from HTML, for example one made by a script.
  ///
  /// Source: WHATWG HTML, §13.3 (serialising HTML fragments).
  /// - Complexity: O(*n*) in the bytes.
  public var html: String { html(of: 0) }

  /// The HTML of a node with its subtree.
  package func html(of root: Int) -> String {
    guard root < count else { return "" }
    var bytes: [UInt8] = []
    var open: [Int] = []
    for node in root..<(root + Int(sizes[root])) {
      while let last = open.last, node >= last + Int(sizes[last]) {
        Self.end(values[last], &bytes)
        open.removeLast()
      }
      switch kinds[node] {
      case .document: break
      case .doctype: bytes += "<!DOCTYPE \(values[node])>".utf8
      case .comment: bytes += "<!--\(values[node])-->".utf8
      case .instruction:
        let hasData = values[node].utf8.contains(32)
        bytes += "<?\(values[node])\(hasData ? "" : " ")?>".utf8
      case .text:
        let parent = Int(parents[node])
        if parent >= 0, Self.rawNames.contains(values[parent]), kinds[parent] == .element {
          bytes += values[node].utf8
        } else {
          Self.append(values[node], isAttribute: false, to: &bytes)
        }
      case .element:
        start(node, &bytes)
        // A parser drops the first line feed in these elements.
        if ["pre", "textarea", "listing"].contains(values[node]), node + 1 < count, sizes[node] > 1,
          kinds[node + 1] == .text, values[node + 1].utf8.first == 10
        {
          bytes.append(10)
        }
        if !Self.voidNames.contains(values[node]) { open.append(node) }
      }
    }
    while let last = open.popLast() { Self.end(values[last], &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The start tag of an element.
  package func startTag(_ node: Int) -> String {
    var bytes: [UInt8] = []
    start(node, &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func start(_ node: Int, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes += Self.localName(values[node]).utf8
    for attribute in attributes(of: node) {
      bytes.append(32)
      bytes += attribute.name.utf8
      bytes += "=\"".utf8
      Self.append(attribute.value, isAttribute: true, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private static func end(_ name: String, _ bytes: inout [UInt8]) {
    bytes += "</\(localName(name))>".utf8
  }

  /// An element's name without the prefix of its namespace.
  private static func localName(_ name: String) -> Substring {
    for prefix in ["svg:", "math:"] where name.begins(withText: prefix) {
      return name.dropping(prefix.utf8.count)
    }
    return name[...]
  }

  private static func append(_ text: String, isAttribute: Bool, to bytes: inout [UInt8]) {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<") where !isAttribute: bytes += "&lt;".utf8
      case UInt8(ascii: ">") where !isAttribute: bytes += "&gt;".utf8
      case UInt8(ascii: "\"") where isAttribute: bytes += "&quot;".utf8
      case 13: bytes += "&#13;".utf8
      case 0xA0 where previous == 0xC2:
        bytes.removeLast()
        bytes += "&nbsp;".utf8
      default: bytes.append(byte)
      }
      previous = byte
    }
  }

  static let voidNames: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr", "basefont", "bgsound", "frame", "keygen",
  ]

  private static let rawNames: Set<String> = [
    "style", "script", "xmp", "iframe", "noembed", "noframes", "plaintext",
  ]
}
