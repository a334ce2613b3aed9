/// The reasons of a build.
///
/// Source: ComponentKit's build trigger (row F18, algorithm 2.12).
public struct BuildTrigger: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The input of the provider changed, or no change is known. ``RenderComponent/shouldUpdate(from:)`` is
  /// called for render components.
  public static let propsUpdate = BuildTrigger(rawValue: 1)
  /// State updates are queued. If this is the only trigger, a render component that is not below an updated one is
  /// reused without a comparison, and the provider is not called.
  public static let stateUpdate = BuildTrigger(rawValue: 2)
  /// Traits of the host changed, or a complete build was requested. A component that read a changed trait is not
  /// reused; after a change on which layouts depend, no component is.
  public static let environmentUpdate = BuildTrigger(rawValue: 4)

  /// The reasons of the next build. The first build has no trigger; a build without any change counts as
  /// one for props.
  init(isFirst: Bool, hasStateUpdates: Bool, propsChanged: Bool, environmentChanged: Bool) {
    guard !isFirst else {
      self = []
      return
    }
    var trigger: BuildTrigger = []
    if hasStateUpdates { trigger.insert(.stateUpdate) }
    if propsChanged { trigger.insert(.propsUpdate) }
    if environmentChanged {
      trigger.insert(.environmentUpdate)
    } else if !hasStateUpdates {
      trigger.insert(.propsUpdate)
    }
    self = trigger
  }
}
