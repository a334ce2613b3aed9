import TrellisBase

/// A copy of a value while the user edits it, with the original value.
///
/// ```swift
/// @State private var draft: Draft<Issue>
/// TextField("Title", text: $draft.value.title)
/// ```
///
/// Use ``isDirty`` to guard unsaved changes, and ``rebase(on:)`` for values that others may change meanwhile.
public struct Draft<Value: Equatable> {
  /// The value when the user began to edit, or when it was last saved.
  public private(set) var original: Value
  /// The value that the user edits.
  public var value: Value
  /// A newer value that differs from ``original``; `nil` for none.
  public private(set) var newer: Value?

  /// A draft without changes.
  public init(_ value: Value) {
    original = value
    self.value = value
  }

  /// Whether the user has changed the value.
  public var isDirty: Bool { !exactlyEqual(value, original) }

  /// Whether the value was changed elsewhere while the user had changes.
  public var isChangedElsewhere: Bool { newer != nil }

  /// Replaces the original by a value that was changed elsewhere. A draft with changes keeps its original, and stores
  /// the value in ``newer``.
  public mutating func rebase(on newest: Value) {
    if exactlyEqual(newest, original) || exactlyEqual(newest, value) {
      (original, newer) = (newest, nil)
    } else if isDirty {
      newer = newest
    } else {
      self = Draft(newest)
    }
  }

  /// Discards the changes; the value becomes ``newer``, or ``original`` if there is none.
  public mutating func reset() { self = Draft(newer ?? original) }

  /// Keeps the changes, and makes the newer value the original.
  public mutating func keep() {
    if let newer { (original, self.newer) = (newer, nil) }
  }

  /// Makes the saved value the original.
  public mutating func didSave() { self = Draft(value) }
}

extension Draft: Equatable {}
extension Draft: Sendable where Value: Sendable {}
extension Draft: Encodable where Value: Encodable {}
extension Draft: Decodable where Value: Decodable {}
