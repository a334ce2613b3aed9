import TrellisBase

/// The values that components pass down to whatever is built below them, by type.
///
/// Source: ComponentKit's component context (rows X1–X5).
public struct ContextValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// No values.
  public init() {}

  /// The value of type `Value`.
  public subscript<Value>(type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Whether there is no value of any type.
  public var isEmpty: Bool { values.isEmpty }

  /// The values in force for the component being built.
  public static var current: ContextValues { Pass.current?.build?.context ?? ContextValues() }

  /// These values and, where there are none of a type, those of `base`.
  func over(_ base: ContextValues) -> ContextValues {
    var result = self
    result.values.merge(base.values) { own, _ in own }
    return result
  }
}

/// Makes `value` visible, under its type, to every component built in `body`; `nil` hides a value
/// from further out.
///
/// A component that renders later sees the values that were in force where it was *made*. A value
/// should be the same in every build: a component that is reused does not read it again. For values
/// that change there is ``mutableContext(_:)``.
///
/// - Precondition: a build is under way.
public func withContext<Value, Result>(
  _ value: Value?, _ body: () throws -> Result
) rethrows -> Result {
  guard let build = build(for: "A context for \(Value.self)") else { return try body() }
  return try withContextValues(in: build, body) { $0[Value.self] = value }
}

/// Makes `base` visible to every component built in `body`, except where a value of its type is
/// in force already.
///
/// - Precondition: a build is under way.
///
/// Source: ComponentKit's initial values (row X4).
public func withInitialContext<Result>(
  _ base: ContextValues, _ body: () throws -> Result
) rethrows -> Result {
  guard let build = build(for: "A context") else { return try body() }
  return try withContextValues(in: build, body) { $0 = $0.over(base) }
}

/// The innermost value of type `Value` around the component being built.
public func context<Value>(_ type: Value.Type = Value.self) -> Value? {
  Pass.current?.build?.context[type]
}

/// The innermost value of type `Value` around the component being built, which may be another one
/// in the next build.
///
/// Every component that is rendering now is rendered again when properties change next, whatever
/// it says about its own.
///
/// Source: ComponentKit's mutable context (row X3).
public func mutableContext<Value>(_ type: Value.Type = Value.self) -> Value? {
  guard let build = Pass.current?.build else { return nil }
  build.noteMutableContext()
  return build.context[type]
}

private func withContextValues<Result>(
  in build: BuildState, _ body: () throws -> Result, change: (inout ContextValues) -> Void
) rethrows -> Result {
  let outer = build.context
  change(&build.context)
  defer { build.context = outer }
  return try body()
}

/// The build under way, which `subject` is set in.
private func build(for subject: @autoclosure () -> String) -> BuildState? {
  if let build = Pass.current?.build { return build }
  Mistake.report(
    """
    \(subject()) was set outside of a build; set it where components are made, in a provider or in \
    render(_:)
    """)
  return nil
}
