/// The depth of the components of a build.
struct BuildDepth {
  /// The depth of the component being built; 0 outside of components.
  private(set) var level = 0
  /// The maximum depth so far, in the part of the tree between ``beginPart()`` and ``endPart(_:)``.
  private(set) var deepest = 0

  /// Enters a component inside the current one.
  ///
  /// - Returns: whether the component is at most ``RenderLimits/depth`` deep.
  mutating func enter() -> Bool {
    level += 1
    return record(level)
  }

  /// Leaves a component.
  mutating func leave() { level -= 1 }

  /// Records the depth of a visited component, or of the lowest component below a skipped one.
  ///
  /// - Returns: whether the depth is at most ``RenderLimits/depth``.
  @discardableResult
  mutating func record(_ depth: Int) -> Bool {
    if depth > deepest { deepest = depth }
    return depth <= RenderLimits.depth
  }

  /// Begins to measure the part of the tree below the current component.
  ///
  /// - Returns: the value for ``endPart(_:)``.
  mutating func beginPart() -> Int {
    defer { deepest = level }
    return deepest
  }

  /// Ends the part that began with the result `outer` of ``beginPart()``.
  ///
  /// - Returns: the number of levels in the part.
  mutating func endPart(_ outer: Int) -> Int {
    let height = deepest - level
    deepest = max(deepest, outer)
    return height
  }
}
