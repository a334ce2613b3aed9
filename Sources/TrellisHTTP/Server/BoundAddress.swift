/// The address on which a server listens.
public enum BoundAddress: Hashable, Sendable {
  case tcp(host: String, port: Int)
  case unix(path: String)

  /// The port, chosen by the system if the configuration has 0; `nil` for a Unix socket.
  public var port: Int? {
    if case .tcp(_, let port) = self { return port }
    return nil
  }
}

extension BoundAddress: CustomStringConvertible {
  /// A URL for a browser on this machine, or `unix:` and the path.
  public var description: String {
    switch self {
    case .unix(let path): return "unix:\(path)"
    case .tcp(let host, let port):
      let name = host == "0.0.0.0" || host == "::" ? "localhost" : host
      return name.utf8.contains(UInt8(ascii: ":"))
        ? "http://[\(name)]:\(port)" : "http://\(name):\(port)"
    }
  }
}
