import TrellisBase

/// Several named values of one node: the state of a component without a single state type, such as a view
/// with several `@State` properties.
///
/// The state of any other type is a single slot named `state`.
///
/// A write copies the references to all values, so a node should have at most some dozens of slots.
public struct StateSlots {
  /// The names and initial values of the slots.
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
  /// - Precondition: The slot has a `Value`.
  public subscript<Value>(index: Int, as type: Value.Type = Value.self) -> Value {
    get {
      // The usual path has no `Value?`, whose metadata would be looked up at each call.
      let box = boxes[index]
      return box.isExactly(type) ? box.uncheckedValue(as: type) : convertedValue(index, as: type)
    }
    set { boxes[index] = StateBox.of(newValue, boxes[index].persistence) }
  }

  /// The value of a slot with another type than `type`, such as a subclass of it.
  @inline(never)
  private func convertedValue<Value>(_ index: Int, as type: Value.Type) -> Value {
    guard let value = boxes[index].value(as: type) else {
      fatalError(
        "The slot \(form.slots[index].name) holds a \(boxes[index].anyValue), not a \(type)")
    }
    return value
  }

  /// Sets the slot at `index` to its initial value.
  public mutating func reset(_ index: Int) { boxes[index] = form.slots[index].makeInitialBox() }

  /// The slots, with the values that `restore` returns.
  func restored(_ restore: (StateBox, StateSlotForm.Slot) -> StateBox?) -> StateSlots {
    StateSlots(form, zip(boxes, form.slots).map { restore($0, $1) ?? $0 })
  }
}

/// The slots of the nodes of one kind of component.
public final class StateSlotForm {
  /// A slot: its name and its initial value.
  public struct Slot {
    /// The unique name of the slot in its form, also used in encoded states.
    public let name: String
    /// The name in states that an earlier version of the application has encoded; `nil` if it was the same.
    let formerName: String?
    let makeInitialBox: () -> StateBox

    /// - Parameters:
    ///   - formerName: the name of the slot in an earlier version of the application. Its encoded state is restored, unless
    ///     there is one with the present name.
    ///   - initial: Evaluated for each new node, and when the slot is reset.
    public init<Value>(
      _ name: String, _ persistence: StatePersistence = .encoded,
      formerly formerName: String? = nil, initial: @escaping () -> Value
    ) {
      self.name = name
      self.formerName = formerName
      makeInitialBox = { StateBox.of(initial(), persistence) }
    }
  }

  /// The slots, in the order of their indices.
  public let slots: [Slot]

  /// - Precondition: The names are unique.
  public init(_ slots: [Slot]) { self.slots = slots }
}

extension StateUpdater<StateSlots> {
  /// The value of the slot at `index` with all updates so far; `nil` after the component is removed.
  ///
  /// - Precondition: The slot has a `Value`.
  public func value<Value>(of index: Int, as type: Value.Type = Value.self) -> Value? {
    guard let box = identity.newestState, box.isExactly(StateSlots.self) else { return nil }
    return box.uncheckedValue(as: StateSlots.self)[index, as: type]
  }

  /// Sets the slot at `index`.
  ///
  /// - Precondition: the slot holds a `Value`.
  public func set<Value>(_ value: Value, of index: Int) { update { $0[index] = value } }
}
