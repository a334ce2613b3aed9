import TrellisBase
import TrellisHTTP
import TrellisUI

/// The address of a stored file: `/_trellis/stored/READERS/ID/SIGNATURE/NAME`.
///
/// The name comes last, because browsers save a file under the last part of its address.
struct FileAddress: Equatable {
  enum Readers: Hashable {
    /// The user of a page, by its number in ``FileAddresses``.
    case page(UInt64)
    case users(FileReaders)
  }

  let readers: Readers
  /// The name of the file in the store.
  let id: String
  /// The name of the file for people.
  let name: String

  static let prefix = "/_trellis/stored/"

  init(_ file: StoredFile, for readers: Readers) {
    self.readers = readers
    id = file.id
    // A path must not end with `..`, and header fields have no line breaks.
    name = ContentDisposition.fileName(from: file.name)
  }

  /// The bytes that the signature covers; neither the readers nor the name contain a slash.
  private var signedBytes: [UInt8] { Array("\(readers.code)/\(id)/\(name)".utf8) }

  /// The address, as an absolute path.
  func path(signedBy signature: FileSignature) -> String {
    let token = signature.token(of: signedBytes)
    return Self.prefix
      + [readers.code, id, token.text, name].map(PercentCoding.encoded)
      .joined(separator: "/")
  }

  /// Reads a decoded path.
  ///
  /// - Returns: `nil` if the path is not exactly one that the server with `signature` has made.
  init?(path: String, signedBy signature: FileSignature) {
    guard path.begins(withText: Self.prefix) else { return nil }
    let parts = path.dropping(Self.prefix.utf8.count).parts(between: "/", keepsEmpty: true)
      .map { String($0) }
    guard parts.count == 4, let readers = Readers(code: parts[0]),
      readers.code.isExactly(parts[0]), let token = SessionToken(parts[2])
    else { return nil }
    self.readers = readers
    (id, name) = (parts[1], parts[3])
    guard signature.token(of: signedBytes).matches(token) else { return nil }
  }
}

extension FileAddress.Readers {
  /// The readers as a text without slashes.
  fileprivate var code: String {
    switch self {
    case .page(let number): "p" + String(number, radix: 16)
    case .users(.role(let name)): "r" + PercentCoding.encoded(name)
    case .users(.signedIn): "s"
    case .users(.public): "e"
    // No page has this number.
    case .users(.page): "p0"
    }
  }

  fileprivate init?(code: String) {
    let rest = String(code.dropping(1))
    switch (code.utf8.first, rest.isEmpty) {
    case (UInt8(ascii: "p"), false):
      guard let number = UInt64(rest, radix: 16) else { return nil }
      self = .page(number)
    case (UInt8(ascii: "r"), _):
      guard let name = PercentCoding.decodedText(Array(rest.utf8)) else { return nil }
      self = .users(.role(name))
    case (UInt8(ascii: "s"), true): self = .users(.signedIn)
    case (UInt8(ascii: "e"), true): self = .users(.public)
    default: return nil
    }
  }
}

/// Signs the addresses of stored files by a secret of the server: three keyed hashes with separate keys, 192 bits.
///
/// The keys are derived from the environment variable `TRELLIS_SECRET`, or random for each process if it is not set.
struct FileSignature: Sendable {
  private let keys: [(UInt64, UInt64)]

  init(secret: String?) {
    let source = secret.flatMap { $0.isEmpty ? nil : Array($0.utf8) }
    var generator = SystemRandomNumberGenerator()
    // Other labels than those of `UserFingerprints`.
    let words = (0..<6 as Range<UInt64>).map { word in
      source.map { SipHash(key: (word, 0x66_696C_6573)).hash($0) } ?? generator.next()
    }
    keys = stride(from: 0, to: 6, by: 2).map { (words[$0], words[$0 + 1]) }
  }

  /// The signature of the bytes; tokens are compared in constant time.
  ///
  /// - Complexity: O(bytes).
  func token(of bytes: [UInt8]) -> SessionToken {
    let hashes = keys.map { SipHash(key: $0).hash(bytes) }
    return SessionToken(identifier: hashes[0], secret: (hashes[1], hashes[2]))
  }
}
