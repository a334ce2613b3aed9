import Foundation
public import TrellisHTTP

/// A client of a server under test: a blocking socket whose waits use threads of their own, so that neither
/// a pool nor another test can delay them.
///
/// It gives up after twenty minutes without a byte, which only happens if the server hangs.
public final class SocketClient: Sendable {
  let descriptor: Int32
  /// The received bytes after the last response.
  private let received = ReceivedBytes()

  public struct Failure: Error {}

  /// The timeout in seconds.
  private static let patience: Int32 = 1200

  /// - Parameters:
  ///   - source: the local IPv4 address, such as `127.0.0.2`.
  ///   - receiveBuffer: the size of the system's receive buffer; small for slow readers.
  public init(
    _ address: BoundAddress, from source: String? = nil, receiveBuffer: Int32? = nil
  ) throws {
    switch address {
    case .tcp(let host, let port):
      let info = try Self.resolved(host, port)
      defer { freeaddrinfo(info) }
      descriptor = try Self.opened(info.pointee.ai_family, receiveBuffer)
      if let source { try Self.bind(descriptor, to: source) }
      try Self.connect(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen)
    case .unix(let path):
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      descriptor = try Self.opened(AF_UNIX, receiveBuffer)
      try withUnsafePointer(to: &address) {
        try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          try Self.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
    var timeout = timeval(tv_sec: Int(Self.patience), tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
  }

  /// Also runs after an `init` that throws after setting `descriptor`. Nothing else may close the
  /// descriptor, because its number may be reused.
  deinit { close(descriptor) }

  // MARK: Sending

  public func send(_ text: String) { _ = send(Array(text.utf8)) }

  /// Sends `bytes` and waits until the system has accepted them.
  ///
  /// - Returns: the number of accepted bytes before the server closed the connection.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Int {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Self.sendFlags)
      }
      if count <= 0 { break }
      sent += count
    }
    return sent
  }

  /// Sends `bytes` repeatedly, at most `total` of them, until the server closes the connection or sends
  /// something.
  ///
  /// - Returns: the number of accepted bytes.
  public func flood(_ bytes: [UInt8], total: Int) async -> Int {
    await onOwnThread {
      var sent = 0
      while sent < total {
        var state = pollfd(fd: self.descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
        guard poll(&state, 1, Self.patience * 1000) > 0, Int32(state.revents) & POLLIN == 0 else {
          break
        }
        let count = bytes.withUnsafeBytes {
          Foundation.send(self.descriptor, $0.baseAddress, $0.count, Self.sendFlags)
        }
        if count <= 0 { break }
        sent += count
      }
      return sent
    }
  }

  /// Shuts down the sending side.
  public func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Resets the connection when the client is deallocated.
  public func resetsAtTheEnd() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  // MARK: Receiving

  /// Reads until the input ends with `end`, or until the server closes.
  public func read(until end: String) async -> String {
    String(decoding: await bytes(until: Array(end.utf8)), as: UTF8.self)
  }

  public func readToEnd() async -> String { await read(until: "") }

  /// Reads until the input ends with `end`, or, if `end` is empty, until the server closes.
  public func bytes(until end: [UInt8] = []) async -> [UInt8] {
    await onOwnThread {
      var bytes = self.received.take()
      while end.isEmpty || bytes.suffix(end.count) != end[...] {
        guard let more = self.receive() else { break }
        bytes += more
      }
      return bytes
    }
  }

  /// Reads `count` bytes, or fewer if the connection ends.
  public func bytes(count: Int) async -> [UInt8] {
    await onOwnThread {
      var bytes = self.received.take()
      while bytes.count < count, let more = self.receive() { bytes += more }
      self.received.put(Array(bytes.dropFirst(count)))
      return Array(bytes.prefix(count))
    }
  }

  /// Reads until the connection ends.
  ///
  /// - Returns: whether the server has reset it, instead of closing it.
  public func isReset() async -> Bool {
    await onOwnThread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = recv(self.descriptor, &buffer, buffer.count, 0)
        if count <= 0 { return count < 0 && errno == ECONNRESET }
      }
    }
  }

  /// Reads one response, which ends by its length or by the end of the connection.
  ///
  /// - Parameter omitsBody: whether the request was `HEAD`.
  /// - Throws: `Failure` if the connection ends before the response.
  public func response(omitsBody: Bool = false) async throws -> SocketResponse {
    try await onOwnThread { () -> Result<SocketResponse, Failure> in
      var bytes = self.received.take()
      while true {
        if let (response, count) = SocketResponse.first(of: bytes, omitsBody: omitsBody) {
          self.received.put(Array(bytes[count...]))
          return .success(response)
        }
        guard let more = self.receive() else { return .failure(Failure()) }
        bytes += more
      }
    }.get()
  }

  private func receive() -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? buffer[0..<count] : nil
  }

  private func onOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: work()) }
    }
  }

  // MARK: Sockets

  private static var sendFlags: Int32 {
    #if canImport(Glibc) || canImport(Musl)
      Int32(MSG_NOSIGNAL)
    #else
      0
    #endif
  }

  private static func resolved(_ host: String, _ port: Int) throws -> UnsafeMutablePointer<addrinfo>
  {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    hints.ai_protocol = Int32(IPPROTO_TCP)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let found else { throw Failure() }
    return found
  }

  private static func opened(_ family: Int32, _ receiveBuffer: Int32?) throws -> Int32 {
    // Close-on-exec, because processes of other tests would keep the connection open.
    #if canImport(Glibc) || canImport(Musl)
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      let descriptor = socket(family, type, 0)
    #else
      let descriptor = socket(family, SOCK_STREAM, 0)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #endif
    guard descriptor >= 0 else { throw Failure() }
    if var receiveBuffer {
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    return descriptor
  }

  private static func bind(_ descriptor: Int32, to source: String) throws {
    let info = try resolved(source, 0)
    defer { freeaddrinfo(info) }
    guard Foundation.bind(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0 else {
      throw Failure()
    }
  }

  private static func connect(
    _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t
  ) throws {
    guard Foundation.connect(descriptor, address, length) == 0 else { throw Failure() }
  }
}
