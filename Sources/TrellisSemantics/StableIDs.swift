import TrellisBase
import TrellisDOM
import TrellisHTML

/// Replaces generated ids by stable names. A generated id is `f`, digits and letters, such as `f17` for a field and
/// `f17l` for its label.
///
/// The digits depend on all views created before, so that a new field would change the ids of all later ones. The
/// stable name is built from the element's accessible name (`f-Title`, `f-Title.l`), with a counter for duplicates
/// (`f-Title~2`).
struct StableIDs {
  /// The attributes whose values are ids.
  private static let references = IDReferences.names.union(["id", "name"])
  private static let nameLimit = 40

  /// The stable names, by id without the letters at the end.
  private var names: [Substring: String] = [:]

  /// - Complexity: O(*n*) in the elements of the page.
  init(_ tree: PageTree) {
    var counts: [String: Int] = [:]
    for index in tree.nodes.indices where tree.areShown[index] {
      let node = tree.nodes[index]
      let attributes = node.tag == "button" ? ["id", "name", "value"] : ["id", "name"]
      guard
        let stem = attributes.lazy.compactMap({ name in
          node.attributes[name].flatMap { Self.stem($0) }
        }).first,
        names[stem] == nil
      else { continue }
      let element = tree.element(id: String(stem))
      let words = (element?.name ?? "").split { !$0.isLetter && !$0.isNumber }  // people's text
      let text = words.isEmpty ? element?.tag ?? node.tag : words.joined(separator: "-")
      let name = "f-" + text.prefix(Self.nameLimit)
      let count = (counts[name] ?? 0) + 1
      counts[name] = count
      names[stem] = count == 1 ? name : "\(name)~\(count)"
    }
  }

  /// The value of an attribute with stable names instead of generated ids.
  func value(_ value: String, of attribute: String, tag: String) -> String {
    guard !names.isEmpty, value.utf8.contains(UInt8(ascii: "f")) else { return value }
    if attribute == "href", value.begins(with: "#") { return "#" + replaced(value.dropping(1)) }
    // The parameters of a control are JSON.
    if attribute.begins(with: "data-") {
      return value.parts(between: "\"", keepsEmpty: true).map(replaced)
        .joined(separator: "\"")
    }
    guard Self.references.contains(attribute) || (attribute == "value" && tag == "button") else {
      return value
    }
    return value.parts(between: " ", keepsEmpty: true).map(replaced)
      .joined(separator: " ")
  }

  private func replaced(_ id: Substring) -> String {
    guard let stem = Self.stem(id), let name = names[stem] else { return String(id) }
    let letters = id.dropping(stem.utf8.count)
    return letters.isEmpty ? name : "\(name).\(letters)"
  }

  /// The `f` and the digits at the beginning of a generated id; `nil` for other ids.
  private static func stem(_ id: some StringProtocol) -> Substring? {
    let id = Substring(id)
    guard id.begins(with: "f") else { return nil }
    let digits = id.utf8.dropFirst().prefix { (48...57).contains($0) }
    let letters = id[digits.endIndex...]
    guard !digits.isEmpty, letters.allSatisfy({ $0.isASCII && $0.isLowercase || $0 == "-" }) else {
      return nil
    }
    return id[..<digits.endIndex]
  }
}
