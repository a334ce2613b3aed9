// Cached layouts of a box with other sizes or for other goals.

/// A box to lay out.
struct BoxRequest {
  let node: Int32
  let space: LayoutSpace
  let edges: BoxEdges
  let key: LayoutKey
  /// The height of the border box, if the children may treat it as definite.
  let given: Double
  /// Whether this is the first layout of the node in this computation.
  var isFirst = false
}

extension FlexEngine {
  /// The cached outcome for `box` if it suffices for `goal`, or the nearest cached outcome if the node's cache is full.
  func cachedOutcome(_ box: BoxRequest, for goal: LayoutGoal) -> LayoutOutcome? {
    let state = nodes + Int(box.node)
    if let outcome = cachedOutcome(state.pointee.placed, box, for: goal) { return outcome }
    if let outcome = cachedOutcome(state.pointee.measured, box, for: goal) { return outcome }
    var entry = state.pointee.firstCachedLayout
    var count = 0
    while entry >= 0 {
      let found = cache.layouts.pointer(to: Int(entry))
      if let outcome = cachedOutcome(found.pointee.value, box, for: goal) { return outcome }
      entry = found.pointee.next
      count += 1
    }
    return count < ComputationCache.maximumLayouts ? nil : nearestOutcome(box)
  }

  /// The cached outcome that is nearest to `box` in width, then in given height, as an outcome of `box`.
  private func nearestOutcome(_ box: BoxRequest) -> LayoutOutcome {
    cache.recordFull()
    let state = nodes + Int(box.node)
    var nearest = state.pointee.measured
    func compare(_ record: LayoutRecord) {
      let distance = abs(record.width - box.key.width)
      let least = abs(nearest.width - box.key.width)
      // The distance between a definite and an indefinite height is infinite.
      let isNearer =
        distance < least
        || (distance == least && nearest.givenHeight != box.key.height
          && abs(record.givenHeight - box.key.height) < abs(nearest.givenHeight - box.key.height))
      if isNearer || (distance == least && record.givenHeight == box.key.height) {
        nearest = record
      }
    }
    if !state.pointee.placed.width.isNaN { compare(state.pointee.placed) }
    var entry = state.pointee.firstCachedLayout
    while entry >= 0 {
      compare(cache.layouts[Int(entry)].value)
      entry = cache.layouts[Int(entry)].next
    }
    let height = height(
      of: box.node, in: box.space, edges: box.edges, content: nearest.contentHeight,
      width: box.key.width)
    return LayoutOutcome(
      width: box.key.width, height: height, contentHeight: nearest.contentHeight,
      baseline: nearest.baseline == unknownBaseline ? .nan : nearest.baseline)
  }

  @inline(__always)
  private func cachedOutcome(
    _ record: LayoutRecord, _ box: BoxRequest, for goal: LayoutGoal
  ) -> LayoutOutcome? {
    guard record.matches(box.key) else { return nil }
    let height = height(
      of: box.node, in: box.space, edges: box.edges, content: record.contentHeight,
      width: box.key.width)
    // All layouts with this key have the same content height, but not the same baseline.
    if goal == .baseline, record.height != height || record.baseline == unknownBaseline {
      return nil
    }
    return LayoutOutcome(
      width: box.key.width, height: height, contentHeight: record.contentHeight,
      baseline: record.height == height ? record.baseline : unknownBaseline)
  }

  /// Prepares a node for its first layout in this computation. Returns whether it is the first.
  func beginPass(for node: Int32) -> Bool {
    let state = nodes + Int(node)
    if state.pointee.pass == pass { return false }
    state.pointee.pass = pass
    state.pointee.flags.subtract([.hasGuessed, .hasGuessedTwice])
    state.pointee.flags.insert(.hasOldMeasurement)
    return true
  }

  /// Caches the current layout before a layout with other sizes replaces it.
  ///
  /// - Parameter isOld: whether the layout comes from an earlier computation.
  func keepPlacedLayout(of node: Int32, before key: LayoutKey, isOld: Bool) {
    let state = nodes + Int(node)
    if state.pointee.placed.width.isNaN { return }
    if !state.pointee.placed.matches(key) {
      store(state.pointee.placed, of: node, isOld: isOld)
    }
    state.pointee.placed.width = .nan
  }

  /// Caches a layout that is not the current one. It replaces a layout of an earlier computation without an entry in
  /// the cache.
  func store(_ record: LayoutRecord, of node: Int32, isOld: Bool = false) {
    let state = nodes + Int(node)
    let old = state.pointee.measured
    state.pointee.measured = record
    let isReplaced =
      old.matches(
        LayoutKey(
          width: record.width, height: record.givenHeight, percentBase: record.percentBase))
      && (old.height == record.height || old.baseline == unknownBaseline)
    let wasOld = state.pointee.flags.contains(.hasOldMeasurement)
    set(isOld, .hasOldMeasurement, of: node)
    if old.width.isNaN || isReplaced { return }
    if wasOld {
      state.pointee.flags.insert(.hasDroppedResults)
      return
    }
    cache.layouts.append(
      CacheEntry(value: old, node: node, next: state.pointee.firstCachedLayout))
    state.pointee.firstCachedLayout = Int32(cache.layouts.count - 1)
  }
}
