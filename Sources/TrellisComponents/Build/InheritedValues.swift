/// What a component being made or built gets from the part of the tree around it.
///
/// ``BuildState/with(_:_:)`` sets the values for a part of a build, and restores them after it.
struct InheritedValues {
  /// The innermost environment value set around the components being made; `nil` for none.
  var environmentFrame: EnvironmentFrame?
  /// Whether an ancestor's environment changed in this build. After hibernation all frames are new objects; this flag
  /// makes the build render the same components as without hibernation.
  var hasOtherFrames = false
  /// Whether no component and no layout of an earlier build is reused.
  var rebuildsEverything: Bool
  /// Whether the components belong to a tree that was detached or moved: updates of its states may be waiting.
  var isRejoining = false
}

extension BuildState {
  var environmentFrame: EnvironmentFrame? { inherited.environmentFrame }
  var hasOtherFrames: Bool { inherited.hasOtherFrames }
  var rebuildsEverything: Bool { inherited.rebuildsEverything }
  var isRejoining: Bool { inherited.isRejoining }
}
