import TrellisBase
import TrellisLayout

/// The ambient values of one render, which is a build and its layouts.
///
/// It is ambient, because the initializers of components read it, and thread-local: a render is one synchronous call, and
/// a task started during it does not belong to it.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads it, replaces it, or changes a value in
///   it without calling code of a component, so that no access of it begins during another.
package final class RenderContext {
  @exclusivity(unchecked)
  package var environment: HostEnvironment
  /// The tree of the build or layout; `nil` for none.
  @exclusivity(unchecked)
  var tree: TreeContext?
  /// The current build; `nil` once the components are made.
  @exclusivity(unchecked)
  var build: BuildState?
  /// The components being laid out, from the root down.
  @exclusivity(unchecked)
  private(set) var layoutStack: [(component: Component, range: SizeRange)] = []
  /// The axes of the parent's size that each component in ``layoutStack`` reads; later layouts reuse the objects.
  @exclusivity(unchecked)
  private var readings: [ParentSizeReadings] = []
  /// The listener for events of single components; `nil` costs one comparison.
  let spans: (any SpanListener)?
  @exclusivity(unchecked)
  package var counters = RenderCounters()
  let limits: RenderLimits
  /// The count of layouts, of units of work of flex trees and of steps of texts, for ``RenderLimits/steps``.
  @exclusivity(unchecked)
  private var steps = 0
  /// The recorder of mistakes; `nil` if a mistake stops the program.
  let recorder = ProgrammerErrorRecorder.current
  /// Whether components use cached layouts; tests compare with a render without them.
  @exclusivity(unchecked)
  package var usesKnownLayouts = true
  /// Wakes the hibernating content of a render component; `nil` while no content hibernates.
  package var wakesContent: ((Component) -> Void)?
  /// The render components with contents that woke for layouts of this render.
  package private(set) var wokenInLayouts: [Component] = []
  /// The memory that the flexboxes of this render share; `nil` before its first use.
  @exclusivity(unchecked)
  private var sharedMemory: AnyObject?

  package init(
    environment: HostEnvironment, spans: (any SpanListener)? = nil,
    limits: RenderLimits = RenderLimits()
  ) {
    self.environment = environment
    self.spans = spans
    self.limits = limits
  }

  /// Whether a mistake was found, so that no result of this render is used.
  package var hasFailed: Bool {
    @inline(__always) get { recorder?.hasProgrammerErrors == true }
  }

  /// Whether `component` may be laid out: not in a failed render, nor beyond the limits of depth and of steps.
  @inline(__always)
  func mayLayOut(_ component: Component) -> Bool {
    if hasFailed { return false }
    if layoutStack.count == RenderLimits.depth {
      Self.reportDepth(at: component)
      return false
    }
    steps += 1
    return steps <= limits.steps || reportLimit(at: component)
  }

  /// Reports that `component`, which is being laid out, is nested deeper than ``RenderLimits/depth``.
  @inline(never)
  package static func reportDepth(at component: Component) {
    if currentHasFailed { return }
    RenderLimits.reportDepth(
      at: "\(component.typeName) in\n\(current?.layoutStackDescription ?? "no layout")")
  }

  /// The memory that the layouts of the current render share, made by `make` at the first use; `nil` without one, and
  /// in a build.
  ///
  /// - Precondition: all calls have the same `Memory`.
  package static func sharedMemory<Memory: AnyObject>(_ make: () -> Memory) -> Memory? {
    guard let context = current, context.build == nil else { return nil }
    if let known = context.sharedMemory { return unsafeDowncast(known, to: Memory.self) }
    let made = make()
    context.sharedMemory = made
    return made
  }

  /// Records that the content of `component` woke for a layout.
  func recordWoken(_ component: Component) { wokenInLayouts.append(component) }

  /// Whether a mistake was found in the current render.
  package static var currentHasFailed: Bool { current?.hasFailed == true }

  /// The remaining steps of the current render.
  package static var remainingSteps: Int {
    current.map { max(0, $0.limits.steps - $0.steps) } ?? .max
  }

  /// Counts the steps of a flex tree for `component`.
  package static func recordSteps(_ count: Int, of component: Component, areTooMany: Bool) {
    guard let context = current else { return }
    context.steps += count
    if areTooMany, !context.hasFailed { _ = context.reportLimit(at: component) }
  }

  /// Counts steps of the work on texts, such as shaped characters; without a render, nothing is counted.
  ///
  /// - Parameter work: the name of the work, for the report of too many steps.
  package static func recordSteps(_ count: Int, ofText work: String) {
    guard let context = current else { return }
    context.steps += count
    if context.steps > context.limits.steps, !context.hasFailed { context.reportTextLimit(work) }
  }

  @inline(never)
  private func reportTextLimit(_ work: String) {
    ProgrammerError.report(
      """
      A render took \(limits.steps) steps, which is the limit; the last ones were for the text of a page (\(work)). \
      Show long texts in parts. The limit was reached in
      \(layoutStackDescription)
      """)
  }

  @inline(never)
  private func reportLimit(at component: Component) -> Bool {
    ProgrammerError.report(
      """
      A render took \(limits.steps) steps to lay components out, which is the limit, and did not end. \
      The number of layouts grows exponentially with the depth of nested components that each lay out \
      a child several times. The limit was reached at \(component.typeName) in
      \(layoutStackDescription)
      """)
    return false
  }

  private static let threadValue = ThreadValue<RenderContext>(index: 0)

  static var current: RenderContext? { threadValue.current }

  /// Runs `body` with this context as the current one, then restores the previous one.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.threadValue.with(self, body)
  }

  /// Begins the layout of `component`.
  ///
  /// - Returns: The record of the axes of its parent's size that the component reads.
  func beginLayout(of component: Component, in range: SizeRange) -> ParentSizeReadings {
    let depth = layoutStack.count
    layoutStack.append((component, range))
    if depth == readings.count { readings.append(ParentSizeReadings()) }
    readings[depth].reset()
    return readings[depth]
  }

  /// Records that the component being rendered, or a layout of the tree, depends on the value of `key`.
  func recordDependency(_ key: ObjectIdentifier) {
    guard let tree = build?.root.tree ?? tree else { return }
    recordDependency(tree.environmentKeys.set(of: key), in: tree)
  }

  /// Records a dependency on the host's environment as a whole.
  func recordReadingHost() {
    if let tree = build?.root.tree ?? tree { recordDependency(.host, in: tree) }
  }

  private func recordDependency(_ keys: EnvironmentKeySet, in tree: TreeContext) {
    if let build {
      build.recordDependency(keys)
    } else if !layoutStack.isEmpty {
      tree.keysReadInLayouts.formUnion(keys)
    }
  }

  func endLayout() { layoutStack.removeLast() }

  /// One line per component being laid out, indented by level (row B8).
  var layoutStackDescription: String {
    let isLong = layoutStack.count > 24
    let ends = isLong ? [layoutStack.prefix(12), layoutStack.suffix(12)] : [layoutStack[...]]
    let lines = ends.map { entries in
      entries.enumerated().map { level, entry in
        String(repeating: "  ", count: level) + "\(entry.component.typeName): \(entry.range)"
      }.joined(separator: "\n")
    }
    return lines.joined(separator: "\n… \(layoutStack.count - 24) more …\n")
  }
}

/// Runs `body` as if in a build, so that components can be made and measured without a host.
///
/// The components are in no tree: scopes give them initial states, and updates have no effect.
package func withDetachedBuild<Result>(
  environment: HostEnvironment = HostEnvironment(), _ body: () throws -> Result
) rethrows -> Result {
  let context = RenderContext(environment: environment)
  let previous = ScopeRoot(tree: TreeContext(listener: nil))
  let build = previous.tree.startBuild()
  context.build = BuildState(
    root: ScopeRoot(after: previous, build: build), previousRoot: previous,
    updates: UpdatedNodes(), trigger: [], environmentChange: .none, build: build, spans: nil)
  defer { context.build = nil }
  return try context.run(body)
}
