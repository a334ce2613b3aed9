import Testing
import TrellisHTTP

@testable import TrellisServer

/// Pages and sessions belong to their identity.
struct IdentityTests {
  private func transport() async throws -> TestTransport {
    TestTransport(try .test(TestPages()))
  }

  @Test func aPageOfASignedInUserIsKeptNowhere() async throws {
    let transport = try await transport()
    let own = try await transport.send(.get, "/mine", headers: ["X-User": "ada"])
    #expect(own.headers["Cache-Control"] == "no-store")
    #expect(own.meta("trellis-owner")?.count == 16)
    let anybody = try await transport.send(.get, "/mine")
    #expect(anybody.headers["Cache-Control"] == "private, no-cache")
    #expect(anybody.meta("trellis-owner") == nil)
  }

  @Test func aSessionServesOnlyItsUser() async throws {
    let transport = try await transport()
    let page = try await transport.send(.get, "/mine", headers: ["X-User": "ada"])
    #expect(page.text.contains("for ada"))
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let version = try #require(page.meta("trellis-version"))
    let attach = client.attach(version: version, path: "/mine")
    let ada: Headers = ["X-User": "ada"]
    let eve: Headers = ["X-User": "eve"]
    #expect(try await transport.post("attach", attach, headers: eve).status == .unauthorized)
    #expect(try await transport.post("attach", attach, headers: [:]).status == .unauthorized)
    #expect(try await transport.post("attach", attach, headers: ada).status == .ok)
    for headers in [eve, [:]] {
      let poll = try await transport.post("poll", client.poll(), headers: headers)
      #expect(poll.status == .unauthorized)
      let events = try await transport.post("event", client.events(), headers: headers)
      #expect(events.status == .unauthorized)
    }
    #expect(try await transport.post("event", client.events(), headers: ada).status == .ok)
  }

  /// The tab may have entries of the previous user, which must not reach the session of the next one.
  @Test func aTabOfAnotherUserGetsNoNewSession() async throws {
    let transport = try await transport()
    let page = try await transport.send(.get, "/mine", headers: ["X-User": "ada"])
    let version = try #require(page.meta("trellis-version"))
    let owner = try #require(page.meta("trellis-owner"))
    func attach(_ owner: String, as user: String?) async throws -> Int {
      let client = SimulatedClient(session: SessionToken.random().text)
      let body = client.attach(version: version, path: "/mine", owner: owner)
      let headers: Headers = user.map { ["X-User": $0] } ?? [:]
      return try await transport.post("attach", body, headers: headers).status.code
    }
    #expect(try await attach(owner, as: "eve") == 401)
    #expect(try await attach(owner, as: nil) == 401)
    #expect(try await attach("", as: "ada") == 401)
    #expect(try await attach(owner, as: "ada") == 200)
    #expect(try await attach("", as: nil) == 200)
    let again = TestTransport(try .test(TestPages()))
    let other = try await again.send(.get, "/mine", headers: ["X-User": "ada"])
    #expect(other.meta("trellis-owner") == owner, "the mark outlives the server")
  }

  @Test func theLastEventsOfATabAreDoneForItsUserOnly() async throws {
    let pages = TestPages()
    let transport = TestTransport(try .test(pages))
    for user in ["ada", "eve"] {
      let ada: Headers = ["X-User": "ada"]
      let page = try await transport.send(.get, "/", headers: ada)
      let session = try #require(page.meta("trellis-session"))
      let body =
        Array(
          #"{"session":"\#(session)","tab":"t","ack":0,"first":1,"events":"#.utf8)
        + Array(#"[{"type":"click","target":4}]}"#.utf8)
      let headers: Headers = ["X-User": user, "Origin": "http://localhost"]
      let response = try await transport.post("leave", body, headers: headers)
      #expect(response.status == .noContent)
      #expect(pages.recorder.entries == ["click"], "\(user)")
      #expect(try await transport.post("event", body, headers: headers).status == .notFound)
    }
  }
}
