@testable import TrellisHTTP

/// The result of a parser.
enum Parsed: Equatable {
  case request(method: Request.Method, target: String, body: String)
  case failure(RequestError)
  case unfinished
}

extension ParserLimits {
  static let test = ParserLimits(headBytes: 16_384, fieldCount: 100, targetBytes: 8192)
}

/// Passes `text` to a parser in pieces of `size` bytes, until the first failure.
func parse(
  _ text: String, piece size: Int = .max, bodyLimit: Int = 1 << 20, limits: ParserLimits = .test
) -> [Parsed] {
  parse(Array(text.utf8), piece: size, bodyLimit: bodyLimit, limits: limits)
}

func parse(
  _ bytes: [UInt8], piece size: Int = .max, bodyLimit: Int = 1 << 20,
  limits: ParserLimits = .test
) -> [Parsed] {
  var parser = RequestParser()
  var head: Request.Head?
  var results: [Parsed] = []
  var start = 0
  while start < bytes.count {
    let piece = Array(bytes[start..<min(bytes.count, size < bytes.count ? start + size : .max)])
    start += piece.count
    var offset = 0
    feeding: while true {
      switch parser.next(piece.span, from: &offset, limits: limits) {
      case .needsMore:
        precondition(offset == piece.count, "bytes were left without a reason")
        break feeding
      case .failed(let error):
        return results + [.failure(error)]
      case .body(let body):
        results.append(parsed(head!, body))
        head = nil
      case .head(let found):
        guard found.storage.framing != .none else {
          results.append(parsed(found, []))
          continue
        }
        head = found
        if let error = parser.expectBody(of: found, limit: bodyLimit) {
          return results + [.failure(error)]
        }
      }
    }
  }
  return parser.isIdle ? results : results + [.unfinished]
}

private func parsed(_ head: Request.Head, _ body: [UInt8]) -> Parsed {
  .request(
    method: head.method, target: head.target, body: String(decoding: body, as: UTF8.self))
}
