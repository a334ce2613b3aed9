import TrellisDOM
import TrellisDiff
import TrellisHTML

extension PageElement {
  private static let volatile: Set<String> = [
    "data-on", "data-do", "data-recognizers", "data-n", "data-key", "data-view", "style",
  ]

  /// The visible elements with their attributes, one tag or text a line, without attributes that differ between runs
  /// and with stable names instead of generated ids.
  ///
  /// - Complexity: O(*n*) in the elements inside.
  package var stableHTML: [String] {
    var builder = MarkupTree.Builder()
    builder.open(.document, "")
    writeStable(to: &builder, StableIDs(tree))
    return UnifiedDiff.lines(builder.finish())
  }

  private func writeStable(to builder: inout MarkupTree.Builder, _ ids: StableIDs) {
    guard isVisible else { return }
    if tag == "#text" { return builder.leaf(.text, node.text ?? "") }
    let attributes = node.attributes.filter { !Self.volatile.contains($0.key) }
      .map {
        MarkupTree.Attribute(name: $0.key, value: ids.value($0.value, of: $0.key, tag: tag))
      }
    builder.open(.element, tag, attributes)
    if let text = node.text { builder.leaf(.text, text) }
    for child in contents { child.writeStable(to: &builder, ids) }
    builder.close()
  }

  /// The frames of the visible elements, one element a line in the order of ``stableHTML``: its tag, its position in
  /// its parent, its size, and the beginning of its text.
  ///
  /// ```
  /// div 0 0 300 41
  ///  button 0 0 88 41 “Add one”
  /// ```
  ///
  /// - Complexity: O(*n*) in the elements inside.
  package var frameLines: [String] {
    var lines: [String] = []
    var depths: [Int: Int] = [:]
    for position in index..<node.end
    where tree.areShown[position] && tree.nodes[position].tag != "#text" {
      let part = tree.nodes[position]
      let depth = position == index ? 0 : (depths[part.parent] ?? 0) + 1
      depths[position] = depth
      var line = String(repeating: " ", count: min(depth, 40)) + part.tag
      if let frame = part.frame {
        let origin = part.parent < 0 ? nil : tree.nodes[part.parent].frame
        line +=
          " \((frame.left - (origin?.left ?? 0)).plain) \((frame.top - (origin?.top ?? 0)).plain)"
        line += " \(frame.width.plain) \(frame.height.plain)"
      }
      if let text = part.text?.collapsed, !text.isEmpty { line += " “\(text.shortened)”" }
      lines.append(line)
    }
    return lines
  }
}

extension PageTree {
  /// The same page without some elements, and with some texts replaced.
  ///
  /// - Parameters:
  ///   - indexes: the elements to remove, with their descendants.
  ///   - change: returns the replacement of a text, an attribute's value or a field's value.
  /// - Complexity: O(*n*) in the elements.
  package func hiding(
    _ indexes: Set<Int>, texts change: (String) throws -> String
  ) rethrows -> PageTree {
    var nodes = nodes
    for index in nodes.indices {
      if indexes.contains(index) { nodes[index].isHidden = true }
      nodes[index].text = try nodes[index].text.map(change)
      nodes[index].value = try nodes[index].value.map(change)
      nodes[index].attributes = try nodes[index].attributes.mapValues(change)
    }
    return try PageTree(
      nodes, focusKey: focus.map { self.nodes[$0].key }, title: change(title), address: address,
      isDark: isDark)
  }
}
