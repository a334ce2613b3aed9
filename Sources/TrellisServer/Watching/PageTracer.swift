import Tracing
import TrellisComponents

/// Traces the turns of one page with their steps.
///
/// Spans nest: the parent of a span is the span that was open when it began.
final class PageTracer {
  let tracesComponents: Bool
  private let tracer: any Tracer
  private let page: PageDescription
  private var open: [any Tracing.Span] = []

  /// - Parameter tracer: by default the tracer of the process.
  init(
    _ page: PageDescription, tracesComponents: Bool,
    tracer: any Tracer = InstrumentationSystem.tracer
  ) {
    self.page = page
    self.tracesComponents = tracesComponents
    self.tracer = tracer
  }

  /// Begins a span for a turn or a step.
  func start(_ name: String) {
    let context = open.last?.context ?? .topLevel
    open.append(tracer.startSpan(name, context: context, ofKind: .internal))
  }

  /// Ends the newest open span.
  func finish() { open.popLast()?.end() }

  /// Begins a turn.
  ///
  /// - Parameter kind: the cause of the turn, such as `events`.
  func startTurn(_ kind: String) {
    start("trellis.turn")
    open.last?.attributes["trellis.route"] = page.route
    open.last?.attributes["trellis.turn"] = kind
  }

  /// Ends a turn with all open spans in it.
  func finishTurn() {
    while !open.isEmpty { finish() }
  }

  /// Encodes `patch` in a span.
  func traceEncoding(_ encode: () -> [UInt8]) -> [UInt8] {
    start("trellis.encode")
    let bytes = encode()
    open.last?.attributes["trellis.bytes"] = bytes.count
    finish()
    return bytes
  }

  /// Adds the name of a state update's transaction to the turn.
  func recordUpdate(_ transaction: UpdateTransaction) {
    if let name = transaction.name { record("trellis.transaction", name) }
  }

  // MARK: Steps of a render

  func finishBuild(_ trigger: BuildTrigger, _ counters: RenderCounters) {
    record("trellis.trigger", "\(trigger)")
    record("trellis.components.built", counters.componentsBuilt)
    record("trellis.components.rendered", counters.componentsRendered)
    record("trellis.components.reused", counters.componentsReused)
    finish()
  }

  func finishLayout(_ counters: RenderCounters) {
    record("trellis.layouts.computed", counters.layoutsComputed)
    record("trellis.layouts.reused", counters.layoutsReused)
    finish()
  }

  func finishMount(_ counters: RenderCounters) {
    record("trellis.mounts.visited", counters.mountsVisited)
    record("trellis.mounts.skipped", counters.mountsSkipped)
    record("trellis.views.created", counters.viewsCreated)
    finish()
  }

  private func record(_ name: String, _ value: some SpanAttributeConvertible) {
    open.last?.attributes[name] = value
  }
}
