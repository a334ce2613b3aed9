import TrellisBase

/// The key of an environment value.
///
/// Extend ``EnvironmentValues`` with a property for each key:
///
///     enum ThemeKey: EnvironmentKey { static var defaultValue: Theme { .standard } }
///     extension EnvironmentValues {
///       var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
///     }
public protocol EnvironmentKey {
  /// The type of the value. Components are rebuilt if a value changes, compared by `==` or, for objects,
  /// `===`; values of other types count as changed whenever they are set.
  associatedtype Value
  /// The value if none is set; evaluated at each access, without a cache.
  static var defaultValue: Value { get }
}

/// The values in force at one position of a tree: the values set with ``withEnvironment(_:_:_:)`` around it, then the
/// host's values.
///
/// Reading a value in a build records a dependency of the component being rendered: it is rendered again in
/// the next build in which the value differs, independent of `shouldUpdate` of the components around it.
public struct EnvironmentValues {
  private(set) var frame: EnvironmentFrame?
  /// The context with the host's values; `nil` for none.
  let context: RenderContext?

  /// The values at the component being built, for use in a provider, an initializer or `render(_:)`; in a
  /// layout they contain only the host's values.
  public static var current: EnvironmentValues {
    EnvironmentValues(in: RenderContext.current)
  }

  init(in context: RenderContext?) {
    self.context = context
    frame = context?.build?.environmentFrame
  }

  /// The value of `key`.
  ///
  /// - Complexity: O(*n*) in the values set around this position.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // The code is not specialized, and an optional of the value's type would need a look-up of its metadata.
      let id = ObjectIdentifier(key)
      context?.recordDependency(id)
      if let set = frame.frame(of: id) {
        return unsafeDowncast(set, to: TypedEnvironmentFrame<Key.Value>.self).value
      }
      guard let context else { return key.defaultValue }
      return context.environment.value(of: key)
    }
    set { set(newValue, for: key) }
  }

  /// The value of a trait; the host's if none is set.
  subscript<Key: TraitKey>(trait key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      context?.recordDependency(id)
      if let set = frame.frame(of: id) {
        return unsafeDowncast(set, to: TypedEnvironmentFrame<Key.Value>.self).value
      }
      return key.value(in: context?.environment.traits ?? Traits())
    }
    set { set(newValue, for: key) }
  }

  private mutating func set<Key: EnvironmentKey>(_ value: Key.Value, for key: Key.Type) {
    frame = TypedEnvironmentFrame(value, key: ObjectIdentifier(key), outer: frame)
  }
}

/// The value at `keyPath` for the component being built; see ``EnvironmentValues``.
public func environment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
  EnvironmentValues.current[keyPath: keyPath]
}

/// Sets a value for every component built in `body`.
///
/// A component that renders later gets the values in force where it was *made*.
///
/// - Precondition: A build is in progress.
public func withEnvironment<Value, Result>(
  _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withEnvironment({ $0[keyPath: keyPath] = value }, body)
}

/// Changes values for every component built in `body`.
///
/// - Precondition: A build is in progress.
public func withEnvironment<Result>(
  _ change: (inout EnvironmentValues) -> Void, _ body: () throws -> Result
) rethrows -> Result {
  try withFrame(subject: "A value of the environment", body) { frame in
    var values = EnvironmentValues(in: RenderContext.current)
    change(&values)
    return values.frame
  }
}

/// Runs `body` with a changed environment frame.
///
/// - Parameter subject: The beginning of the message if no build is in progress.
func withFrame<Result>(
  subject: @autoclosure () -> String, _ body: () throws -> Result,
  change: (EnvironmentFrame?) -> EnvironmentFrame?
) rethrows -> Result {
  guard let build = RenderContext.current?.build else {
    ProgrammerError.report(
      """
      \(subject()) was set outside of a build; set it where components are made, in a provider or in \
      render(_:)
      """)
    return try body()
  }
  return try build.with {
    $0.environmentFrame = change($0.environmentFrame)
  } _: {
    try body()
  }
}
