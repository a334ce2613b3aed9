internal import CTrellisSockets
import Foundation

/// A listening socket. Its owner must close it.
struct ListeningSocket {
  let descriptor: Int32
  let address: BoundAddress
  /// The group of an inherited socket (``InheritedSockets``).
  var group: Int?
  /// Whether the connections of the socket are accepted.
  var isAccepting = true

  /// Opens the sockets for `configuration`; a host name may resolve to several addresses.
  static func open(
    _ configuration: HTTPServer.Configuration
  ) throws(HTTPServerError) -> [ListeningSocket] {
    if let inherited = configuration.inheritedSockets { return inherited.listeners }
    switch configuration.address {
    case .unix(let path): return [try openUnix(path, configuration)]
    case .tcp(let host, let port): return try openTCP(host, port, configuration)
    }
  }

  func close() {
    _ = Foundation.close(descriptor)
    // The process that has opened an inherited socket removes its file.
    if case .unix(let path) = address, group == nil { unlink(path) }
  }

  private static func openTCP(
    _ host: String, _ port: Int, _ configuration: HTTPServer.Configuration
  ) throws(HTTPServerError) -> [ListeningSocket] {
    guard (0...65_535).contains(port) else {
      throw .unknownHost("\(host):\(port)", reason: "a port lies between 0 and 65535")
    }
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE
    hints.ai_protocol = Int32(IPPROTO_TCP)
    var found: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, "\(port)", &hints, &found)
    guard status == 0, let first = found else {
      throw .unknownHost(host, reason: String(cString: gai_strerror(status)))
    }
    defer { freeaddrinfo(first) }
    var listeners: [ListeningSocket] = []
    var failure: HTTPServerError?
    // With port 0, each address would get a different port, so only one address is used.
    for info in sequence(first: first, next: { $0.pointee.ai_next }) {
      if port == 0, !listeners.isEmpty { break }
      do throws(HTTPServerError) {
        listeners.append(try open(info.pointee, host, port, configuration))
      } catch {
        // A machine without IPv6 may still resolve `localhost` to an IPv6 address.
        if case .system = error {
          failure = failure ?? error
        } else {
          for listener in listeners { listener.close() }
          throw error
        }
      }
    }
    if listeners.isEmpty, let failure { throw failure }
    return listeners
  }

  /// The address to which the system has bound a socket.
  static func address(of descriptor: Int32) -> BoundAddress {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
    }
    guard Int32(storage.ss_family) == AF_UNIX else {
      let bound = PeerAddress(storage)
      return .tcp(host: bound.host, port: Int(bound.port))
    }
    return withUnsafeBytes(of: &storage) { bytes in
      let path = bytes.dropFirst(MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2)
      return .unix(path: String(decoding: path.prefix { $0 != 0 }, as: UTF8.self))
    }
  }

  private static func open(
    _ info: addrinfo, _ host: String, _ port: Int, _ configuration: HTTPServer.Configuration
  ) throws(HTTPServerError) -> ListeningSocket {
    let name = BoundAddress.tcp(host: host, port: port).description
    let descriptor = try socket(info.ai_family, name)
    set(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
    if configuration.reusesAddress { set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1) }
    if configuration.sharesPort { set(descriptor, SOL_SOCKET, SO_REUSEPORT, 1) }
    if info.ai_family == AF_INET6 {
      set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, host == "::" ? 0 : 1)
    }
    try bindAndListen(descriptor, info.ai_addr, info.ai_addrlen, name, configuration.backlog)
    return ListeningSocket(descriptor: descriptor, address: address(of: descriptor))
  }

  private static func openUnix(
    _ path: String, _ configuration: HTTPServer.Configuration
  ) throws(HTTPServerError) -> ListeningSocket {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let limit = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard path.utf8.count <= limit, !path.isEmpty else {
      throw .pathTooLong(path, limit: limit)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let name = "unix:\(path)"
    return try withUnsafePointer(to: &address) { pointer throws(HTTPServerError) in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        pointer throws(HTTPServerError) in
        let probe = try socket(AF_UNIX, name)
        let isServed = connect(probe, pointer, length) == 0
        let isStale = !isServed && errno == ECONNREFUSED
        _ = Foundation.close(probe)
        if isServed { throw .addressInUse(name) }
        // A file that is not a socket also refuses connections, and must not be removed.
        if isStale, isSocket(path) { unlink(path) }
        let descriptor = try socket(AF_UNIX, name)
        try bindAndListen(descriptor, pointer, length, name, configuration.backlog)
        return ListeningSocket(descriptor: descriptor, address: .unix(path: path))
      }
    }
  }

  private static func isSocket(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  private static func socket(
    _ family: Int32, _ name: String
  ) throws(HTTPServerError) -> Int32 {
    let descriptor = trellis_socket(family)
    guard descriptor >= 0 else { throw .system(call: "socket", address: name, code: errno) }
    return descriptor
  }

  private static func bindAndListen(
    _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t, _ name: String,
    _ backlog: Int
  ) throws(HTTPServerError) {
    var call = "bind"
    if bind(descriptor, address, length) == 0 {
      call = "listen"
      if listen(descriptor, Int32(clamping: backlog)) == 0 { return }
    }
    let code = errno
    _ = Foundation.close(descriptor)
    switch code {
    case EADDRINUSE: throw .addressInUse(name)
    case EACCES: throw .permissionDenied(name)
    default: throw .system(call: call, address: name, code: code)
    }
  }

  private static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}
