import TrellisBase

extension ComponentHost {
  /// Calls `body` on behalf of this host: mistakes in it are reported to ``onProgrammerError``.
  public func collectingProgrammerErrors<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { deliverProgrammerErrors() }
    return try collectProgrammerErrors(body)
  }

  func collectProgrammerErrors<Result>(_ body: () throws -> Result) rethrows -> Result {
    onProgrammerError == nil ? try body() : try recorder.record(body)
  }

  func deliverProgrammerErrors() {
    // Mistakes during a render are reported after it.
    guard !isRendering, recorder.hasProgrammerErrors else { return }
    for mistake in recorder.consume() { onProgrammerError?(mistake) }
  }

  /// Calls `body`, a part of a render, and then reports its mistakes. Meanwhile no other render begins.
  func runRenderPart<Result>(_ body: () -> Result) -> Result {
    isRendering = true
    let result = collectProgrammerErrors { reserveCallStack(body) }
    isRendering = false
    deliverProgrammerErrors()
    return result
  }

  // MARK: Call stack

  /// Calls `body`, which builds, lays out, mounts, visits or releases a tree, with enough call stack on any thread.
  func reserveCallStack<Result>(_ body: () -> Result) -> Result { CallStack.forTree(body) }
}
