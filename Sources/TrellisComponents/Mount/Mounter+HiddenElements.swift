import TrellisDOM

extension Mounter {
  /// The elements of the views hidden for reuse.
  ///
  /// - Complexity: O(*n*) in views.
  package var hiddenElements: Set<ObjectIdentifier> {
    var hidden: Set<ObjectIdentifier> = []
    var pending = [rootView]
    while let view = pending.popLast() {
      for pooled in view.pool { hidden.insert(ObjectIdentifier(pooled.element)) }
      pending.append(contentsOf: view.children)
      if let inner = view.inner { pending.append(inner) }
    }
    return hidden
  }
}
