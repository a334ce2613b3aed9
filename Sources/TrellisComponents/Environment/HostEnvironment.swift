/// The values of a whole tree: the traits of its screen, and services by key, such as the text engine.
public struct HostEnvironment: Sendable {
  /// The screen for which the tree is built.
  public var traits: Traits
  /// A `Service` of the key's value type for each key, so that reading one takes no dynamic cast.
  private(set) var services: [(key: ObjectIdentifier, service: any AnyObject & Sendable)] = []

  /// An environment without services: each key has its default value.
  public init(traits: Traits = Traits()) {
    self.traits = traits
  }

  /// The service under `key`, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value where Key.Value: Sendable {
    get { value(of: key) }
    set {
      let id = ObjectIdentifier(key)
      let made = (key: id, service: Service(newValue) as any AnyObject & Sendable)
      if let index = services.firstIndex(where: { $0.key == id }) {
        services[index] = made
      } else {
        services.append(made)
      }
    }
  }

  /// The service under `key`, or the key's default.
  ///
  /// - Complexity: O(*n*) in the services, of which there are few.
  func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    let id = ObjectIdentifier(key)
    for index in services.indices where services[index].key == id {
      return unsafeDowncast(services[index].service, to: ServiceValue<Key.Value>.self).value
    }
    return key.defaultValue
  }

  // The value's type is checked to be `Sendable` where a service is made, and not where it is read.
  private class ServiceValue<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private final class Service<Value: Sendable>: ServiceValue<Value>, @unchecked Sendable {}

  /// The environment of the current build or layout, or a default one outside of both.
  ///
  /// A component that reads it is rebuilt when any trait changes; ``environment(_:)`` reads a single one.
  public static var current: HostEnvironment {
    guard let context = RenderContext.current else { return HostEnvironment() }
    context.recordReadingHost()
    return context.environment
  }

  /// The environment of the current layout. Only ``Traits/pixelRatio``, ``Traits/writingDirection``,
  /// ``Traits/language``, ``Traits/scrollBarWidth`` and services may be read: a change of one of these rebuilds
  /// everything anyway, and the width of scroll bars does not change while a page exists.
  package static var ofLayout: HostEnvironment {
    RenderContext.current?.environment ?? HostEnvironment()
  }
}
