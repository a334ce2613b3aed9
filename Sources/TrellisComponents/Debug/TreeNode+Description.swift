extension TreeNode {
  /// The descendants of this node in the scope tree, one a line, with identifiers and keys.
  ///
  /// Source: ComponentKit's description of tree nodes (row G10), without addresses.
  public var scopeTreeDescription: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    children.owned.flatMap { node in
      ["- " + node.name + node.qualifier] + node.lines.map { "  " + $0 }
    }
  }

  private var name: String { component?.typeName ?? "no component" }

  private var qualifier: String {
    let identifier = base.identifier.map { ":\($0)" } ?? ""
    let keys =
      base.keys.isEmpty ? "" : "[\(base.keys.map { "\($0)" }.joined(separator: ", "))]"
    return identifier + keys
  }
}
