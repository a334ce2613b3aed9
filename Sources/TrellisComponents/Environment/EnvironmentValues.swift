import TrellisBase

/// Names a value of the environment.
///
/// Extend ``EnvironmentValues`` with a property for each key:
///
///     enum ThemeKey: EnvironmentKey { static var defaultValue: Theme { .standard } }
///     extension EnvironmentValues {
///       var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
///     }
public protocol EnvironmentKey {
  /// The type of the value. Components are built again if a value changes, which `==` or, for objects, `===`
  /// tells; values of other types count as changed whenever they are set.
  associatedtype Value
  /// The value where none is set; evaluated at each reading, without a cache.
  static var defaultValue: Value { get }
}

/// The values that hold at one place of a tree: those set with ``withEnvironment(_:_:_:)`` further out and, behind
/// them, those of the host.
///
/// A value that is read in a build is noted with the component being rendered, which is rendered again in the next
/// build in which the value differs, whatever the components around it say about their properties.
public struct EnvironmentValues {
  private(set) var frame: EnvironmentFrame?
  private let host: HostEnvironment
  private let pass: Pass?

  /// The values at the component being built. Components read them in a provider, an initializer or `render(_:)`;
  /// a layout sees the host's values only.
  public static var current: EnvironmentValues {
    EnvironmentValues(in: Pass.current)
  }

  init(in pass: Pass?) {
    self.pass = pass
    frame = pass?.build?.environmentFrame
    host = pass?.environment ?? HostEnvironment()
  }

  /// The value of `key`.
  ///
  /// - Complexity: O(*n*) in the values set around this place.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      noteReading(key)
      return set(key) ?? host.value(of: key) ?? key.defaultValue
    }
    set { set(newValue, for: key) }
  }

  /// The value of a trait, which the host has where none is set.
  subscript<Key: TraitKey>(trait key: Key.Type) -> Key.Value {
    get {
      noteReading(key)
      return set(key) ?? key.value(in: host.traits)
    }
    set { set(newValue, for: key) }
  }

  private func noteReading<Key: EnvironmentKey>(_ key: Key.Type) {
    pass?.noteReading(ObjectIdentifier(key))
  }

  private func set<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    frame.frame(of: ObjectIdentifier(key)).map {
      unsafeDowncast($0, to: TypedEnvironmentFrame<Key.Value>.self).value
    }
  }

  private mutating func set<Key: EnvironmentKey>(_ value: Key.Value, for key: Key.Type) {
    frame = TypedEnvironmentFrame(value, key: ObjectIdentifier(key), outer: frame)
  }
}

/// The value at `keyPath` where the component being built stands; see ``EnvironmentValues``.
public func environment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
  EnvironmentValues.current[keyPath: keyPath]
}

/// Sets a value for every component built in `body`.
///
/// A component that renders later sees the values that were in force where it was *made*.
///
/// - Precondition: a build is under way.
public func withEnvironment<Value, Result>(
  _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withEnvironment({ $0[keyPath: keyPath] = value }, body)
}

/// Changes values for every component built in `body`.
///
/// - Precondition: a build is under way.
public func withEnvironment<Result>(
  _ change: (inout EnvironmentValues) -> Void, _ body: () throws -> Result
) rethrows -> Result {
  try withFrame(subject: "A value of the environment", body) { frame in
    var values = EnvironmentValues(in: Pass.current)
    change(&values)
    return values.frame
  }
}

/// Runs `body` with the frame that `change` makes of the one in force.
///
/// - Parameter subject: the beginning of the mistake where no build is under way.
func withFrame<Result>(
  subject: @autoclosure () -> String, _ body: () throws -> Result,
  change: (EnvironmentFrame?) -> EnvironmentFrame?
) rethrows -> Result {
  guard let build = Pass.current?.build else {
    Mistake.report(
      """
      \(subject()) was set outside of a build; set it where components are made, in a provider or in \
      render(_:)
      """)
    return try body()
  }
  let outer = build.environmentFrame
  build.environmentFrame = change(outer)
  defer { build.environmentFrame = outer }
  return try body()
}
