import TrellisBase
import TrellisViews

/// The selection of a ``List``.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  /// The selected values at one time.
  enum Snapshot {
    case one(Value?)
    case several(Set<Value>)

    func contains(_ value: Value) -> Bool {
      switch self {
      case .one(let selected): exactlyEqual(selected, value)
      case .several(let selected): selected.contains(value)
      }
    }
  }

  var snapshot: Snapshot {
    switch self {
    case .none: .one(nil)
    case .one(let selection): .one(selection.wrappedValue)
    case .several(let selection): .several(selection.wrappedValue)
    }
  }

  var canSelect: Bool { if case .none = self { false } else { true } }
  var isMultiple: Bool { if case .several = self { true } else { false } }

  /// The value by which a row is selected: the identity of its element; `nil` if it has another type.
  static func value(of id: ListRowID) -> Value? { id.id.base as? Value }

  /// Selects these rows only; of a single selection the last of them.
  func select(_ values: [Value]) {
    switch self {
    case .none: break
    case .one(let selection): selection.wrappedValue = values.last
    case .several(let selection): selection.wrappedValue = Set(values)
    }
  }

  func set(_ value: Value, _ isSelected: Bool) {
    switch self {
    case .none: break
    case .one(let selection):
      if isSelected {
        selection.wrappedValue = value
      } else if exactlyEqual(selection.wrappedValue, value) {
        selection.wrappedValue = nil
      }
    case .several(let selection):
      if isSelected {
        selection.wrappedValue.insert(value)
      } else {
        selection.wrappedValue.remove(value)
      }
    }
  }
}
