/// Hears of each step of a host's pipeline, with counts; for metrics and logs.
///
/// Every requirement has an empty default. The steps of one render come in the order in which they
/// stand here; a step that a render does not need is left out together with its end.
///
/// Source: ComponentKit's analytics listener (row Z7).
public protocol PipelineListener: AnyObject {
  /// A state update was queued for the component with the node `id`.
  func didReceiveStateUpdate(for id: TreeNode.ID)
  /// The components are about to be made. A build that an input outdates while it runs is done again, so that
  /// several builds may come before the layout.
  func willBuild(_ trigger: BuildTrigger)
  /// - Parameter counters: components built, reused, rendered and visited.
  func didBuild(_ trigger: BuildTrigger, _ counters: PassCounters)
  /// - Parameter trigger: `nil` where only a size was asked for.
  func willLayout(_ trigger: BuildTrigger?)
  /// - Parameter counters: layouts computed and reused.
  func didLayout(_ trigger: BuildTrigger?, _ counters: PassCounters)
  /// The components that come, change and go are asked for their animations.
  func willCollectAnimations()
  /// The components gave their animations; none is played yet.
  func didCollectAnimations()
  /// The layout is about to be mounted; the document still shows the one before.
  func willMount()
  /// - Parameter counters: components visited and skipped, and views made.
  func didMount(_ counters: PassCounters)
}

extension PipelineListener {
  /// Does nothing.
  public func didReceiveStateUpdate(for id: TreeNode.ID) {}
  /// Does nothing.
  public func willBuild(_ trigger: BuildTrigger) {}
  /// Does nothing.
  public func didBuild(_ trigger: BuildTrigger, _ counters: PassCounters) {}
  /// Does nothing.
  public func willLayout(_ trigger: BuildTrigger?) {}
  /// Does nothing.
  public func didLayout(_ trigger: BuildTrigger?, _ counters: PassCounters) {}
  /// Does nothing.
  public func willCollectAnimations() {}
  /// Does nothing.
  public func didCollectAnimations() {}
  /// Does nothing.
  public func willMount() {}
  /// Does nothing.
  public func didMount(_ counters: PassCounters) {}
}

/// Hears when work on a single component begins and ends; for tracing.
///
/// A host has none unless it is given one, and then pays one comparison with `nil` a component.
///
/// Source: ComponentKit's systrace listener (row Z8) and its notice of reused nodes (row Z7).
public protocol SpanListener: AnyObject {
  /// Work on `component` begins. Spans nest: those of children lie inside that of the parent.
  func begin(_ span: Span, of component: Component)
  /// Work on `component` is over; the span is the one that began last of those that are open.
  func end(_ span: Span, of component: Component)
  /// The child of `previous` was taken over by `component`.
  func didReuse(_ previous: Component, for component: Component)
}

/// The work that is done to a component.
public enum Span: Hashable, Sendable {
  /// ``RenderComponent/render(_:)`` and the building of what it makes.
  case render
  case shouldUpdate
  /// Computing a layout that is not remembered.
  case layout
  /// Mounting the component and everything below it; what is skipped has none.
  case mount
}
