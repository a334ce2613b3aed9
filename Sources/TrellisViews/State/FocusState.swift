import TrellisBase
import TrellisComponents

/// The keyboard focus of a page as a state: whether a control has the focus, or the name of the control that has it.
///
/// ```swift
/// enum Field: Hashable { case name, mail }
/// @FocusState private var focus: Field?
/// …
/// TextField("Name", text: $name).focused($focus, equals: .name)
/// Button("Correct the name") { focus = .name }
/// ```
///
/// The state follows the user; setting it moves the focus when the change is shown. `false` or `nil` takes the focus
/// from the control that has it. The state begins without a focus, and is not stored with the states of its page.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let none: Value
  private var location: Binding.Location?

  /// Whether one control has the focus.
  public init() where Value == Bool { none = false }

  /// The control that has the focus; `nil` if no named control has it.
  public init<Name: Hashable>() where Value == Name? { none = nil }

  /// The control that has the focus, or will have it when the changes are shown.
  public var wrappedValue: Value {
    get { location?.content?.value ?? none }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// For ``View/focused(_:)`` and ``View/focused(_:equals:)``.
  public var projectedValue: Binding {
    Binding(location: location, none: none, snapshot: location?.content)
  }

  /// Reads and sets the focus.
  @propertyWrapper
  public struct Binding {
    struct Location {
      let updater: StateUpdater<StateSlots>
      let slot: Int

      var content: FocusContent<Value>? { updater.value(of: slot) }
    }

    fileprivate let location: Location?
    fileprivate let none: Value
    /// The content of the state when the binding was made. A view with a binding differs from the view before a change.
    fileprivate let snapshot: FocusContent<Value>?

    /// The control that has the focus, or will have it when the changes are shown.
    public var wrappedValue: Value {
      get { location?.content?.value ?? none }
      nonmutating set { set { $0.value = newValue } }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    private func set(_ change: (inout FocusContent<Value>) -> Void) {
      guard let location, let old = location.content else { return }
      var content = old
      change(&content)
      if !exactlyEqual(content.value, old.value) || !exactlyEqual(content.reported, old.reported) {
        location.updater.set(content, of: location.slot)
      }
    }

    /// The part of the state that concerns the control `name`.
    package func target(_ name: Value) -> FocusTarget? {
      guard let location, let content = location.content else { return nil }
      return FocusTarget(
        source: BindingSource(
          root: BindingSource.Slot(node: location.updater.id, index: location.slot)
        ).appending(name),
        isWanted: exactlyEqual(content.value, name),
        isReported: exactlyEqual(content.reported, name),
        didFocus: {
          set {
            $0.value = name
            $0.reported = name
          }
        },
        didBlur: { [none] in
          set {
            if exactlyEqual($0.value, name), exactlyEqual($0.reported, name) { $0.value = none }
            if exactlyEqual($0.reported, name) { $0.reported = none }
          }
        })
    }
  }
}

/// The value of a focus state, and the value that the browser reported last.
struct FocusContent<Value: Hashable>: Hashable {
  var value: Value
  var reported: Value
}

/// The focus of one control; equal if the control and its focus are the same.
package struct FocusTarget: Equatable {
  let source: BindingSource
  /// Whether the state gives the focus to this control.
  let isWanted: Bool
  /// Whether the browser reported that this control has the focus.
  let isReported: Bool
  let didFocus: () -> Void
  let didBlur: () -> Void

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.source == rhs.source && lhs.isWanted == rhs.isWanted && lhs.isReported == rhs.isReported
  }
}

extension FocusState: StateProperty {
  static func makeSlot(_ name: String, at address: UnsafeRawPointer) -> StateSlotForm.Slot {
    let none = address.assumingMemoryBound(to: Self.self).pointee.none
    return StateSlotForm.Slot(name, .volatile) { FocusContent(value: none, reported: none) }
  }

  static func connect(at address: UnsafeMutableRawPointer, _ connection: Connection) -> Bool {
    address.assumingMemoryBound(to: Self.self).pointee.location =
      Binding.Location(updater: connection.updater, slot: connection.slot)
    return true
  }
}

extension FocusState.Binding: ComparableField {
  func isSame(as other: Self) -> Bool {
    guard let mine = location, let theirs = other.location else { return false }
    return mine.updater.id == theirs.updater.id && mine.slot == theirs.slot
      && exactlyEqual(snapshot, other.snapshot)
  }
}
