public import TrellisComponents

extension RenderCounters {
  /// The counters that are not 0, by name.
  public var text: String {
    let counts: [(String, Int)] = [
      ("built", componentsBuilt), ("reused", componentsReused), ("rendered", componentsRendered),
      ("visited", componentsVisited), ("layouts", layoutsComputed),
      ("known layouts", layoutsReused), ("mounted", mountsVisited), ("skipped", mountsSkipped),
      ("views", viewsCreated), ("known views", viewsReused), ("hidden", viewsHidden),
      ("shown again", viewsUnhidden), ("removed", viewsRemoved), ("touched", elementsTouched),
    ]
    return counts.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
