import CLibFuzzer
import TrellisDOM
import TrellisDiff
import TrellisHTML

/// Parses bytes as HTML, walks the result, runs queries on it and compares it.
///
/// Checked: no trap and no leak, the limits of trees, every element is found by its own path, and a tree
/// equals itself.
@main
enum FuzzHTML {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { data, count in
      guard let data else { return 0 }
      read(Array(UnsafeBufferPointer(start: data, count: count)))
      return 0
    }
  }
}

private let limits = ParseLimits(bytes: 1 << 16, depth: 60)

private func read(_ bytes: [UInt8]) {
  // The first line is also a query.
  let query = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(64), as: UTF8.self)
  guard let document = try? ParsedDocument(bytes: bytes, limits: limits) else { return }
  precondition(document.notes.count <= 100)
  var seen = 0
  walk(document.root, depth: 1, &seen)
  _ = try? document.elements(matching: query)
  // Malformed text may leave elements outside the root, which belong to no tree.
  let all = try? document.root.elements(matching: "descendant-or-self::*")
  precondition(all?.count == seen, "\(all?.count ?? -1) of \(seen) elements found")
  let tree = MarkupTree(visibleContentOf: document.root)
  precondition(MarkupDiff.operations(from: tree, to: tree).isEmpty)
}

private func walk(_ element: ParsedElement, depth: Int, _ seen: inout Int) {
  precondition(depth <= limits.depth)
  seen += 1
  precondition(!element.name.isEmpty)
  for (name, value) in element.attributes {
    precondition(!name.isEmpty)
    _ = value.utf8.count
  }
  _ = element.text.utf8.count
  _ = element.line
  if seen < 20 { precondition(!element.path.isEmpty) }
  for child in element.children {
    precondition(child.parent == element)
    walk(child, depth: depth + 1, &seen)
  }
}
