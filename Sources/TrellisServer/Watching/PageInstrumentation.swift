import TrellisComponents

/// How much of the work on pages is traced by swift-distributed-tracing.
public enum TracingDetail: Hashable, Sendable {
  /// Nothing.
  case none
  /// A span `trellis.turn` for each turn of a session, with spans for building, layout, mount and encoding inside.
  case turns
  /// Like ``turns``, with a span for each component that is rendered, laid out or mounted.
  case components
}

/// The listeners of an application for the pages of a server.
struct PageInstrumentation: Sendable {
  var listener: @Sendable (PageDescription) -> (any PipelineListener)? = { _ in nil }
  var spans: @Sendable (PageDescription) -> (any SpanListener)? = { _ in nil }
  var makeTracer: @Sendable (PageDescription) -> PageTracer? = { _ in nil }

  static let none = PageInstrumentation()

  /// Makes the listeners for a page, kept by the page; `nil` if there are none.
  func listeners(for page: PageDescription) -> PageListeners? {
    let listeners = PageListeners(
      listener: listener(page), spans: spans(page), tracer: makeTracer(page))
    return listeners.isEmpty ? nil : listeners
  }
}

/// Forwards the steps of the renders of one page to the listeners of the application and to the tracer.
final class PageListeners: PipelineListener, SpanListener {
  private let listener: (any PipelineListener)?
  private let spans: (any SpanListener)?
  let tracer: PageTracer?

  init(
    listener: (any PipelineListener)?, spans: (any SpanListener)?, tracer: PageTracer?
  ) {
    self.listener = listener
    self.spans = spans
    self.tracer = tracer
  }

  var isEmpty: Bool { listener == nil && spans == nil && tracer == nil }
  /// Whether a listener or the tracer receives the work on single components.
  var observesComponents: Bool { spans != nil || tracer?.tracesComponents == true }

  func didReceiveStateUpdate(for id: TreeNode.ID, _ transaction: UpdateTransaction) {
    tracer?.recordUpdate(transaction)
    listener?.didReceiveStateUpdate(for: id, transaction)
  }

  func willBuild(_ trigger: BuildTrigger) {
    tracer?.start("trellis.build")
    listener?.willBuild(trigger)
  }

  func didBuild(_ trigger: BuildTrigger, _ counters: RenderCounters) {
    listener?.didBuild(trigger, counters)
    tracer?.finishBuild(trigger, counters)
  }

  func willLayout(_ trigger: BuildTrigger?) {
    tracer?.start("trellis.layout")
    listener?.willLayout(trigger)
  }

  func didLayout(_ trigger: BuildTrigger?, _ counters: RenderCounters) {
    listener?.didLayout(trigger, counters)
    tracer?.finishLayout(counters)
  }

  func willCollectAnimations() { listener?.willCollectAnimations() }
  func didCollectAnimations() { listener?.didCollectAnimations() }

  func willMount() {
    tracer?.start("trellis.mount")
    listener?.willMount()
  }

  func didMount(_ counters: RenderCounters) {
    listener?.didMount(counters)
    tracer?.finishMount(counters)
  }

  func begin(_ span: Span, of component: Component) {
    if let tracer, tracer.tracesComponents { tracer.start("trellis.\(span) \(component.typeName)") }
    spans?.begin(span, of: component)
  }

  func end(_ span: Span, of component: Component) {
    spans?.end(span, of: component)
    if let tracer, tracer.tracesComponents { tracer.finish() }
  }

  func didReuse(_ previous: Component, for component: Component) {
    spans?.didReuse(previous, for: component)
  }
}
