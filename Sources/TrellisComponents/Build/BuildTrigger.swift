/// Why a tree is built again.
///
/// Source: ComponentKit's build trigger (row F18, algorithm 2.12).
public struct BuildTrigger: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let propsUpdate = BuildTrigger(rawValue: 1)
  public static let stateUpdate = BuildTrigger(rawValue: 2)
  public static let environmentUpdate = BuildTrigger(rawValue: 4)

  /// The reasons of the next build. The first build has no trigger; a build without any change
  /// counts as one for props.
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
