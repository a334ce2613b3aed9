import TrellisDOM

extension Mounter {
  /// The elements of the views hidden for reuse, and of the layer of stateful views: another process would not show them.
  ///
  /// - Complexity: O(*n*) in views.
  package var hiddenElements: Set<ObjectIdentifier> {
    var hidden: Set<ObjectIdentifier> = []
    if let layer = document.statefulViews?.layer.element { hidden.insert(ObjectIdentifier(layer)) }
    var pending = [rootView]
    while let view = pending.popLast() {
      for pooled in view.pool { hidden.insert(ObjectIdentifier(pooled.element)) }
      pending.append(contentsOf: view.children)
      if let inner = view.inner { pending.append(inner) }
    }
    return hidden
  }
}
