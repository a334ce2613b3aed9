/// Receives each step of a host's pipeline, with counts; for metrics and logs.
///
/// Every requirement has an empty default. The steps of one render come in the order of these declarations;
/// a step that a render does not need is omitted together with its end.
///
/// Source: ComponentKit's analytics listener (row Z7).
public protocol PipelineListener: AnyObject {
  /// A state update was queued for the component with the node identifier `id`.
  func didReceiveStateUpdate(for id: TreeNode.ID, _ transaction: UpdateTransaction)
  /// A build begins. If an input changes during a build, the build is repeated, so several builds may
  /// precede the layout.
  func willBuild(_ trigger: BuildTrigger)
  /// - Parameter counters: components built, reused, rendered and visited.
  func didBuild(_ trigger: BuildTrigger, _ counters: RenderCounters)
  /// - Parameter trigger: `nil` if only a size was requested.
  func willLayout(_ trigger: BuildTrigger?)
  /// - Parameter counters: layouts computed and reused.
  func didLayout(_ trigger: BuildTrigger?, _ counters: RenderCounters)
  /// The animations of new, changed and removed components are about to be collected.
  func willCollectAnimations()
  /// The animations were collected; none is played yet.
  func didCollectAnimations()
  /// The layout is about to be mounted; the document still shows the previous one.
  func willMount()
  /// - Parameter counters: components visited and skipped, and views made.
  func didMount(_ counters: RenderCounters)
}

extension PipelineListener {
  /// Does nothing.
  public func didReceiveStateUpdate(for id: TreeNode.ID, _ transaction: UpdateTransaction) {}
  /// Does nothing.
  public func willBuild(_ trigger: BuildTrigger) {}
  /// Does nothing.
  public func didBuild(_ trigger: BuildTrigger, _ counters: RenderCounters) {}
  /// Does nothing.
  public func willLayout(_ trigger: BuildTrigger?) {}
  /// Does nothing.
  public func didLayout(_ trigger: BuildTrigger?, _ counters: RenderCounters) {}
  /// Does nothing.
  public func willCollectAnimations() {}
  /// Does nothing.
  public func didCollectAnimations() {}
  /// Does nothing.
  public func willMount() {}
  /// Does nothing.
  public func didMount(_ counters: RenderCounters) {}
}

/// Receives the start and the end of operations on single components; for tracing.
///
/// By default a host has none; the cost is one comparison with `nil` for each component.
///
/// Source: ComponentKit's systrace listener (row Z8) and its notice of reused nodes (row Z7).
public protocol SpanListener: AnyObject {
  /// An operation on `component` begins. Spans nest: the spans of children lie inside the span of the parent.
  func begin(_ span: Span, of component: Component)
  /// The operation on `component` ends; the span is the last one that began and has not ended.
  func end(_ span: Span, of component: Component)
  /// `component` reuses the child of `previous`.
  func didReuse(_ previous: Component, for component: Component)
}

/// An operation on a component.
public enum Span: Hashable, Sendable {
  /// ``RenderComponent/render(_:)`` and the build of its result.
  case render
  case shouldUpdate
  /// The computation of a layout that is not cached.
  case layout
  /// The mount of the component and its descendants; a skipped component has none.
  case mount
}
