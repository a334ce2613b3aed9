import TrellisBase

extension ComponentHost {
  /// Calls `body` on behalf of this host: mistakes in it are reported to ``onMistake``.
  public func takingMistakes<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { deliverMistakes() }
    return try takeMistakes(body)
  }

  func takeMistakes<Result>(_ body: () throws -> Result) rethrows -> Result {
    onMistake == nil ? try body() : try recorder.record(body)
  }

  func deliverMistakes() {
    // Mistakes during a render are reported after it.
    guard !isRendering, recorder.hasMistakes else { return }
    for mistake in recorder.take() { onMistake?(mistake) }
  }

  /// Calls `body`, a part of a render, and then reports its mistakes. Meanwhile no other render begins.
  func runRenderPart<Result>(_ body: () -> Result) -> Result {
    isRendering = true
    let result = takeMistakes { reserveCallStack(body) }
    isRendering = false
    deliverMistakes()
    return result
  }

  // MARK: Call stack

  /// Calls `body` with enough call stack for the depth of the tree.
  func reserveCallStack<Result>(_ body: () -> Result) -> Result {
    CallStack.withRoom(Self.bytes(for: generator.depth), body)
  }

  /// The bytes of call stack for mounting, visiting or releasing `depth` levels of components.
  static func bytes(for depth: Int) -> Int { depth * (8 << 10) }
}
