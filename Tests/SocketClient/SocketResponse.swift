import Synchronization

/// A response from a socket.
public struct SocketResponse: Sendable {
  public let status: Int
  /// The fields with their names in lower case, in the order of arrival.
  public let fields: [(name: String, value: String)]
  public let body: [UInt8]

  /// The value of the first field `name`, which must be in lower case.
  public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The response at the start of `bytes`, and its length; `nil` if it is incomplete. Responses with status
  /// 100 are skipped.
  static func first(
    of bytes: [UInt8], omitsBody: Bool
  ) -> (response: SocketResponse, count: Int)? {
    var start = 0
    while let end = headEnd(bytes, from: start) {
      let lines = String(decoding: bytes[start..<end - 4], as: UTF8.self).split(
        separator: "\r\n", omittingEmptySubsequences: false)
      let status = Int(lines[0].dropFirst(9).prefix(3)) ?? 0
      if status == 100 {
        start = end
        continue
      }
      let fields = lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return (
          name: parts[0].lowercased(),
          value: String((parts.count > 1 ? parts[1] : "").drop { $0 == " " })
        )
      }
      let announced = fields.first { $0.name == "content-length" }.flatMap { Int($0.value) } ?? 0
      let count = omitsBody || status == 204 || status == 304 ? 0 : announced
      guard end + count <= bytes.count else { return nil }
      return (
        SocketResponse(status: status, fields: fields, body: Array(bytes[end..<end + count])),
        end + count
      )
    }
    return nil
  }

  private static func headEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 4 <= bytes.count {
      if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10
      {
        return index + 4
      }
      index += 1
    }
    return nil
  }
}

/// Received bytes that were not read yet.
final class ReceivedBytes: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func take() -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }

  func put(_ rest: [UInt8]) { bytes.withLock { $0 = rest } }
}
