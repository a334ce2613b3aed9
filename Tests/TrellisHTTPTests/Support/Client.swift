import Foundation

@testable import TrellisHTTP

/// A client of a server under test: a blocking socket that gives up after twenty seconds.
final class Client: Sendable {
  let descriptor: Int32

  struct Failure: Error {}

  init(_ address: BoundAddress) throws {
    switch address {
    case .tcp(let host, let port):
      var hints = addrinfo()
      hints.ai_flags = AI_NUMERICHOST
      hints.ai_protocol = Int32(IPPROTO_TCP)
      var found: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let info = found?.pointee else {
        throw Failure()
      }
      defer { freeaddrinfo(found) }
      descriptor = try Self.connected(info.ai_family, info.ai_addr, info.ai_addrlen)
    case .unix(let path):
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      descriptor = try withUnsafePointer(to: &address) {
        try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          try Self.connected(AF_UNIX, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
    var timeout = timeval(tv_sec: 20, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let sent = bytes.withUnsafeBytes {
        #if canImport(Glibc) || canImport(Musl)
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        #else
          Foundation.send(descriptor, $0.baseAddress, $0.count, 0)
        #endif
      }
      if sent <= 0 { return }
      bytes = bytes.dropFirst(sent)
    }
  }

  /// Shuts the sending side.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads until what came ends with `end`, or the server closes.
  ///
  /// Waits on a thread of its own: those of the tests are few, and the server's answer may need one.
  func read(until end: String) async -> String {
    String(decoding: await bytes(until: Array(end.utf8)), as: UTF8.self)
  }

  func readToEnd() async -> String { await read(until: "") }

  func bytes(until end: [UInt8] = []) async -> [UInt8] {
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while end.isEmpty || bytes.suffix(end.count) != end[...] {
          let count = recv(self.descriptor, &buffer, buffer.count, 0)
          if count <= 0 { break }
          bytes += buffer[0..<count]
        }
        done.resume(returning: bytes)
      }
    }
  }

  private static func connected(
    _ family: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t
  ) throws -> Int32 {
    #if canImport(Glibc) || canImport(Musl)
      let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    guard connect(descriptor, address, length) == 0 else {
      close(descriptor)
      throw Failure()
    }
    return descriptor
  }
}
