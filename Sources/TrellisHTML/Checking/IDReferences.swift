import CLibXML2
import TrellisBase

/// The attributes whose values are ids of other elements.
package enum IDReferences {
  /// The attributes with one id.
  static let single: Set<String> = ["for", "form", "list", "popovertarget", "commandfor"]
  /// The attributes with ids between spaces.
  static let lists: Set<String> = [
    "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-flowto",
    "aria-activedescendant", "aria-details", "aria-errormessage", "headers",
  ]
  /// The names of all these attributes.
  package static let names = single.union(lists)

  /// The ids that several elements have, and the references to ids that no element has, in document order; at most 100.
  ///
  /// Elements of XML vocabularies other than XHTML, SVG and MathML are not checked: their attributes with these names
  /// mean something else.
  ///
  /// - Complexity: O(*n* log *n*) in the nodes.
  static func problems(in document: ParsedDocument) -> [FileProblem] {
    let elements = ((try? document.elements(matching: "//*[@*]")) ?? []).filter(hasIDs)
    var lines: [[UInt8]: Int] = [:]
    var problems: [FileProblem] = []
    for element in elements {
      guard let id = element[attribute: "id"] else { continue }
      if let line = lines[Array(id.utf8)] {
        problems.append(
          FileProblem("the id '\(id)' is that of an element in line \(line)", line: element.line))
      } else {
        lines[Array(id.utf8)] = element.line
      }
    }
    let targets = document.fragmentTargets
    for element in elements {
      for (name, value) in element.attributes where problems.count < 100 {
        let isKnown: Bool
        if name == "href" || name == "xlink:href" {
          guard value.begins(with: "#"), let ids = ids(ofFragment: value.dropping(1)) else {
            continue
          }
          isKnown = !ids.isDisjoint(with: targets)
        } else if names.contains(name) {
          isKnown =
            isOfClosed(element, name)
            || value.words.allSatisfy { lines[Array($0.utf8)] != nil }
        } else {
          continue
        }
        guard !isKnown else { continue }
        problems.append(
          FileProblem("\(name)=\"\(value)\" names no element of the page", line: element.line))
      }
    }
    return Array(problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }.prefix(100))
  }

  /// Whether the element that a control opens may be missing.
  ///
  /// Source: axe-core, rule `aria-valid-attr-value`.
  private static func isOfClosed(_ element: ParsedElement, _ name: String) -> Bool {
    name == "aria-controls"
      && ["aria-expanded", "aria-selected"].contains { element[attribute: $0] == "false" }
  }

  private static let spaces: Set<String> = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg",
    "http://www.w3.org/1998/Math/MathML",
  ]

  private static func hasIDs(_ element: ParsedElement) -> Bool {
    let node = element.pointer.pointee
    guard let space = node.ns?.pointee.href else {
      return node.doc.pointee.type == XML_HTML_DOCUMENT_NODE
    }
    return spaces.contains(String(cString: space))
  }

  /// The ids and names that match a fragment; `nil` for the top of the page.
  ///
  /// Source: WHATWG HTML, "find a potential indicated element"; Chromium also removes the directive of a fragment
  /// (`:~:`).
  package static func ids(ofFragment fragment: Substring) -> Set<[UInt8]>? {
    let directive = fragment.range(ofFirst: ":~:")?.lowerBound ?? fragment.endIndex
    let raw = Array(fragment[..<directive].utf8)
    let decoded = percentDecoded(raw)
    if raw.isEmpty || String(decoding: decoded, as: UTF8.self).lowercased().isExactly("top") {
      return nil
    }
    return [raw, Array(String(decoding: decoded, as: UTF8.self).utf8)]
  }

  private static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(code)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

extension ParsedDocument {
  /// The targets of fragments: the ids of elements and the names of links.
  ///
  /// - Complexity: O(*n* log *n*) in the nodes.
  package var fragmentTargets: Set<[UInt8]> {
    let elements = (try? elements(matching: "//*[@id or local-name()='a' and @name]")) ?? []
    var targets: Set<[UInt8]> = []
    for element in elements {
      if let id = element[attribute: "id"] { targets.insert(Array(id.utf8)) }
      if element.name == "a", let name = element[attribute: "name"] {
        targets.insert(Array(name.utf8))
      }
    }
    return targets
  }

  /// Removes the namespaces of all elements, so that queries match them by their local names.
  ///
  /// - Complexity: O(*n* log *n*) in the nodes.
  func removeNamespaces() {
    for element in (try? elements(matching: "//*")) ?? [] { element.pointer.pointee.ns = nil }
  }
}
