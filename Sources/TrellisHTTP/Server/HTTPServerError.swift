import Foundation

/// A reason that a server cannot start.
public enum HTTPServerError: Error, Equatable, Sendable {
  case addressInUse(String)
  case permissionDenied(String)
  case unknownHost(String, reason: String)
  case pathTooLong(String, limit: Int)
  case alreadyStarted
  /// Another system call failed.
  case system(call: String, address: String, code: Int32)
}

extension HTTPServerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .addressInUse(let address):
      "Cannot listen on \(address): it is in use; stop the other program or choose another port"
    case .permissionDenied(let address):
      "Cannot listen on \(address): permission denied; ports below 1024 require administrator rights"
    case .unknownHost(let host, let reason):
      "Cannot listen on \"\(host)\": \(reason)"
    case .pathTooLong(let path, let limit):
      "Cannot listen on the Unix socket \"\(path)\": its path is longer than \(limit) bytes"
    case .alreadyStarted:
      "Cannot start the server: it was started before"
    case .system(let call, let address, let code):
      "Cannot listen on \(address): \(call): \(String(cString: strerror(code)))"
    }
  }
}
