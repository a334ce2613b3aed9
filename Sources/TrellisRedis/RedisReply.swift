import CHiredis

/// An answer of the server.
enum RedisReply {
  case nothing
  case text([UInt8])
  case number(Int64)
  case list([RedisReply])
  case error(code: String, message: String)

  init(_ reply: UnsafePointer<redisReply>) {
    let reply = reply.pointee
    switch reply.type {
    case REDIS_REPLY_INTEGER: self = .number(reply.integer)
    case REDIS_REPLY_ARRAY:
      self = .list(
        (0..<reply.elements).map { reply.element[$0].map { RedisReply($0) } ?? .nothing })
    case REDIS_REPLY_STRING, REDIS_REPLY_STATUS: self = .text(Self.bytes(reply))
    case REDIS_REPLY_ERROR:
      let text = String(decoding: Self.bytes(reply), as: UTF8.self)
      let words = text.split(separator: " ", maxSplits: 1)
      self = .error(
        code: words.first.map { String($0) } ?? "", message: words.count > 1 ? String(words[1]) : ""
      )
    default: self = .nothing
    }
  }

  private static func bytes(_ reply: redisReply) -> [UInt8] {
    guard let text = reply.str else { return [] }
    return Array(UnsafeRawBufferPointer(start: text, count: reply.len))
  }

  var bytes: [UInt8]? { if case .text(let bytes) = self { bytes } else { nil } }
  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
  var number: Int64? { if case .number(let number) = self { number } else { nil } }
  var list: [RedisReply] { if case .list(let list) = self { list } else { [] } }
}
