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

  /// 192 bits of the code of the readers, the id and the name.
  private func code(by signature: MessageAuthentication) -> String {
    signature.digits(of: [readers.code, id, name], bytes: 24)
  }

  /// The address, as an absolute path.
  func path(signedBy signature: MessageAuthentication) -> String {
    Self.prefix
      + [readers.code, id, code(by: signature), name].map(PercentCoding.encoded)
      .joined(separator: "/")
  }

  /// Reads a decoded path.
  ///
  /// - Returns: `nil` if the path is not exactly one that the server with `signature` has made.
  init?(path: String, signedBy signature: MessageAuthentication) {
    guard path.begins(withText: Self.prefix) else { return nil }
    let parts = path.dropping(Self.prefix.utf8.count).parts(between: "/", keepsEmpty: true)
      .map { String($0) }
    guard parts.count == 4, let readers = Readers(code: parts[0]),
      readers.code.isExactly(parts[0])
    else { return nil }
    self.readers = readers
    (id, name) = (parts[1], parts[3])
    guard MessageAuthentication.isEqual(parts[2], code(by: signature)) else { return nil }
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
