import TrellisComponents

/// The tree of a host as text, for people.
public struct TreeDescription: Codable, Hashable, Sendable {
  /// The mounted components with their places and elements, one on a line.
  public var hierarchy: String
  /// The components, each with its children under it; those with an identity have the number of their node.
  public var components: String
  /// The nodes of the components with an identity, nested as their scopes were opened, with identifiers and keys.
  public var scopes: String
}

extension ComponentHost {
  /// The tree after the last render. Wakes the host.
  ///
  /// Source: ComponentKit's descriptions of views and of tree nodes (rows Z1, G10).
  ///
  /// - Complexity: O(*n*) in components and elements.
  public func describe() -> TreeDescription {
    wake()
    wakeContents()
    return reserveCallStack {
      TreeDescription(
        hierarchy: mountedLayout?.hierarchyDescription ?? "",
        components: mountedLayout?.component.descriptionWithChildren ?? "",
        scopes: generator.rootNode.scopeTreeDescription)
    }
  }
}
