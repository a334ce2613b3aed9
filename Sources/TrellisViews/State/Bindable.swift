public import Observation

/// Makes bindings to the properties of an observable model: `TextField("Name", text: $model.name)`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject & Observable> {
  public var wrappedValue: Model

  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  public init(_ model: Model) { wrappedValue = model }
  public init(projectedValue: Bindable<Model>) { self = projectedValue }

  public var projectedValue: Bindable<Model> { self }

  /// A binding to a property of the model.
  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Model, Member>
  ) -> Binding<Member> {
    let model = wrappedValue
    return Binding(
      source: BindingSource(root: ObjectIdentifier(model)).appending(path),
      snapshot: model[keyPath: path], get: { model[keyPath: path] }
    ) { model[keyPath: path] = $0 }
  }
}

extension Bindable: ComparableField {
  func isSame(as other: Bindable<Model>) -> Bool { wrappedValue === other.wrappedValue }
}
