import Foundation
import SocketClient
import Testing
import Trellis

@testable import TrellisServer

extension Session {
  fileprivate var shownAddress: String? { page?.target }
}

/// The results of forms that a browser without scripts posts.
struct PostedFormResultTests {
  let desk = PostedFormTests.Desk()

  private func serving(_ use: (PostedFormTests.Served) async throws -> Void) async throws {
    try await PostedFormTests.serve(
      [
        Route("/") { [desk] _ in PostedFormTests.Signup(desk: desk) },
        Route("/moving") { [desk] _ in PostedFormTests.Moving(desk: desk) },
      ], use)
  }

  @Test func aReloadOfTheResultDoesNotRepeatTheAction() async throws {
    try await serving { served in
      let response = try await served.post("/?a=b", ["Name": "Ada"])
      let location = try #require(response["location"])
      #expect(location.hasPrefix("/?a=b&trellis-result="))
      #expect(try await served.load(location, method: "HEAD").status == 303)
      #expect(try await served.result(of: response).text.contains("Done: 1"))
      for _ in 0..<2 {
        let reloaded = try await served.load(location)
        #expect(reloaded.status == 303 && reloaded["location"] == "/?a=b")
      }
      #expect(desk.entries.count == 1)
      // The result page has the address with the token, and posts to it.
      let again = try await served.post(location, ["Name": "Ada"])
      #expect(again["location"]?.hasPrefix("/?a=b&trellis-result=") == true)
      #expect(again["location"] != location)
      #expect(desk.entries.count == 2)
    }
  }

  @Test func aResultIsOfItsAddressOnly() async throws {
    try await serving { served in
      let response = try await served.post("/", ["Name": "Ada"])
      let location = try #require(response["location"])
      let other = try await served.load("/moving" + location.dropFirst())
      #expect(other.status == 303 && other["location"] == "/moving")
      for target in ["//evil.example/", "/\\evil.example/"] {
        let foreign = try await served.load(target + "?trellis-result=x")
        #expect(foreign.status != 303 && foreign["location"] == nil, "\(target)")
        let posted = try await served.post(target, ["Name": "Ada"])
        #expect(posted.status != 303 && posted["location"] == nil, "\(target)")
      }
    }
  }

  @Test func aTabOfAResultReplacesItsAddress() async throws {
    try await serving { served in
      let page = try await served.result(of: try await served.post("/", ["Name": "Ada"]))
      func meta(_ name: String) throws -> String {
        let start = try #require(page.text.range(of: "<meta name=\"\(name)\" content=\""))
        return String(page.text[start.upperBound...].prefix { $0 != "\"" })
      }
      let token = try #require(SessionToken(try meta("trellis-session")))
      let session = try #require(served.site.endpoints.live.session(token))
      let header = ClientMessage.Header(
        session: token.text, tab: "t", acknowledged: 0, requestsReset: true)
      let screen = ClientMessage.Screen(width: 800, height: 600)
      let now = ContinuousClock.now
      var text = ""
      for number in 0...1 {
        let response =
          number == 0
          ? await session.attach(
            .init(header: header, version: "", path: "/", screen: screen), version: "", now: now)
          : await session.events(
            .init(
              header: .init(session: token.text, tab: "t", acknowledged: 1), first: 1, events: []),
            now: now)
        if case .body(let bytes) = response { text += String(decoding: bytes, as: UTF8.self) }
      }
      #expect(text.contains("Done: 1") && text.contains("\"/\""))
      #expect(await session.shownAddress == "/")
    }
  }
}
