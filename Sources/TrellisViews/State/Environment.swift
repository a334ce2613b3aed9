public import Observation
import TrellisBase
public import TrellisComponents

/// A value of the environment, or an observable model that a view around provides.
@propertyWrapper
public struct Environment<Value> {
  /// Reads the value in a build; `nil` if no view provides the model.
  private let read: () -> Value?
  private var value: Value?

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues.current[keyPath: keyPath] }
  }

  /// The model of type `type` that ``View/environment(_:)`` provides.
  ///
  /// A view without one around it is a mistake: it fails its page. A view that does not need the model has an optional
  /// property, `@Environment(Model.self) var model: Model?`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { EnvironmentValues.current[ModelKey<Value>.self] }
  }

  /// The model of type `Model`, or `nil` if no view provides one.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    read = { EnvironmentValues.current[ModelKey<Model>.self] }
  }

  /// The value at the position of the view.
  ///
  /// - Precondition: the property belongs to a ``View`` or ``ViewModifier``, and is read in its body or a handler; in
  ///   an initializer of the view, a model that no view provides stops the program.
  public var wrappedValue: Value {
    if let value = value ?? read() { return value }
    preconditionFailure(Self.missing(in: nil))
  }

  private static func missing(in view: Any.Type?) -> String {
    let reader = view.map { ", which \($0) reads" } ?? ""
    return """
      No view provides a \(Value.self)\(reader); add .environment(model) to a view around it, or make the property \
      optional
      """
  }
}

extension Environment: ConnectedProperty {
  static func connect(at address: UnsafeMutableRawPointer, _ connection: Connection) -> Bool {
    let property = address.assumingMemoryBound(to: Self.self)
    guard let value = property.pointee.read() else {
      ProgrammerError.report(missing(in: connection.view))
      return false
    }
    property.pointee.value = value
    return true
  }
}

/// The key of the models of one type.
private enum ModelKey<Model: AnyObject>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

/// A view with another value of the environment.
public struct EnvironmentView<Content: View, Value>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let keyPath: WritableKeyPath<EnvironmentValues, Value>
  fileprivate let value: Value

  public func _expand(into expansion: inout ViewExpansion) {
    withEnvironment(keyPath, value) { content._expand(into: &expansion) }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

/// A view with another model in the environment.
public struct ModelView<Content: View, Model: AnyObject & Observable>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let model: Model?

  public func _expand(into expansion: inout ViewExpansion) {
    withEnvironment(
      { $0[ModelKey<Model>.self] = model }, { content._expand(into: &expansion) })
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

extension View {
  /// Sets a value of the environment for this view and everything in it.
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> EnvironmentView<Self, Value> {
    EnvironmentView(content: self, keyPath: keyPath, value: value)
  }

  /// Provides `model` to this view and everything in it: `@Environment(Model.self) var model`.
  public consuming func environment<Model: AnyObject & Observable>(
    _ model: Model?
  ) -> ModelView<Self, Model> {
    ModelView(content: self, model: model)
  }
}
