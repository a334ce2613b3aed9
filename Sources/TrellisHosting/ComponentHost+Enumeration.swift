import TrellisComponents

extension ComponentHost {
  /// The components with an identity that are, or conform to, `type`, parents first. Wakes the host.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func components<Target>(_ type: Target.Type) -> [Target] {
    wake()
    var found: [Target] = []
    generator.rootNode.forEachNode { node in
      if let component = node.component as? Target { found.append(component) }
    }
    return found
  }

  /// The controllers that are, or conform to, `type`, parents first.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func controllers<Target>(_ type: Target.Type) -> [Target] {
    var found: [Target] = []
    generator.rootNode.forEachController { controller in
      if let controller = controller as? Target { found.append(controller) }
    }
    return found
  }
}
