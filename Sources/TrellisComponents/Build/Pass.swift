import TrellisLayout

/// One run of the pipeline: what the build and the layout under way can see without being told.
///
/// This is the one ambient value of Trellis, because the initializers of components read it.
package final class Pass {
  let environment: Environment
  /// The build under way; `nil` once the components are made.
  var build: BuildState?
  /// The components being laid out, from the root down.
  private(set) var layoutStack: [(component: Component, range: SizeRange)] = []
  /// What each of them reads of its parent's size; kept for those that come after them.
  private var readings: [ParentSizeReadings] = []
  /// Hears of what happens to single components; costs a comparison with `nil` where there is none.
  let spans: (any SpanListener)?
  package var counters = PassCounters()
  /// Whether components answer from what they computed before; tests compare with a pass that does not.
  package var usesKnownLayouts = true

  package init(environment: Environment, spans: (any SpanListener)? = nil) {
    self.environment = environment
    self.spans = spans
  }

  /// Carries a pass as a task-local value, which has to be `Sendable`.
  ///
  /// Unchecked: a pass is bound for one synchronous call, on one thread, and never leaves it.
  private struct Carrier: @unchecked Sendable {
    let pass: Pass
  }

  @TaskLocal private static var carrier: Carrier?

  static var current: Pass? { carrier?.pass }

  /// Runs `body` with this pass as the current one; the one before is current again afterwards.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$carrier.withValue(Carrier(pass: self), operation: body)
  }

  /// Begins the layout of `component`, of which the answer is to note what it reads.
  func beginLayout(of component: Component, in range: SizeRange) -> ParentSizeReadings {
    let depth = layoutStack.count
    layoutStack.append((component, range))
    if depth == readings.count { readings.append(ParentSizeReadings()) }
    readings[depth].reset()
    return readings[depth]
  }

  func endLayout() { layoutStack.removeLast() }

  /// One line a component being laid out, indented by level (row B8).
  var layoutStackDescription: String {
    layoutStack.enumerated().map { level, entry in
      String(repeating: "  ", count: level) + "\(entry.component.typeName): \(entry.range)"
    }.joined(separator: "\n")
  }
}

/// Runs `body` as if in a build, so that components can be made and measured without a host.
///
/// The components are in no tree: scopes give them first states, and updates go nowhere.
package func withDetachedBuild<Result>(
  environment: Environment = Environment(), _ body: () throws -> Result
) rethrows -> Result {
  let pass = Pass(environment: environment)
  let previous = ScopeRoot(tree: TreeLink(listener: nil))
  let build = previous.tree.startBuild()
  pass.build = BuildState(
    root: ScopeRoot(after: previous, build: build), previousRoot: previous,
    updates: StateUpdates(), trigger: [], build: build, spans: nil)
  defer { pass.build = nil }
  return try pass.run(body)
}
