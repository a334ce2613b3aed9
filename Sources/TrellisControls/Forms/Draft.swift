/// A copy of a value while the user edits it, with the value that it began with.
///
/// ```swift
/// @State private var draft: Draft<Issue>
/// TextField("Title", text: $draft.value.title)
/// ```
///
/// ``isDirty`` is for a guard of unsaved changes, and ``rebase(on:)`` for values that others may change meanwhile.
public struct Draft<Value: Equatable> {
  /// The value as it was when the user began, or was last saved.
  public private(set) var original: Value
  /// The value that the user edits.
  public var value: Value
  /// A newer original that differs from the one the user began with; `nil` for none.
  public private(set) var newer: Value?

  /// A draft without changes.
  public init(_ value: Value) {
    original = value
    self.value = value
  }

  /// Whether the user has changed the value.
  public var isDirty: Bool { value != original }

  /// Whether somebody else has changed the value while the user had changes.
  public var isChangedElsewhere: Bool { newer != nil }

  /// Takes over a value that was changed elsewhere. A draft with changes keeps them, and notes the newer value.
  public mutating func rebase(on newest: Value) {
    if newest == original || newest == value {
      (original, newer) = (newest, nil)
    } else if isDirty {
      newer = newest
    } else {
      self = Draft(newest)
    }
  }

  /// Gives up the changes, for the newer value if there is one.
  public mutating func reset() { self = Draft(newer ?? original) }

  /// Keeps the changes over a newer value.
  public mutating func keep() {
    if let newer { (original, self.newer) = (newer, nil) }
  }

  /// Notes that the value was saved.
  public mutating func didSave() { self = Draft(value) }
}

extension Draft: Equatable {}
extension Draft: Sendable where Value: Sendable {}
extension Draft: Encodable where Value: Encodable {}
extension Draft: Decodable where Value: Decodable {}
