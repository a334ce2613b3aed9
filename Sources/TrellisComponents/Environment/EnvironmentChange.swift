/// The values of a host's environment that changed since a build.
package struct EnvironmentChange: Hashable, Sendable {
  /// Whether all components need a new build and layout.
  package var isEverything: Bool
  /// The keys of single values.
  package private(set) var keys: Set<ObjectIdentifier>

  package static let none = EnvironmentChange(isEverything: false, keys: [])
  package static let everything = EnvironmentChange(isEverything: true, keys: [])

  package var isEmpty: Bool { !isEverything && keys.isEmpty }

  init(isEverything: Bool, keys: Set<ObjectIdentifier>) {
    self.isEverything = isEverything
    self.keys = keys
  }

  /// The change from the traits `old` to `new`.
  ///
  /// Layouts depend on the pixel ratio, the direction and the language: a change of one of these affects
  /// every component.
  package init(from old: Traits, to new: Traits) {
    self.init(
      isEverything: old.pixelRatio != new.pixelRatio || old.language != new.language
        || old.writingDirection != new.writingDirection,
      keys: Traits.changedKeys(from: old, to: new))
  }

  package func union(_ other: EnvironmentChange) -> EnvironmentChange {
    var result = self
    result.formUnion(other)
    return result
  }

  package mutating func formUnion(_ other: EnvironmentChange) {
    isEverything = isEverything || other.isEverything
    keys.formUnion(other.keys)
  }
}
