import TestSupport
import Testing
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

struct ClientMessageDecoderTests {
  private let decoder = ClientMessageDecoder()
  private let header = #""session":"s","tab":"t","ack":3"#

  private func events(_ json: String) throws -> [ClientMessage.Event] {
    try decoder.events(Array("{\(header),\"first\":1,\"events\":[\(json)]}".utf8)).events
  }

  @Test func readsAnAttach() throws {
    let json = """
      {"version":"v1","path":"/a?b=c",\(header),
       "screen":{"width":1280,"height":800.5,"pixelRatio":2,"dark":true},"next":4}
      """
    let request = try decoder.attach(Array(json.utf8))
    #expect(
      request
        == ClientMessage.Attach(
          header: .init(session: "s", tab: "t", acknowledged: 3), version: "v1", path: "/a?b=c",
          screen: .init(width: 1280, height: 800.5, pixelRatio: 2, prefersDark: true), next: 4))
  }

  @Test func readsTheReadersPreferences() throws {
    func screen(_ members: String) throws -> ClientMessage.Event? {
      try events("{\"type\":\"screen\",\"screen\":{\"width\":9,\"height\":9,\(members)}}").first
    }
    let found = try screen(#""textScale":1.25,"touch":true,"timeZone":"Asia/Tokyo""#)
    #expect(
      found
        == .screen(
          .init(width: 9, height: 9, textScale: 1.25, isTouch: true, timeZone: "Asia/Tokyo")))
    #expect(try screen(#""timeZone":"Moon/Crater""#) == .screen(.init(width: 9, height: 9)))
    for member in [#""textScale":0.1"#, #""textScale":9"#, #""touch":1"#] {
      #expect(throws: JSONError.self) { try screen(member) }
    }
  }

  @Test func acceptsEveryAddressOfAPage() throws {
    let query = #"/a?b=\\c|'"#
    let path = query + String(repeating: "d", count: 8192 - query.utf8.count + 1)
    #expect(try events(#"{"type":"location","path":"\#(path)"}"#).count == 1)
    #expect(decoder.limits.path >= HTTPServer.Configuration.Limits().targetBytes)
    for path in [#"/\\evil.example"#, #"\\evil.example"#, path + "d", "evil.example"] {
      #expect(throws: JSONError.self) { try events(#"{"type":"location","path":"\#(path)"}"#) }
    }
  }

  @Test func acceptsMoreEventsOfALeavingTab() throws {
    func body(_ count: Int) -> [UInt8] {
      let list = Array(repeating: #"{"type":"click","target":1}"#, count: count)
      let events = list.joined(separator: ",")
      return Array(#"{"session":"s","tab":"t","ack":3,"first":1,"events":[\#(events)]}"#.utf8)
    }
    #expect(try decoder.leave(body(1000)).events.count == 1000)
    #expect(throws: JSONError.self) { try decoder.leave(body(1001)) }
    #expect(try decoder.events(body(64)).events.count == 64)
    #expect(throws: JSONError.self) { try decoder.events(body(65)) }
  }

  @Test func readsAPoll() throws {
    let request = try decoder.poll(Array("{\(header),\"poll\":7,\"reset\":true}".utf8))
    #expect(request.poll == 7)
    #expect(request.header.requestsReset)
    #expect(!request.isBrief)
    let brief = try decoder.poll(Array("{\(header),\"poll\":7,\"brief\":true}".utf8))
    #expect(brief.isBrief)
  }

  @Test func readsEvents() throws {
    let list = try events(
      """
      {"type":"click","target":12,"modifiers":5,"x":1.5,"y":-2},
      {"type":"input","target":9,"value":"ab","edit":2},
      {"type":"keydown","target":9,"key":"Enter"},
      {"type":"submit","target":4,"fields":[["name","Ada"],["colour",""],["age","",true]]},
      {"type":"input","target":5,"value":"","badInput":true},
      {"type":"change","target":6,"value":"red","values":["red","blue"]},
      {"type":"screen","screen":{"width":390,"height":700}},
      {"type":"location","path":"/b"},
      {"type":"finish","animation":7},
      {"type":"input","target":9,"splice":[0,0,0,"abc"],"edit":3},
      {"type":"input","target":9,"splice":[12,3,1,"d"]},
      {"type":"change","target":9,"splice":[0,3,1,"",4294967295]}
      """)
    #expect(
      list == [
        .user(UIEvent(type: "click", target: 12, modifiers: [.shift, .alt], x: 1.5, y: -2)),
        .user(UIEvent(type: "input", target: 9, value: "ab", edit: 2)),
        .user(UIEvent(type: "keydown", target: 9, key: "Enter")),
        .user(
          UIEvent(
            type: "submit", target: 4,
            fields: [
              .init(name: "name", value: "Ada"), .init(name: "colour", value: ""),
              .init(name: "age", value: "", hasBadInput: true),
            ])),
        .user(UIEvent(type: "input", target: 5, value: "", hasBadInput: true)),
        .user(UIEvent(type: "change", target: 6, value: "red", values: ["red", "blue"])),
        .screen(.init(width: 390, height: 700)),
        .location("/b"), .finish(7),
        .edit(
          UIEvent(type: "input", target: 9, edit: 3),
          TextSplice(base: .empty, start: 0, removed: 0, text: "abc")),
        .edit(
          UIEvent(type: "input", target: 9),
          TextSplice(base: .event(12), start: 3, removed: 1, text: "d")),
        .edit(
          UIEvent(type: "change", target: 9),
          TextSplice(base: .known(checksum: .max), start: 3, removed: 1, text: "")),
      ])
  }

  @Test(arguments: [
    #"{"type":"click"}"#, #"{"target":1}"#, #"{"type":"click","target":0}"#,
    #"{"type":"click","target":4294967296}"#, #"{"type":"click","target":-1}"#,
    #"{"type":"Click","target":1}"#, #"{"type":"","target":1}"#,
    #"{"type":"click","target":1,"__proto__":1}"#, #"{"type":"click","target":1,"type":"click"}"#,
    #"{"type":"click","target":1,"value":{"a":[]}}"#, #"{"type":"screen"}"#,
    #"{"type":"click","target":1,"modifiers":16}"#, #"{"type":"location","path":"//a b"}"#,
    #"{"type":"location","path":"https://a"}"#, #"{"type":"location","path":"/\\a"}"#,
    #"{"type":"submit","target":1,"fields":[["a"]]}"#,
    #"{"type":"submit","target":1,"fields":[["a","b","c"]]}"#,
    #"{"type":"submit","target":1,"fields":[["a","b",true,true]]}"#,
    #"{"type":"input","target":1,"badInput":1}"#, #"{"type":"input","target":1,"values":[1]}"#,
    #"{"type":"screen","screen":{"width":0,"height":1}}"#,
    #"{"type":"screen","screen":{"width":1e9,"height":1}}"#, #"{"type":"finish"}"#,
    #"{"type":"finish","animation":0}"#, #"{"type":"finish","animation":4294967296}"#,
    #"{"type":"input","target":1,"value":"a","splice":[0,0,0,"a"]}"#,
    #"{"type":"input","target":1,"splice":[]}"#, #"{"type":"input","target":1,"splice":[0,0,0]}"#,
    #"{"type":"input","target":1,"splice":[0,0,0,"a",1,1]}"#,
    #"{"type":"input","target":1,"splice":[1,0,0,"a",1]}"#,
    #"{"type":"input","target":1,"splice":[0,0,0,"a",4294967296]}"#,
    #"{"type":"input","target":1,"splice":[0,-1,0,"a"]}"#,
    #"{"type":"input","target":1,"splice":[0,0,0,1]}"#,
    #"{"type":"input","target":1,"splice":"a"}"#,
    #""click""#, "[[[[[[[[[[", "null",
  ])
  func refusesInvalidEvents(json: String) {
    #expect(throws: JSONError.self) { try events(json) }
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"session":"s","tab":"t"}"#, #"{"session":"s","tab":"","ack":1,"poll":1}"#,
    #"{"session":"s","tab":"t","ack":-1,"poll":1}"#, #"{"session":1,"tab":"t","ack":1,"poll":1}"#,
    #"{"session":"s","tab":"t","ack":1,"poll":1,"more":1}"#,
    #"{"session":"s","tab":"t","ack":1,"poll":1,"brief":1}"#,
    #"{"session":"s","tab":"t","ack":1,"poll":1,"brief":true,"brief":true}"#,
    #"{"session":"s","tab":"t","ack":1,"poll":1} "x""#,
  ])
  func refusesInvalidPolls(json: String) {
    #expect(throws: JSONError.self) { try decoder.poll(Array(json.utf8)) }
  }

  @Test func namesAreInTheHeadOrInTheBody() throws {
    let names = TabNames(session: "s", tab: "t")
    let bare = Array(#"{"ack":3,"poll":1}"#.utf8)
    let full = Array(#"{"session":"s","tab":"t","ack":3,"poll":1}"#.utf8)
    #expect(try decoder.poll(bare, names: names) == decoder.poll(full))
    #expect(throws: JSONError.missing("session")) { try decoder.poll(bare) }
    #expect(throws: JSONError.unexpected("session")) { try decoder.poll(full, names: names) }
  }

  @Test func namesInTheHeadAreUnique() throws {
    func names(_ fields: KeyValuePairs<String, String>) throws -> TabNames? {
      var headers = Headers()
      for (name, value) in fields { headers.append(name, value) }
      return try TabNames(headers)
    }
    #expect(try names([:]) == nil)
    #expect(
      try names(["trellis-session": "s", "Trellis-Tab": "t"]) == TabNames(session: "s", tab: "t"))
    let long = String(repeating: "x", count: 65)
    let malformed: [KeyValuePairs<String, String>] = [
      ["Trellis-Session": "s"], ["Trellis-Tab": "t"],
      ["Trellis-Session": "s", "Trellis-Session": "s", "Trellis-Tab": "t"],
      ["Trellis-Session": "s", "Trellis-Tab": ""], ["Trellis-Session": "s", "Trellis-Tab": long],
      ["Trellis-Session": long, "Trellis-Tab": "t"],
    ]
    for fields in malformed {
      #expect(throws: TabNames.Malformed.self) { try names(fields) }
    }
  }

  @Test func refusesMoreChosenOptionsThanAListMayHave() throws {
    func change(_ count: Int) -> String {
      let values = Array(repeating: "\"a\"", count: count).joined(separator: ",")
      return #"{"type":"change","target":1,"values":["# + values + "]}"
    }
    #expect(try events(change(200)).count == 1)
    #expect(throws: JSONError.tooMany("values")) { try events(change(201)) }
  }

  @Test func refusesTooManyEventsBeforeReadingThem() {
    let event = #"{"type":"click","target":1}"#
    let json = Array(repeating: event, count: 10_000).joined(separator: ",")
    var decoder = decoder
    decoder.limits.body = 1 << 20
    #expect(throws: JSONError.tooMany("events")) {
      try decoder.events(Array("{\(header),\"first\":1,\"events\":[\(json)]}".utf8))
    }
    decoder.limits.body = 100
    #expect(throws: JSONError.tooMany("bytes in a body")) {
      try decoder.events(Array("{\(header),\"first\":1,\"events\":[\(json)]}".utf8))
    }
  }

  @Test func noBytesCrashTheDecoder() {
    let sample =
      Array(
        #"{"session":"s","tab":"t","ack":3,"first":1,"events":[{"type":"input","target":9,"#.utf8
      ) + Array(#""value":"a\u00fc","edit":2,"fields":[["a","b"]],"x":-1.5e3}]}"#.utf8)
    for seed in Rounds.seeds(20_000) {
      var random = SeededGenerator(seed: seed)
      var bytes = sample
      for _ in 0..<Int(1 + random.next() % 4) {
        let index = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: index)
        default: bytes.insert(sample[Int(random.next() % UInt64(sample.count))], at: index)
        }
      }
      _ = try? decoder.events(bytes)
      _ = try? decoder.events(Array(bytes.prefix(Int(random.next() % UInt64(bytes.count)))))
    }
  }

  @Test func theLimitsOfAScreenAreAccepted() throws {
    func isRead(_ member: String) -> Bool {
      (try? events("{\"type\":\"screen\",\"screen\":{\(member)}}")) != nil
    }
    let size = #""width":1,"height":100000"#
    for scale in ["0.5", "4"] { #expect(isRead(size + ",\"textScale\":\(scale)")) }
    for scale in ["0.49", "4.01", "5"] { #expect(!isRead(size + ",\"textScale\":\(scale)")) }
    for ratio in ["0.1", "20"] { #expect(isRead(size + ",\"pixelRatio\":\(ratio)")) }
    for ratio in ["0.09", "20.1"] { #expect(!isRead(size + ",\"pixelRatio\":\(ratio)")) }
    for other in [#""width":0.5,"height":9"#, #""width":9,"height":100001"#, #""width":9"#] {
      #expect(!isRead(other))
    }
  }

  @Test func numbersOfEventsAreLimited() throws {
    let event =
      #"{"type":"pan","target":3,"x":1e300,"y":-1e300,"scrollLeft":3e9,"scrollTop":-3e9,"detail":9000000000000000}"#
    guard case .user(let read)? = try events(event).first else {
      Issue.record("no event")
      return
    }
    #expect(read.x == 2_147_483_647 && read.y == -2_147_483_648)
    #expect(read.scrollLeft == 2_147_483_647 && read.scrollTop == -2_147_483_648)
    #expect(read.detail == 2_147_483_647)
  }
}
