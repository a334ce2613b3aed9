import TrellisBase
public import TrellisComponents

/// Reads and writes a value that another view owns.
///
/// A binding reads through its source, so that it has the newest value after a write in the same handler.
///
/// Source: ComponentKit's Swift layer (row Q9).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let source: BindingSource?
  /// The value when the binding was made; a view with a binding is evaluated again when this value changes.
  let snapshot: Value
  private let get: () -> Value
  private let set: (Value) -> Void

  init(
    source: BindingSource?, snapshot: Value, get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.source = source
    self.snapshot = snapshot
    self.get = get
    self.set = set
  }

  /// A binding to anything that can be read and written.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: nil, snapshot: get(), get: get, set: set)
  }

  /// A binding to the state of a component, for the views and controls in it.
  ///
  /// ```swift
  /// override func render(_ volume: Double) -> Component? {
  ///   HostingComponent(Slider("Volume", value: Binding(state, volume), in: 0...1))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updater: changes the state.
  ///   - value: the state of the build.
  public init(_ updater: StateUpdater<Value>, _ value: Value) {
    self.init(
      source: BindingSource(root: BindingSource.Slot(node: updater.id, index: 0)), snapshot: value,
      get: { updater.value ?? value }, set: updater.set)
  }

  /// The same binding, for parameters of closures (`$item in`).
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes. Two constants with equal values are equal.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: .constant, snapshot: value, get: { value }, set: { _ in })
  }

  /// The value, read and written through the source of the binding.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a member of the value.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    let (get, set) = (get, set)
    return Binding<Member>(
      source: source?.appending(path), snapshot: snapshot[keyPath: path],
      get: { get()[keyPath: path] },
      set: {
        var value = get()
        value[keyPath: path] = $0
        set(value)
      })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to the element at `index`. It follows the element when others are inserted and removed; writes to a
  /// removed element are lost.
  func element<ID: Hashable>(
    at index: Value.Index, id path: KeyPath<Value.Element, ID>
  ) -> Binding<Value.Element> {
    let (get, set) = (get, set)
    let element = snapshot[index]
    let id = element[keyPath: path]
    func currentIndex(in values: Value) -> Value.Index? {
      if values.indices.contains(index), exactlyEqual(values[index][keyPath: path], id) {
        return index
      }
      return values.firstIndex { exactlyEqual($0[keyPath: path], id) }
    }
    return Binding<Value.Element>(
      source: source?.appending(id), snapshot: element,
      get: {
        let values = get()
        return currentIndex(in: values).map { values[$0] } ?? element
      },
      set: { newValue in
        var values = get()
        guard let index = currentIndex(in: values) else { return }
        values[index] = newValue
        set(values)
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the element.
  public var id: Value.ID { snapshot.id }
}

extension Binding: ComparableField {
  func isSame(as other: Binding<Value>) -> Bool {
    guard let source, source == other.source else { return false }
    return FieldComparison.areEqual(snapshot, other.snapshot)
  }
}

extension Binding {
  /// The name of the state that this binding reads and writes as a whole; `nil` for other bindings.
  package var stateName: String? { source?.stateName }
}

/// The source of a binding, for comparing bindings.
struct BindingSource: Hashable {
  /// A state of a view.
  struct Slot: Hashable {
    let node: TreeNode.ID
    let index: Int
  }

  /// The source of all constants; only their values are compared.
  static var constant: BindingSource { BindingSource(root: Constant()) }

  private struct Constant: Hashable {}

  @Exact private var root: AnyHashable
  @Exact private var path: [AnyHashable] = []

  /// The name of a whole state.
  var stateName: String? {
    guard path.isEmpty, let slot = root.base as? Slot else { return nil }
    return "\(slot.node)-\(slot.index)"
  }

  init(root: some Hashable) { self.root = AnyHashable(root) }

  func appending(_ step: some Hashable) -> BindingSource {
    var longer = self
    longer.path.append(AnyHashable(step))
    return longer
  }
}
