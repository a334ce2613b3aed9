import Foundation

/// Authenticates the parts of stored sessions with the key of the installation, and names the sessions.
struct SessionSeal: Sendable {
  private let codes: MessageAuthentication

  /// The bytes of a code before a sealed part.
  static let codeBytes = 32

  init(key: [UInt8]) { codes = MessageAuthentication(key: key) }

  /// The seal of all processes with the same secret, of at least 16 bytes; `nil` for a shorter one.
  init?(secret: String?) {
    guard let secret, secret.utf8.count >= MessageAuthentication.secretBytes else { return nil }
    codes = MessageAuthentication(secret: secret, label: "trellis stored sessions")
  }

  /// The seal with the key in the file at `path`, which is made if it does not exist.
  ///
  /// - Throws: the error of the file system; ``BrokenKey`` if the file has another length than a key.
  init(keyFile path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    if !FileManager.default.fileExists(atPath: path) {
      try Self.makeKey(at: path)
    }
    let key = try Data(contentsOf: file)
    guard key.count == Self.codeBytes else { throw BrokenKey(path: path) }
    self.init(key: Array(key))
  }

  /// Makes a file with a random key, unless another process makes it at the same time: then its key remains.
  ///
  /// - Throws: the error of the file system.
  private static func makeKey(at path: String) throws {
    let own = path + "." + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let descriptor = open(own, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.error(own) }
    defer { unlink(own) }
    let key = (0..<Self.codeBytes).map { _ in UInt8.random(in: 0...UInt8.max) }
    let isWritten = write(descriptor, key, key.count) == key.count && fsync(descriptor) == 0
    let problem = Self.error(own)
    close(descriptor)
    guard isWritten else { throw problem }
    // Unlike a renaming it never replaces a file, and unlike a file that is written in its place this one is never read in part.
    guard link(own, path) == 0 || errno == EEXIST else { throw Self.error(path) }
  }

  /// The error of the last call of the system.
  private static func error(_ path: String) -> any Error {
    CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSFilePathErrorKey: path, NSUnderlyingErrorKey: POSIXError(.init(rawValue: errno) ?? .EIO),
      ])
  }

  struct BrokenKey: Error, CustomStringConvertible {
    let path: String

    var description: String {
      "\(path) has no key of \(SessionSeal.codeBytes) bytes: remove the file, and the stored sessions with it"
    }
  }

  /// The name of a session in a store; it does not reveal the token.
  func name(of token: SessionToken) -> String { codes.digits(of: ["name", token.text], bytes: 16) }

  /// A name of all servers with the same secret.
  var serversName: String { codes.digits(of: ["servers"], bytes: 16) }

  /// The secret of the workers of a server without `TRELLIS_SECRET`.
  var workersSecret: String { codes.digits(of: ["workers"], bytes: 32) }

  /// A code of a text, 32 hexadecimal digits. It does not reveal the text.
  func code(of text: String) -> String { codes.digits(of: ["text", text], bytes: 16) }

  /// The kind and the place of a sealed part.
  enum Part {
    case header
    /// A change after the change with the code `previous`; empty for the first one.
    case change(previous: [UInt8])
    /// A message between servers.
    case message
  }

  /// `bytes` with a code before them, which covers `part` and the session, too.
  func sealed(_ bytes: [UInt8], _ part: Part, of name: String) -> [UInt8] {
    code(of: bytes, part, name) + bytes
  }

  /// The bytes of a sealed part; `nil` if a bit of them differs, or if they are of another part or session.
  func opened(_ sealed: [UInt8], _ part: Part, of name: String) -> [UInt8]? {
    guard sealed.count >= Self.codeBytes else { return nil }
    let bytes = Array(sealed[Self.codeBytes...])
    let code = code(of: bytes, part, name)
    return MessageAuthentication.isEqual(code, sealed[..<Self.codeBytes]) ? bytes : nil
  }

  private func code(of bytes: [UInt8], _ part: Part, _ name: String) -> [UInt8] {
    let place =
      switch part {
      case .header: codes.code(of: ["header", name])
      case .message: codes.code(of: ["message", name])
      case .change(let previous): codes.code(of: codes.code(of: ["change", name]) + previous)
      }
    return codes.code(of: place + bytes)
  }
}
