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
      let key = (0..<Self.codeBytes).map { _ in UInt8.random(in: 0...UInt8.max) }
      // Another process may make the file at the same time: the key in the file counts.
      let own = file.appendingPathExtension("\(ProcessInfo.processInfo.processIdentifier)")
      _ = FileManager.default.createFile(
        atPath: own.path, contents: Data(key), attributes: [.posixPermissions: 0o600])
      try? FileManager.default.moveItem(at: own, to: file)
      try? FileManager.default.removeItem(at: own)
    }
    let key = try Data(contentsOf: file)
    guard key.count == Self.codeBytes else { throw BrokenKey(path: path) }
    self.init(key: Array(key))
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
