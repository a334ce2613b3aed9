import TrellisBase
import TrellisComponents

/// A value that a view owns and changes. It lasts as long as the identity of the view, and a change evaluates the
/// view's body again.
///
/// A state is stored with the other states of its page if its type is `Codable`; otherwise it begins with its initial
/// value again. A stored state is found by the name of its property. After a change of the name the former one is given, so
/// that the new version of a program continues the pages of the old one:
///
/// ```swift
/// @State(formerly: "text") private var title = ""
/// ```
///
/// Source: ComponentKit's Swift layer (row Q8).
@propertyWrapper
public struct State<Value> {
  private let initial: () -> Value
  private let formerName: String?
  private var location: Location?

  private struct Location {
    let updater: StateUpdater<StateSlots>
    let slot: Int
  }

  /// - Parameters:
  ///   - wrappedValue: evaluated once, when the view first appears.
  ///   - formerName: the name of the property in an earlier version of the program, whose stored value is restored if there
  ///     is none with the present name.
  public init(wrappedValue: @autoclosure @escaping () -> Value, formerly formerName: String? = nil)
  {
    initial = wrappedValue
    self.formerName = formerName
  }

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

  /// A state that begins with `nil`, with the name of the property in an earlier version of the program.
  public init(formerly formerName: String) { self.init(wrappedValue: nil, formerly: formerName) }
}

extension State: StateProperty {
  static func makeSlot(_ name: String, at address: UnsafeRawPointer) -> StateSlotForm.Slot {
    let persistence: StatePersistence = Value.self is any Codable.Type ? .encoded : .volatile
    let state = address.assumingMemoryBound(to: Self.self).pointee
    // The stored property of `count` is `_count`; a property of a modifier has the path to it before its name.
    let path = name.index(ofLast: ".").map { name[...$0] } ?? ""
    return StateSlotForm.Slot(
      name, persistence, formerly: state.formerName.map { "\(path)_\($0)" },
      initial: state.initial)
  }

  static func connect(at address: UnsafeMutableRawPointer, _ connection: Connection) -> Bool {
    address.assumingMemoryBound(to: Self.self).pointee.location =
      Location(updater: connection.updater, slot: connection.slot)
    return true
  }
}
