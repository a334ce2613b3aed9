import TestSupport
import TrellisHTTP

@testable import TrellisServer

/// Requests to a site, and its complete responses, as text for a golden file.
struct RequestTranscript {
  private let transport: TestTransport
  private var names = HexNames()
  private(set) var text = ""

  init(_ site: Site) { transport = TestTransport(site) }

  /// Sends a request, and records it with its response.
  ///
  /// - Parameter showsBody: whether to record the body of the response, and not only whether there is one.
  @discardableResult mutating func send(
    _ method: Request.Method, _ target: String, _ headers: Headers = [:], _ body: String = "",
    showsBody: Bool = true
  ) async throws -> Response {
    let response = try await transport.send(
      method, target, headers: headers, body: Array(body.utf8))
    var lines = "> \(method.rawValue) \(target)\n"
    for field in headers { lines += "> \(field.name): \(field.value)\n" }
    if !body.isEmpty { lines += body + "\n" }
    lines += "< \(response.status.code)\n"
    for field in response.headers { lines += "< \(field.name): \(field.value)\n" }
    if case .bytes(let bytes) = response.body {
      let isText = showsBody && !response.headers.contains("Content-Encoding")
      lines += isText ? String(decoding: bytes, as: UTF8.self) : "(body)"
      if !lines.hasSuffix("\n") { lines += "\n" }
    }
    text += names.replaced(in: lines) + "\n"
    return response
  }

  /// Posts a live request like a page of the site.
  @discardableResult mutating func post(
    _ verb: String, _ body: String, _ headers: Headers = [:]
  ) async throws -> Response {
    var all: Headers = ["Origin": "http://localhost", "Content-Type": "application/json"]
    for field in headers {
      all.remove(field.name)
      all.append(field.name, field.value)
    }
    return try await send(.post, Endpoints.livePrefix + verb, all, body)
  }
}

extension Headers {
  static func + (left: Headers, right: Headers) -> Headers {
    var sum = left
    for field in right { sum.append(field.name, field.value) }
    return sum
  }
}
