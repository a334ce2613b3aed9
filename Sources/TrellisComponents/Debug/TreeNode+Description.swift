extension TreeNode {
  /// The descendants of this node in the component tree, one a line.
  ///
  /// Source: ComponentKit's description of tree nodes (row G10), without addresses.
  public var componentTreeDescription: String {
    lines(\.linked.array) { "\($0.name) \($0.id)" }.joined(separator: "\n")
  }

  /// The descendants of this node in the scope tree, one a line, with identifiers and keys.
  public var scopeTreeDescription: String {
    lines(\.owned.array) { $0.name + $0.qualifier }.joined(separator: "\n")
  }

  private func lines(
    _ children: (TreeNodeChildren) -> [TreeNode], _ text: (TreeNode) -> String
  ) -> [String] {
    return children(self.children).flatMap { node in
      ["- " + text(node)] + node.lines(children, text).map { "  " + $0 }
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

extension Sequence {
  fileprivate var array: [Element] { Array(self) }
}
