import Foundation
import Glibc

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

  /// Sends a command, and returns the member `value` of the response as JSON.
  func send(_ method: String, _ path: String, _ body: String? = nil) async throws -> Data {
    var head = "\(method) /\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    let content = method == "POST" ? Array((body ?? "{}").utf8) : []
    head +=
      "Content-Type: application/json; charset=utf-8\r\nContent-Length: \(content.count)\r\n\r\n"
    let (message, port) = (Array(head.utf8) + content, port)
    let response = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try Self.exchange(message, port: port) })
      }
    }
    let end = response.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound ?? response.count
    let status = Int(String(decoding: response.dropFirst(9).prefix(3), as: UTF8.self)) ?? 0
    let data = Data(response[end...])
    if status >= 400 {
      let failure = try? JSONDecoder().decode(Failure.self, from: data)
      throw WebDriverError(
        code: failure?.value.error ?? "status \(status)",
        message: failure?.value.message ?? String(decoding: data, as: UTF8.self))
    }
    return data
  }

  /// Sends a request on a connection of its own, and returns the response: the driver closes the connection.
  private static func exchange(_ message: [UInt8], port: Int) throws -> [UInt8] {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
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
        Glibc.send(
          socket, $0.baseAddress?.advanced(by: sent), message.count - sent,
          Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw SiteError("The driver has closed the connection", status: 0) }
      sent += count
    }
    var response: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count <= 0 { return response }
      response += buffer[..<count]
    }
  }

  private struct Failure: Decodable {
    struct Value: Decodable {
      let error: String
      let message: String
    }
    let value: Value
  }
}

/// The `value` of a response.
struct WebDriverValue<Value: Decodable>: Decodable {
  let value: Value
}
