import TrellisBase

/// The values that components pass to their subtree, by type.
///
/// They are environment values, each with its type as the key: a component that reads one is rebuilt when
/// the value changes.
///
/// Source: ComponentKit's component context (rows X1–X5).
public struct ContextValues {
  private var frame: EnvironmentFrame?

  /// No values.
  public init() {}

  private init(frame: EnvironmentFrame?) { self.frame = frame }

  /// The value of type `Value`.
  ///
  /// - Complexity: O(*n*) in values.
  public subscript<Value>(type: Value.Type) -> Value? {
    get { frame.context(type) }
    set { frame = TypedContextFrame(newValue, outer: frame) }
  }

  /// Whether there is no value of any type.
  public var isEmpty: Bool { frame.contexts.isEmpty }

  /// The values in force for the component being built. The component depends on all of them.
  public static var current: ContextValues {
    guard let renderContext = RenderContext.current, let build = renderContext.build else {
      return ContextValues()
    }
    for context in build.environmentFrame.contexts { renderContext.recordDependency(context.key) }
    return ContextValues(frame: build.environmentFrame)
  }

  /// Sets the values that `frame` does not set yet on it.
  fileprivate func set(on frame: EnvironmentFrame?) -> EnvironmentFrame? {
    self.frame.contexts.reduce(frame) { result, context in
      frame.frame(of: context.key) == nil ? context.copy(on: result) : result
    }
  }
}

/// The key of the context values of one type.
private enum ContextKey<Context>: EnvironmentKey {
  static var defaultValue: Context? { nil }
}

/// A frame that sets a context value.
private protocol ContextFrame: EnvironmentFrame {
  func copy(on outer: EnvironmentFrame?) -> EnvironmentFrame
}

private final class TypedContextFrame<Context>: TypedEnvironmentFrame<Context?>, ContextFrame {
  init(_ value: Context?, outer: EnvironmentFrame?) {
    super.init(value, key: ObjectIdentifier(ContextKey<Context>.self), outer: outer)
  }

  func copy(on outer: EnvironmentFrame?) -> EnvironmentFrame {
    TypedContextFrame(value, outer: outer)
  }
}

extension EnvironmentFrame? {
  fileprivate func context<Context>(_ type: Context.Type) -> Context? {
    frame(of: ObjectIdentifier(ContextKey<Context>.self)).flatMap {
      unsafeDowncast($0, to: TypedEnvironmentFrame<Context?>.self).value
    }
  }

  /// The frames of context values, the innermost of each type first.
  fileprivate var contexts: [any ContextFrame] {
    var found: [any ContextFrame] = []
    var candidate = self
    while let frame = candidate {
      if let context = frame as? any ContextFrame, !found.contains(where: { $0.key == frame.key }) {
        found.append(context)
      }
      candidate = frame.outer
    }
    return found
  }
}

/// Sets `value` for every component built in `body`, with its type as the key; `nil` hides an outer value.
///
/// A component that renders later gets the values in force where it was *made*.
///
/// - Precondition: A build is in progress.
public func withContext<Value, Result>(
  _ value: Value?, _ body: () throws -> Result
) rethrows -> Result {
  try withFrame(subject: "A context for \(Value.self)", body) {
    TypedContextFrame(value, outer: $0)
  }
}

/// Sets `base` for every component built in `body`, except for types whose value is already set.
///
/// - Precondition: A build is in progress.
///
/// Source: ComponentKit's initial values (row X4).
public func withInitialContext<Result>(
  _ base: ContextValues, _ body: () throws -> Result
) rethrows -> Result {
  try withFrame(subject: "A context", body) { base.set(on: $0) }
}

/// The innermost value of type `Value` around the component being built. The component is rebuilt when the value
/// changes.
///
/// Source: ComponentKit's context and mutable context in one (rows X1, X3).
///
/// - Complexity: O(*n*) in the values of the environment that are set around the component.
public func context<Value>(_ type: Value.Type = Value.self) -> Value? {
  guard let context = RenderContext.current, let build = context.build else { return nil }
  context.recordDependency(ObjectIdentifier(ContextKey<Value>.self))
  return build.environmentFrame.context(type)
}
