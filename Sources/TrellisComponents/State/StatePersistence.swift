/// Whether a state is stored with the states of its tree, for a restoration in a later process.
///
/// A state whose type is not `Codable` cannot be stored: storing its tree fails with an error that contains
/// its name, unless the state is ``volatile``.
public enum StatePersistence: UInt8, Hashable, Sendable {
  /// The state is encoded with the others.
  case encoded
  /// The state is omitted; a restored component begins with its initial state.
  case volatile
}

/// A state whose encoded form has changed since an earlier version of the application.
///
/// A state of any other type has the version 0.
public protocol VersionedState: Codable {
  /// The current version of the type's encoded form.
  static var version: Int { get }
  /// Converts `encoded`, of another version, to a state; returns `nil` for the initial state.
  ///
  /// - Throws: An error of decoding; the component begins with its initial state.
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

  /// - Throws: A `DecodingError` if the state is not a `Value`.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.decode(type, from: bytes)
  }
}

/// Decodes states. A higher module implements it and defines the format.
package protocol StateDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value
}
