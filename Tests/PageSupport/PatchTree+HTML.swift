package import TrellisDOM
import TrellisHTML

extension PatchTree {
  /// A text among elements, which a document of Trellis cannot contain.
  package struct MixedContent: Error {}

  /// The elements of a fragment of HTML.
  ///
  /// The attribute `frame="left top width height"` is the frame in CSS px, `style` has the style declarations, and
  /// `live-value` and `live-checked` are the live properties without `live-`.
  ///
  /// - Throws: ``MixedContent`` for a text among elements; the errors of the parser.
  package static func trees(html: String) throws -> [PatchTree] {
    let document = try ParsedDocument(html: "<!DOCTYPE html><body>" + html)
    guard let body = document.root.children.first(where: { $0.name == "body" }) else { return [] }
    return try body.children.map { try PatchTree($0) }
  }

  private init(_ element: ParsedElement) throws {
    var tree = PatchTree(tag: element.name)
    for (name, value) in element.attributes {
      if name == "frame" {
        let sides = value.split(separator: " ").compactMap { Double($0) }.map { Int32($0 * 100) }
        tree.frame = FrameChange(
          left: sides[0], top: sides[1], width: sides[2], height: sides[3])
      } else if name == "style" {
        for declaration in value.split(separator: ";") {
          let parts = declaration.split(separator: ":", maxSplits: 1).map { Self.trimmed($0) }
          tree.styles.append(Pair(parts[0], parts[1]))
        }
      } else if name.hasPrefix("live-") {
        let isFlag = value == "true" || value == "false"
        tree.properties.append(
          Property(
            String(name.dropFirst(5)), isFlag ? .bool(value == "true") : .string(value)))
      } else {
        tree.attributes.append(Pair(name, value))
      }
    }
    tree.children = try element.children.map { try PatchTree($0) }
    let text = element.text
    if tree.children.isEmpty {
      tree.text = text.isEmpty ? nil : text
    } else {
      for case .text(let text) in element.content where !Self.trimmed(text[...]).isEmpty {
        throw MixedContent()
      }
    }
    tree.attributes.sort { $0.name < $1.name }
    tree.properties.sort { $0.name < $1.name }
    self = tree
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
}
