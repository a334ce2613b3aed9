/// Whether a state lasts when the states of a tree are stored and a later process takes them up.
///
/// A state whose type is no `Codable` cannot be stored: storing a tree that has one fails with an error that names
/// it, unless the state is ``volatile``.
public enum StatePersistence: UInt8, Hashable, Sendable {
  /// The state is encoded with the others.
  case encoded
  /// The state is left out; a restored component begins with its initial state.
  case volatile
}

/// A state whose encoded form has changed since an earlier version of the application.
///
/// A state of a type that is no `VersionedState` has the version 0.
public protocol VersionedState: Codable {
  /// The version of the encoded form that this type has now.
  static var version: Int { get }
  /// The state that `encoded`, of another version, stands for; `nil` for the initial state.
  ///
  /// - Throws: an error of decoding; the component begins with its initial state.
  static func migrate(_ encoded: EncodedState, from version: Int) throws -> Self?
}

/// An encoded state of unknown type.
public struct EncodedState {
  package let bytes: [UInt8]
  package let decoder: any StateDecoder

  package init(bytes: [UInt8], decoder: any StateDecoder) {
    self.bytes = bytes
    self.decoder = decoder
  }

  /// - Throws: a `DecodingError` if the state is no `Value`.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.decode(type, from: bytes)
  }
}

/// Decodes states; made by the module above, which knows a format.
package protocol StateDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value
}
