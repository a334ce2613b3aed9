import TrellisBase
import TrellisComponents

/// A value that a view owns and changes. It lasts as long as the identity of the view, and a change evaluates the
/// view's body again.
///
/// A state is stored with the other states of its page if its type is `Codable`; otherwise it begins with its initial
/// value again.
///
/// Source: ComponentKit's Swift layer (row Q8).
@propertyWrapper
public struct State<Value> {
  private let initial: () -> Value
  private var location: Location?

  private struct Location {
    let updater: StateUpdater<StateSlots>
    let slot: Int
  }

  /// - Parameter wrappedValue: evaluated once, when the view first appears.
  public init(wrappedValue: @autoclosure @escaping () -> Value) { initial = wrappedValue }

  /// The value, with all changes made so far. In a view that is not shown, the initial one.
  public var wrappedValue: Value {
    get {
      guard let location else { return initial() }
      return location.updater.value(of: location.slot) ?? initial()
    }
    nonmutating set {
      guard let location else {
        ProgrammerError.report(
          """
          A state was set to \(newValue) before its view was shown; set it in a handler, or give the first value in \
          the initializer: _name = State(wrappedValue: …)
          """)
        return
      }
      location.updater.set(newValue, of: location.slot)
    }
  }

  /// A binding to the state.
  public var projectedValue: Binding<Value> {
    let source = location.map {
      BindingSource(root: BindingSource.Slot(node: $0.updater.id, index: $0.slot))
    }
    return Binding(
      source: source, snapshot: wrappedValue, get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: StateProperty {
  static func makeSlot(_ name: String, at address: UnsafeRawPointer) -> StateSlotForm.Slot {
    let persistence: StatePersistence = Value.self is any Codable.Type ? .encoded : .volatile
    let initial = address.assumingMemoryBound(to: Self.self).pointee.initial
    return StateSlotForm.Slot(name, persistence, initial: initial)
  }

  static func connect(at address: UnsafeMutableRawPointer, _ connection: Connection) -> Bool {
    address.assumingMemoryBound(to: Self.self).pointee.location =
      Location(updater: connection.updater, slot: connection.slot)
    return true
  }
}
