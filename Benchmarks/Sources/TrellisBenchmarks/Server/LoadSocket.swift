import CPolling
import Foundation

/// One connection of a load client: sends requests, receives complete responses.
final class LoadSocket {
  let descriptor: Int32
  /// Called with each response.
  var onResponse: (LoadResponse) -> Void = { _ in }
  private var received: [UInt8] = []
  fileprivate(set) var isClosed = false
  /// Whether the server closed the connection.
  fileprivate(set) var isLost = false
  /// The number of requests without a response.
  fileprivate(set) var pending = 0
  /// Called if the server closes or refuses the connection. If it is `nil`, that is an error of the whole
  /// run.
  var onLoss: (() -> Void)?
  /// The bytes to send once the connection is established; `nil` afterwards.
  private var unsent: [UInt8]?
  fileprivate var isConnecting: Bool { unsent != nil }

  /// - Parameters:
  ///   - source: the local address.
  ///   - waits: whether to return only when the connection is established.
  init(port: Int, source: String, waits: Bool = true) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw LoadError.system("socket", errno) }
    var one: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, size)
    // The port is chosen when the peer is known, so that each source address has all ports.
    let withoutPort: Int32 = 24
    setsockopt(descriptor, Int32(IPPROTO_IP), withoutPort, &one, size)
    // A server that accepts no connections is an error, not a wait.
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard Self.call(bind, descriptor, source, 0) == 0 else { throw LoadError.system("bind", errno) }
    if !waits {
      unsent = []
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    let status = Self.call(connect, descriptor, "127.0.0.1", port)
    // Without waiting, a connection that is refused at once is handled like one that is refused later.
    guard status == 0 || !waits else { throw LoadError.system("connect", errno) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close() }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    _ = Foundation.close(descriptor)
  }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ descriptor: Int32,
    _ host: String, _ port: Int
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  func send(_ bytes: [UInt8]) {
    pending += 1
    guard unsent == nil else {
      unsent?.append(contentsOf: bytes)
      return
    }
    write(bytes)
  }

  /// The connection is established: sends the pending bytes.
  fileprivate func connected() {
    guard let bytes = unsent else { return }
    unsent = nil
    if !bytes.isEmpty { write(bytes) }
  }

  private func write(_ bytes: [UInt8]) {
    let sent = bytes.withUnsafeBytes {
      Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    // Requests are small, and at most a few are pending.
    precondition(
      sent == bytes.count || isClosed || onLoss != nil, "The server takes no requests: \(errno)")
  }

  /// Reads input, and passes on complete responses.
  fileprivate func receive(into buffer: UnsafeMutableRawBufferPointer) {
    let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
    guard count > 0 else {
      isLost = !isClosed && (count == 0 || errno != EAGAIN)
      if isLost { close() }
      return
    }
    received.append(contentsOf: buffer[0..<count])
    var start = 0
    while !isClosed, let response = LoadResponse(received, from: start) {
      start = response.end
      pending -= 1
      if start == received.count {
        received.removeAll(keepingCapacity: true)
        start = 0
      }
      onResponse(response)
    }
    if start > 0 { received.removeFirst(start) }
  }
}

enum LoadError: Error {
  case system(String, Int32)
  case noServer(String)
  case response(Int)
}

/// The parts of a response that a load client needs.
struct LoadResponse {
  let status: Int
  /// The value of `Retry-After` in seconds.
  let retryAfter: Int?
  let body: ArraySlice<UInt8>
  fileprivate let end: Int

  /// Parses the response at `start`; `nil` if it is incomplete.
  fileprivate init?(_ bytes: [UInt8], from start: Int) {
    var index = start
    var length = 0
    // Line by line, up to the empty line.
    while true {
      guard let newline = bytes[index...].firstIndex(of: 10) else { return nil }
      if newline - index <= 1 {
        index = newline + 1
        break
      }
      if bytes[index] == UInt8(ascii: "C"), newline - index > 16,
        bytes[index + 8] == UInt8(ascii: "L"), bytes[index + 14] == UInt8(ascii: ":")
      {
        length = bytes[index + 16..<newline - 1].reduce(0) { $0 * 10 + Int($1) - 48 }
      }
      index = newline + 1
    }
    guard index + length <= bytes.count else { return nil }
    retryAfter = Self.retryAfter(bytes[start..<index])
    status = bytes[start + 9..<start + 12].reduce(0) { $0 * 10 + Int($1) - 48 }
    body = bytes[index..<index + length]
    end = index + length
  }

  private static let retryField = Array("Retry-After: ".utf8)

  private static func retryAfter(_ head: ArraySlice<UInt8>) -> Int? {
    // Only refusals have the field; other responses are not searched.
    guard head.count > 9, head[head.startIndex + 9] != UInt8(ascii: "2"),
      let field = head.firstRange(of: retryField)
    else { return nil }
    return Int(String(decoding: head[field.upperBound...].prefix { $0 != 13 }, as: UTF8.self))
  }
}

/// Waits for many sockets at once, on the calling thread.
final class LoadLoop {
  private let queue = epoll_create1(0)
  private var sockets: [Int32: LoadSocket] = [:]
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var events = [epoll_event](repeating: epoll_event(), count: 1024)
  private var failure: (any Error)?

  deinit {
    close(queue)
    buffer.deallocate()
  }

  func add(_ socket: LoadSocket) {
    sockets[socket.descriptor] = socket
    var event = epoll_event(
      events: socket.isConnecting ? EPOLLIN.rawValue | EPOLLOUT.rawValue : EPOLLIN.rawValue,
      data: epoll_data_t(fd: socket.descriptor))
    epoll_ctl(queue, EPOLL_CTL_ADD, socket.descriptor, &event)
  }

  func remove(_ socket: LoadSocket) {
    sockets[socket.descriptor] = nil
    socket.close()
  }

  private func connected(_ socket: LoadSocket) {
    var event = epoll_event(
      events: EPOLLIN.rawValue, data: epoll_data_t(fd: socket.descriptor))
    epoll_ctl(queue, EPOLL_CTL_MOD, socket.descriptor, &event)
    socket.connected()
  }

  /// Ends ``run(seconds:until:)`` because of an unexpected response.
  func fail(_ error: any Error) { failure = failure ?? error }

  /// Handles responses until `isDone`.
  ///
  /// - Throws: `LoadError` if that takes more than `seconds`, and the error of ``fail(_:)``.
  ///
  /// - Parameter patience: milliseconds after which `isDone` is checked without a response.
  func run(seconds: Double = 60, patience: Int32 = 100, until isDone: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while !isDone() {
      if let failure { throw failure }
      let count = epoll_wait(queue, &events, 1024, patience)
      for index in 0..<max(0, Int(count)) {
        guard let socket = sockets[events[index].data.fd] else { continue }
        if socket.isConnecting, events[index].events & EPOLLERR.rawValue == 0 { connected(socket) }
        socket.receive(into: buffer)
        guard socket.isLost else { continue }
        sockets[socket.descriptor] = nil
        if let onLoss = socket.onLoss {
          onLoss()
          continue
        }
        // The server may close an unused connection.
        if socket.pending > 0 {
          throw LoadError.noServer("the server ended a connection")
        }
      }
      guard ContinuousClock.now < end else {
        throw LoadError.noServer("no response in \(seconds) s")
      }
    }
  }
}
