/// What a build and its layout may use: the traits of the screen, and services by key, such as the
/// text engine.
public struct Environment: Sendable {
  public var traits: Traits
  private var services: [ObjectIdentifier: any Sendable] = [:]

  public init(traits: Traits = Traits()) {
    self.traits = traits
  }

  /// The service under `key`, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { services[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { services[ObjectIdentifier(key)] = newValue }
  }

  /// The environment of the build or layout under way, or a plain one outside of both.
  public static var current: Environment { Pass.current?.environment ?? Environment() }
}

/// Names a service of the environment.
public protocol EnvironmentKey {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
}
