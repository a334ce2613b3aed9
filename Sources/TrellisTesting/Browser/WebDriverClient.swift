import Foundation

/// A failed command of a browser.
struct WebDriverError: Error, CustomStringConvertible {
  /// The error code of the protocol, such as `element not interactable`.
  let code: String
  let message: String

  var description: String { "The browser refuses the command: \(code): \(message.cut(to: 400))" }
}

/// The protocol of WebDriver, over HTTP.
///
/// Source: W3C, WebDriver, “Protocol”.
struct WebDriverClient: Sendable {
  let port: Int

  /// Sends a command; returns the response body, a JSON object with the member `value`.
  func send(_ method: String, _ path: String, _ body: String? = nil) async throws -> Data {
    let (message, port) = (message(method, path, body), port)
    let response = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try Self.exchange(message, port: port) })
      }
    }
    let (status, data) = (response.status, response.body)
    if status >= 400 {
      let failure = try? JSONDecoder().decode(Failure.self, from: data)
      throw WebDriverError(
        code: failure?.value.error ?? "status \(status)",
        message: failure?.value.message ?? String(decoding: data, as: UTF8.self))
    }
    return data
  }

  private func message(_ method: String, _ path: String, _ body: String? = nil) -> [UInt8] {
    var head = "\(method) /\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    let content = method == "POST" ? Array((body ?? "{}").utf8) : []
    head +=
      "Content-Type: application/json; charset=utf-8\r\nContent-Length: \(content.count)\r\n\r\n"
    return Array(head.utf8) + content
  }

  /// Ends a browser session; waits at most ten seconds.
  func end(_ session: String) {
    _ = try? Self.exchange(message("DELETE", "session/\(session)"), port: port, seconds: 10)
  }

  /// Sends a request on a new connection, and returns the response.
  ///
  /// - Parameter seconds: the time without a byte after which the exchange fails.
  /// - Throws: ``SiteError`` if the driver closes the connection, or sends nothing for so long.
  private static func exchange(
    _ message: [UInt8], port: Int, seconds: Int = 300
  ) throws -> WebDriverResponse {
    let socket = socket(AF_INET, Self.stream, 0)
    guard socket >= 0 else { throw SiteError("There are no sockets left", status: 0) }
    defer { close(socket) }
    var timeout = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var isQuiet: Int32 = 1
      setsockopt(
        socket, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw SiteError("The driver accepts no connection", status: 0) }
    var sent = 0
    while sent < message.count {
      let count = message.withUnsafeBytes {
        Foundation.send(
          socket, $0.baseAddress?.advanced(by: sent), message.count - sent, Self.sendFlags)
      }
      guard count > 0 else { throw SiteError("The driver has closed the connection", status: 0) }
      sent += count
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // Drivers may keep the connection open in spite of `Connection: close`.
      if let response = WebDriverResponse(bytes, isComplete: false) { return response }
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    guard let response = WebDriverResponse(bytes, isComplete: true) else {
      throw SiteError("The driver sends no response", status: 0)
    }
    return response
  }

  #if canImport(Glibc)
    static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    static let stream = SOCK_STREAM
  #endif
  #if canImport(Darwin)
    private static let sendFlags: Int32 = 0
  #else
    /// A closed connection is reported as an error, not as a signal.
    private static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  private struct Failure: Decodable {
    struct Value: Decodable {
      let error: String
      let message: String
    }
    let value: Value
  }
}

/// The member `value` of a response.
struct WebDriverValue<Value: Decodable>: Decodable {
  let value: Value
}

/// The undecoded HTTP response to a command.
struct WebDriverResponse: Equatable {
  let status: Int
  let body: Data

  /// - Parameters:
  ///   - bytes: the bytes received so far.
  ///   - isComplete: whether no more bytes will arrive.
  /// - Returns: `nil` if the response is not complete.
  init?(_ bytes: [UInt8], isComplete: Bool) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let length = head.lazy.compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].filter { $0 != " " })
    }.first
    let body = bytes[end.upperBound...]
    guard isComplete || length.map({ body.count >= $0 }) ?? false else { return nil }
    guard let status = head.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    self.status = status
    self.body = Data(body.prefix(length ?? body.count))
  }
}
