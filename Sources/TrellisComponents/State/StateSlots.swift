/// Several values of one node, each with a name of its own: a state of a component that is not known as one type, such
/// as a view with several `@State` properties.
///
/// A component's one state of any other type is the slot `state`.
///
/// A write copies the references to all values, so that a node should have some dozens of slots at most.
public struct StateSlots {
  /// The names of the slots, and the values they begin with.
  let form: StateSlotForm
  private(set) var boxes: [StateBox]

  /// Slots with their initial values.
  public init(_ form: StateSlotForm) {
    self.form = form
    boxes = form.slots.map { $0.makeInitialBox() }
  }

  fileprivate init(_ form: StateSlotForm, _ boxes: [StateBox]) {
    self.form = form
    self.boxes = boxes
  }

  /// The value of the slot at `index`.
  ///
  /// - Precondition: the slot holds a `Value`.
  public subscript<Value>(index: Int, as type: Value.Type = Value.self) -> Value {
    get {
      guard let value = boxes[index].value(as: type) else {
        fatalError(
          "The slot \(form.slots[index].name) holds a \(boxes[index].anyValue), not a \(type)")
      }
      return value
    }
    set { boxes[index] = StateBox.of(newValue, boxes[index].persistence) }
  }

  /// Sets the slot at `index` to the value it began with.
  public mutating func reset(_ index: Int) { boxes[index] = form.slots[index].makeInitialBox() }

  /// Slots with the values of `encoded` in place of those that it names.
  func restored(_ restore: (StateBox, String) -> StateBox?) -> StateSlots {
    StateSlots(form, zip(boxes, form.slots).map { restore($0, $1.name) ?? $0 })
  }
}

/// The slots that the nodes of one kind of component have.
public final class StateSlotForm {
  /// A slot: its name, and the value it begins with.
  public struct Slot {
    /// Tells the slots of a form apart, in encoded states too.
    public let name: String
    let makeInitialBox: () -> StateBox

    /// - Parameter initial: evaluated for each node that comes, and when the slot is reset.
    public init<Value>(
      _ name: String, _ persistence: StatePersistence = .encoded,
      initial: @escaping () -> Value
    ) {
      self.name = name
      makeInitialBox = { StateBox.of(initial(), persistence) }
    }
  }

  /// The slots, in the order of their indices.
  public let slots: [Slot]

  /// - Precondition: the names differ.
  public init(_ slots: [Slot]) { self.slots = slots }
}

extension StateUpdater<StateSlots> {
  /// The value of the slot at `index` with all updates made so far; `nil` once the component is gone.
  ///
  /// - Precondition: the slot holds a `Value`.
  public func value<Value>(of index: Int, as type: Value.Type = Value.self) -> Value? {
    guard let box = identity.newestState, box.isExactly(StateSlots.self) else { return nil }
    return box.uncheckedValue(as: StateSlots.self)[index, as: type]
  }

  /// Sets the slot at `index`.
  ///
  /// - Precondition: the slot holds a `Value`.
  public func set<Value>(_ value: Value, of index: Int) { update { $0[index] = value } }
}
