import TrellisBase

extension ComponentHost {
  /// Calls `body` as what this host does: the mistakes in it are given to ``onMistake``.
  public func takingMistakes<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { deliverMistakes() }
    return try takeMistakes(body)
  }

  func takeMistakes<Result>(_ body: () throws -> Result) rethrows -> Result {
    onMistake == nil ? try body() : try recorder.record(body)
  }

  func deliverMistakes() {
    // Mistakes in a render are delivered after it.
    guard !isRendering, recorder.hasMistakes else { return }
    for mistake in recorder.take() { onMistake?(mistake) }
  }

  /// Calls `body`, a part of a render, and then delivers its mistakes. Meanwhile no other render begins.
  func occupied<Result>(_ body: () -> Result) -> Result {
    isRendering = true
    let result = takeMistakes { inRoom(body) }
    isRendering = false
    deliverMistakes()
    return result
  }

  // MARK: Room

  /// Calls `body` where the call stack has room for what is done at each level of the tree.
  func inRoom<Result>(_ body: () -> Result) -> Result {
    CallStack.withRoom(Self.bytes(for: generator.depth), body)
  }

  /// The bytes of call stack for `depth` levels of components while they are mounted, visited or released.
  static func bytes(for depth: Int) -> Int { depth * (8 << 10) }
}
