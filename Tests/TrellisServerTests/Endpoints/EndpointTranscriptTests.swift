import ServerSupport
import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

/// Requests of each kind, with the complete responses, as texts of the folder `Golden`.
///
/// `UPDATE_GOLDEN=1 swift test --filter EndpointTranscriptTests` writes them again.
struct EndpointTranscriptTests {
  private let clock = TestClock()

  private func expect(_ transcript: RequestTranscript, _ name: String) throws {
    try Golden(name).check(transcript.text)
  }

  // MARK: Pages and files

  @Test func pages() async throws {
    var log = RequestTranscript(try RecordedApplication.site(clock: clock))
    try await log.send(.get, "/")
    try await log.send(.head, "/", showsBody: false)
    try await log.send(.get, "/article/a%20b?x=1&x=2", ["Cookie": "trellis-viewport=390x700@2-dm"])
    try await log.send(.get, "/private", ["X-User": "Ada", "Accept-Language": "de-AT, en;q=0.5"])
    try await log.send(.get, "/private")
    for target in ["/old/a%3Fb", "/away", "/nowhere", "/nested"] {
      try await log.send(.get, target)
    }
    for type in ["document", "empty"] {
      for target in ["/nowhere", "/failing", "/mistaken"] {
        try await log.send(.get, target, ["Sec-Fetch-Dest": type, "Accept-Language": "ar"])
      }
    }
    let hints: Headers = ["Sec-CH-UA": "\"Chromium\"", "Sec-Fetch-Dest": "document"]
    try await log.send(.get, "/private", hints + ["X-User": "Ada"])
    try await log.send(
      .get, "/private",
      hints + ["X-User": "Ada", "Sec-CH-Viewport-Width": "900", "Sec-CH-Viewport-Height": "500"])
    try await log.send(
      .get, "/", ["Accept-Encoding": "gzip", "Sec-Fetch-Site": "none"], showsBody: false)
    try expect(log, "pages.txt")
  }

  @Test func filesAndMethods() async throws {
    var log = RequestTranscript(try RecordedApplication.site(clock: clock))
    for target in [
      "/favicon.ico", "/healthz", "/assets/notes/read.txt", "/assets/dot.svg",
      "/assets/site.webmanifest", "/assets/notes", "/assets/sense.js?x",
    ] {
      try await log.send(.get, target)
      try await log.send(.head, target)
    }
    for target in ["/news.xml", "/news.rss"] {
      let feed = try await log.send(.get, target, ["Host": "news.example:8080"])
      try await log.send(
        .get, target,
        ["Host": "news.example:8080", "If-None-Match": feed.headers["ETag"] ?? ""])
      try await log.send(.get, target)
    }
    for target in ["/", "/form", "/nowhere", "/healthz", "/news.xml", "/_trellis/poll"] {
      for method in [Request.Method.options, .put, .post] { try await log.send(method, target) }
    }
    try await log.send(.get, "/metrics")
    try expect(log, "files.txt")
  }

  @Test func feedsOfASiteWithAnOrigin() async throws {
    var log = RequestTranscript(
      try RecordedApplication.site(
        origins: [try #require(Origin("https://news.example"))], clock: clock))
    for target in ["/news.xml", "/news.rss"] {
      try await log.send(.get, target, ["Host": "other.example"])
    }
    try await log.send(.post, "/form", ["Host": "news.example", "Origin": "http://news.example"])
    try expect(log, "feeds.txt")
  }

  // MARK: Forms

  @Test func forms() async throws {
    var log = RequestTranscript(try RecordedApplication.site(clock: clock))
    let own: Headers = ["Origin": "http://localhost", "Content-Type": FormPost.contentType]
    try await log.send(.post, "/form", ["Content-Type": FormPost.contentType], "entry=a")
    try await log.send(.post, "/form", own + ["Sec-Fetch-Site": "cross-site"], "entry=a")
    try await log.send(.post, "/form", ["Origin": "http://evil.example"], "entry=a")
    try await log.send(
      .post, "/form", ["Origin": "http://localhost", "Content-Type": "text/plain"])
    try await log.send(.post, "/", own, "entry=a")
    try await log.send(.post, "/form", own, "entry=a&trellis-form=g")
    try await log.send(.post, "/failing", own, "entry=a")
    try await log.send(.post, "/failing", own + ["Sec-Fetch-Dest": "document"], "entry=a")
    for body in ["entry=a", "entry=a%20b&trellis-form=f&other=x", "entry=fail", "entry=go"] {
      let sent = try await log.send(.post, "/form?x=1", own, body)
      let address = sent.headers["Location"] ?? ""
      if body == "entry=a" { try await log.send(.head, address) }
      for _ in 0..<2 { try await log.send(.get, address) }
    }
    let multipart = "multipart/form-data; boundary=b"
    let part = "--b\r\nContent-Disposition: form-data; name=\"entry\"\r\n\r\nc\r\n--b--\r\n"
    let sent = try await log.send(
      .post, "/form", ["Sec-Fetch-Site": "same-origin", "Content-Type": multipart], part)
    let address = sent.headers["Location"] ?? ""
    try await log.send(.get, address, ["X-User": "Eve"])
    try await log.send(.get, "/form?trellis-result=0", ["Accept-Language": "fr"])
    try expect(log, "forms.txt")
  }

  // MARK: Live requests

  @Test func refusedLiveRequests() async throws {
    var log = RequestTranscript(try RecordedApplication.site(clock: clock))
    try await log.send(.get, "/_trellis/poll")
    for verb in ["attach", "poll", "event", "upload", "leave", "echo", "nothing"] {
      try await log.post(verb, "{}")
      try await log.post(verb, "{}", ["Origin": "http://evil.example"])
      try await log.post(verb, "{}", ["Content-Type": "text/plain"])
      try await log.post(verb, "{}", ["Content-Type": "application/octet-stream"])
      try await log.post(verb, "{}", ["Trellis-Session": "a"])
    }
    let names: Headers = ["Trellis-Session": String(repeating: "0", count: 48), "Trellis-Tab": "t"]
    try await log.post("poll", #"{"ack":0,"poll":1}"#, names)
    try await log.post("event", #"{"ack":0,"first":1,"events":[]}"#, names)
    try await log.post("leave", "{}", names)
    try await log.post(
      "upload", "", names + ["Content-Type": "application/octet-stream", "Trellis-Upload": "1"])
    try expect(log, "refused-live-requests.txt")
  }

  /// A tab attaches, sends events, leaves its page and the site.
  @Test func aTab() async throws {
    var log = RequestTranscript(
      try RecordedApplication.site(allowsInspection: true, clock: clock))
    let page = try await log.send(.get, "/", ["X-User": "Ada"])
    let version = try #require(page.meta("trellis-version"))
    let names: Headers = [
      "X-User": "Ada", "Trellis-Session": try #require(page.meta("trellis-session")),
      "Trellis-Tab": "tab",
    ]
    func attach(_ version: String, _ path: String = "/") -> String {
      #"{"ack":0,"version":"\#(version)","path":"\#(path)","screen":{"width":1280,"height":800},"next":1}"#
    }
    try await log.post("attach", attach("old"), names)
    try await log.post("attach", attach(version), names)
    var number = 0
    func send(_ event: String, ack: Int = 0) async throws {
      number += 1
      try await log.post(
        "event", #"{"ack":\#(ack),"first":\#(number),"events":[\#(event)]}"#, names)
    }
    for target in 5...14 { try await send(#"{"type":"click","target":\#(target)}"#) }
    try await log.post("poll", #"{"ack":1,"poll":1,"brief":true}"#, names)
    try await send(#"{"type":"pagehidden","target":1}"#, ack: 2)
    try await send(#"{"type":"location","path":"/?page=3"}"#, ack: 3)
    try await send(#"{"type":"screen","screen":{"width":390,"height":700}}"#, ack: 4)
    try await log.post("poll", #"{"ack":900,"poll":2,"brief":true}"#, names)
    try await log.post("poll", #"{"ack":0,"poll":3,"brief":true,"reset":true}"#, names)
    var stranger = names
    stranger.remove("X-User")
    try await log.post("poll", #"{"ack":0,"poll":4,"brief":true}"#, stranger)
    try await log.post("attach", attach(version), stranger)
    let body = #"{"session":"\#(names["Trellis-Session"] ?? "")","tab":"tab"}"#
    for verb in ["inspect", "render", "describe", "echo"] { try await log.post(verb, body) }
    try await log.post("leave", "{}", names)
    try await log.post("poll", #"{"ack":0,"poll":5,"brief":true}"#, names)
    for path in ["/nowhere", "/old/a", "/failing", "/mistaken", "/article/c?trellis-result=x"] {
      try await log.post("attach", attach(version, path), names)
    }
    try await log.send(.get, "/metrics")
    try expect(log, "tab.txt")
  }
}
