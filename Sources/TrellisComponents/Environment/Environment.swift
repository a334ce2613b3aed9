/// The values for a build and its layout: the traits of the screen, and services by key, such as the text
/// engine.
public struct Environment: Sendable {
  /// The screen of the tree; a change of the traits rebuilds the whole tree.
  public var traits: Traits
  /// A `Service` of the key's value type for each key, so that reading a service needs no dynamic cast.
  private var services: [ObjectIdentifier: any AnyObject & Sendable] = [:]

  /// An environment without services: each key has its default value.
  public init(traits: Traits = Traits()) {
    self.traits = traits
  }

  /// The service for `key`, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let service = services[ObjectIdentifier(key)] else { return key.defaultValue }
      return unsafeDowncast(service, to: Service<Key.Value>.self).value
    }
    set { services[ObjectIdentifier(key)] = Service(newValue) }
  }

  private final class Service<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// The environment of the current build or layout, or a default one outside of both.
  public static var current: Environment { Pass.current?.environment ?? Environment() }
}

/// The key of a service of the environment.
public protocol EnvironmentKey {
  /// The type of the service.
  associatedtype Value: Sendable
  /// The service of an environment without one for this key; evaluated at each reading, without a cache.
  static var defaultValue: Value { get }
}
