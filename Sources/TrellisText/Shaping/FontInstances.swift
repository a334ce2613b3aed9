import Synchronization

/// The font instances of an engine. Thread-safe.
final class FontInstances: Sendable {
  private struct Key: Hashable {
    var attributes: TextAttributes
    var language: String
    var installed: [String]
  }

  private struct State {
    var instances: [Key: FontInstance] = [:]
    var made = 0
  }

  /// The number of instances at which the cache is emptied.
  private static let limit = 4096

  let registry: FontRegistry
  private let state = Mutex(State())

  init(registry: FontRegistry) {
    self.registry = registry
  }

  /// The instance for `attributes` in a paragraph of `language`.
  ///
  /// - Parameter families: additional families of installed fonts.
  func instance(
    for attributes: TextAttributes, language: String, installed families: [String] = []
  ) -> FontInstance {
    let key = Key(
      attributes: attributes, language: attributes.language ?? language, installed: families)
    return state.withLock { state in
      if let known = state.instances[key] { return known }
      if state.instances.count >= Self.limit { state.instances.removeAll() }
      state.made += 1
      let instance = FontInstance(
        identifier: state.made, attributes: attributes, language: key.language,
        registry: registry, installed: families)
      state.instances[key] = instance
      return instance
    }
  }
}
