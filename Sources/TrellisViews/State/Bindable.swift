public import Observation

/// Makes bindings to the properties of an observable model: `TextField("Name", text: $model.name)`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject & Observable> {
  /// The object whose properties the bindings read and set.
  public var wrappedValue: Model

  /// Makes bindings to the properties of a model.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  /// Makes bindings to the properties of a model.
  public init(_ model: Model) { wrappedValue = model }
  /// Makes bindings to the properties of a model.
  public init(projectedValue: Bindable<Model>) { self = projectedValue }

  /// The wrapper itself; its members are bindings to the properties of the model.
  public var projectedValue: Bindable<Model> { self }

  /// A binding to a property of the model.
  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Model, Member>
  ) -> Binding<Member> {
    let model = wrappedValue
    return Binding(
      source: BindingSource(root: ObjectIdentifier(model)).appending(path),
      snapshot: model[keyPath: path], get: { model[keyPath: path] },
      set: { model[keyPath: path] = $0 })
  }
}

extension Bindable: ComparableField {
  func isSame(as other: Bindable<Model>) -> Bool { wrappedValue === other.wrappedValue }
}
