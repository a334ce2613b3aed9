/// Hears of each step of a host's pipeline, with counts; for metrics and logs.
///
/// Every requirement has an empty default. The steps of one render come in the order in which they
/// stand here; a step that a render does not need is left out together with its end.
///
/// Source: ComponentKit's analytics listener (row Z7).
public protocol PipelineListener: AnyObject {
  /// A state update was queued for the component with the node `id`.
  func didReceiveStateUpdate(for id: TreeNode.ID, mode: UpdateMode)
  func willBuild(_ trigger: BuildTrigger)
  /// - Parameter counters: components built, reused, rendered and visited.
  func didBuild(_ trigger: BuildTrigger, _ counters: PassCounters)
  /// - Parameter trigger: `nil` where only a size was asked for.
  func willLayout(_ trigger: BuildTrigger?)
  /// - Parameter counters: layouts computed and reused.
  func didLayout(_ trigger: BuildTrigger?, _ counters: PassCounters)
  /// The components that come, change and go are asked for their animations.
  func willCollectAnimations()
  func didCollectAnimations()
  func willMount()
  /// - Parameter counters: components visited and skipped, and views made.
  func didMount(_ counters: PassCounters)
}

extension PipelineListener {
  public func didReceiveStateUpdate(for id: TreeNode.ID, mode: UpdateMode) {}
  public func willBuild(_ trigger: BuildTrigger) {}
  public func didBuild(_ trigger: BuildTrigger, _ counters: PassCounters) {}
  public func willLayout(_ trigger: BuildTrigger?) {}
  public func didLayout(_ trigger: BuildTrigger?, _ counters: PassCounters) {}
  public func willCollectAnimations() {}
  public func didCollectAnimations() {}
  public func willMount() {}
  public func didMount(_ counters: PassCounters) {}
}

/// Hears when work on a single component begins and ends; for tracing.
///
/// A host has none unless it is given one, and then pays one comparison with `nil` a component.
///
/// Source: ComponentKit's systrace listener (row Z8) and its notice of reused nodes (row Z7).
public protocol SpanListener: AnyObject {
  func begin(_ span: Span, of component: Component)
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
