extension Component: CustomStringConvertible {
  /// The class and, if there is a node, its number: `PackageRow 12`.
  public final var description: String {
    var text = treeNode.map { "\(typeName) \($0.id)" } ?? typeName
    let metadata = self.metadata
    if !metadata.isEmpty {
      let pairs = metadata.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      text += " (\(pairs.joined(separator: ", ")))"
    }
    return text
  }

  /// The component and its ancestors in the mounted tree, the root first, one a line, indented by level.
  ///
  /// Source: ComponentKit's backtrace (row Z4).
  public final var backtraceDescription: String {
    var chain: [Component] = []
    var next: Component? = self
    while let component = next {
      chain.append(component)
      next = component.supercomponent
    }
    return shortened(chain.reversed().map(\.description)).enumerated().map { level, line in
      String(repeating: "  ", count: level) + line
    }.joined(separator: "\n")
  }

  /// The component and its descendants, each child after a dash under its parent. Plain components, which have no node,
  /// have no number.
  ///
  /// Source: ComponentKit's descriptions with children and of tree nodes (rows Z5, G10).
  public final var descriptionWithChildren: String {
    descriptionLines.joined(separator: "\n")
  }

  private var descriptionLines: [String] {
    var lines = [description]
    let only = numberOfChildren == 1 ? child(at: 0) : nil
    (only as? RenderedChildren ?? self).forEachChild { child in
      for (index, line) in child.descriptionLines.enumerated() {
        lines.append((index == 0 ? "  - " : "    ") + line)
      }
    }
    return lines
  }
}
