import Foundation
import Testing
import TrellisHTTP

@testable import TrellisOpenID

struct URLSessionTransportTests {
  /// Serves `handler` on a free local port during `use`.
  private func serving(
    _ handler: @escaping HTTPServer.Handler, use: (String) async throws -> Void
  ) async throws {
    let server = HTTPServer(.init(.tcp(host: "127.0.0.1", port: 0)), handler: handler)
    let port = try #require(try server.start().port)
    do {
      try await use("http://127.0.0.1:\(port)")
    } catch {
      await server.shutdown(grace: .zero) {}
      throw error
    }
    await server.shutdown(grace: .zero) {}
  }

  @Test func aFormIsPosted() async throws {
    try await serving { request, reply in
      let type = request.headers["Content-Type"] ?? ""
      let name = request.headers["Authorization"] ?? ""
      reply.send(
        .text(
          "\(request.method.rawValue) \(request.target) \(type) \(name) \(request.text)",
          status: 400))
    } use: { site in
      let transport = URLSessionTransport()
      let posted = try await transport.send(
        OpenIDRequest(site + "/token?a=b", form: "c=d", authorization: "Basic eA=="))
      #expect(posted.status == 400)
      #expect(
        String(decoding: posted.body, as: UTF8.self)
          == "POST /token?a=b application/x-www-form-urlencoded Basic eA== c=d")
      let got = try await transport.send(OpenIDRequest(site + "/keys"))
      #expect(String(decoding: got.body, as: UTF8.self) == "GET /keys   ")
    }
  }

  @Test func redirectsAreNotFollowed() async throws {
    try await serving { request, reply in
      reply.send(request.target == "/" ? .redirect(to: "/other", status: 302) : .text("secret"))
    } use: { site in
      let response = try await URLSessionTransport().send(OpenIDRequest(site + "/"))
      #expect(response.status == 302 && response.body.isEmpty)
    }
  }

  @Test func cookiesAreNotKept() async throws {
    try await serving { request, reply in
      var response = Response.text(request.headers["Cookie"] ?? "none")
      response.headers.append("Set-Cookie", "a=b; Path=/")
      reply.send(response)
    } use: { site in
      let transport = URLSessionTransport()
      for _ in 0..<2 {
        let response = try await transport.send(OpenIDRequest(site + "/"))
        #expect(String(decoding: response.body, as: UTF8.self) == "none")
      }
    }
  }

  @Test func aLongBodyIsRefused() async throws {
    let limit = OpenIDRequest.bodyLimit
    try await serving { request, reply in
      let count = request.target == "/long" ? limit + 1 : limit
      if request.target == "/endless" {
        reply.send(Response(body: .chunks { [UInt8](repeating: 0x61, count: 4096) }))
      } else {
        reply.send(.bytes([UInt8](repeating: 0x61, count: count), contentType: "text/plain"))
      }
    } use: { site in
      let transport = URLSessionTransport(limit: .seconds(600))
      let full = try await transport.send(OpenIDRequest(site + "/"))
      #expect(full.body.count == limit)
      for path in ["/long", "/endless"] {
        await #expect(
          throws: OpenIDError.transport(
            site + path, reason: "the body has more than \(limit) bytes")
        ) { try await transport.send(OpenIDRequest(site + path)) }
      }
    }
  }

  @Test func aSilentServerIsNotWaitedFor() async throws {
    try await serving { _, _ in
    } use: { site in
      let transport = URLSessionTransport(limit: .milliseconds(100))
      await #expect(throws: (any Error).self) {
        try await transport.send(OpenIDRequest(site + "/"))
      }
    }
  }

  @Test func noServerIsAnError() async throws {
    var address = ""
    try await serving({ _, reply in reply.send(.text("")) }, use: { address = $0 })
    await #expect(throws: (any Error).self) {
      try await URLSessionTransport(limit: .seconds(600)).send(OpenIDRequest(address + "/"))
    }
  }
}
