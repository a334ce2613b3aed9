import Foundation
import FoundationXML
import Synchronization
import Testing

@testable import TrellisServer

/// Names, addresses and formats with code points that make one character with their neighbours, or that `==` of `String`
/// takes for others.
struct CodePointTests {
  private static let marks = ["\u{301}", "\u{FE0F}", "\u{200D}"]

  @Test func usersWithEquivalentNamesAreTwo() async throws {
    let pages = TestPages()
    let service = SessionManager.test(pages.routes)
    let name = UserIdentity("am\u{E9}lie")
    let other = UserIdentity("ame\u{301}lie")
    #expect(name != other)
    let opened = try #require(try await service.open("/", screen: nil, identity: name))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(), identity: name))
    #expect(await service.events(client.events(), identity: other) == .signedOut)
    #expect(await service.attach(client.attach(), identity: other) == .signedOut)
    let (polls, polled) = AsyncStream.makeStream(of: LiveResponse.self)
    _ = service.poll(client.poll(), identity: other) {
      polled.yield($0)
      polled.finish()
    }
    for await response in polls { #expect(response == .signedOut) }
    #expect(await service.events(client.events(), identity: name) != .signedOut)
  }

  @Test(arguments: marks)
  func addressesInFeedsAreEscaped(mark: String) throws {
    let date = Date(timeIntervalSince1970: 0)
    let address = "https://e.example/\"\(mark) rel=\"self"
    for format in [Feed.Format.atom, .rss] {
      let feed = Feed(
        "/f.xml\"\(mark)", title: "\"\(mark)<\(mark)", page: "/\"\(mark)", format: format
      ) {
        [FeedEntry(address, title: "\u{600}<b>", updated: date)]
      }
      let xml = try feed.xml(base: "https://e.example")
      #expect(XMLParser(data: Data(xml.utf8)).parse(), "\(xml)")
    }
  }

  @Test(arguments: ["%00", "%0A", "%1f", "%7F"])
  func controlCharactersInSegmentsAreRefused(escape: String) {
    #expect(RoutePattern("/p/:name").match("/p/\(escape)a") == nil)
    #expect(RoutePattern("/f/*rest").match("/f/x/a\(escape)") == nil)
  }

  @Test func routesAreComparedByCodePoints() {
    #expect(RoutePattern("/caf\u{E9}").match("/cafe%CC%81") == nil)
    #expect(RoutePattern("/caf\u{E9}").match("/caf%C3%A9") == [:])
    #expect(RoutePattern("/:\u{301}a").match("/x") == ["\u{301}a": "x"])
  }

  @Test(arguments: marks + ["\u{600}"])
  func namesOfFilesInBodiesEndAtTheirQuotationMarks(mark: String) throws {
    let body = Array(
      "--b\r\nContent-Disposition: form-data; name=\"\(mark)n\(mark)\"; filename=\"\(mark)f\(mark)\"\r\n\r\nx\r\n--b--"
        .utf8)
    let part = try #require(
      try MultipartBody(body, type: "multipart/form-data; boundary=b", limit: 1).parts.first)
    #expect(Array(part.name.unicodeScalars) == Array("\(mark)n\(mark)".unicodeScalars))
    #expect(
      part.fileName.map { Array($0.unicodeScalars) } == Array("\(mark)f\(mark)".unicodeScalars))
  }

  @Test(arguments: [
    "\u{600}<!--x-->", "<path fill=\"\u{600}url(http://e.example/x)\"/>",
    "<path fill=\"url(\u{301}//e)\"/>",
  ])
  func declarationsAndAddressesOfIconsAreFound(content: String) {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\">\(content)</svg>"
    #expect(throws: IconDrawing.Problem.self) { try IconDrawing(Array(text.utf8)) }
  }

  // MARK: Topics

  /// Messages in the order in which they come.
  private final class Received: Sendable {
    private let list = Mutex<[Int]>([])

    var all: [Int] { list.withLock { $0 } }
    func add(_ message: Int) { list.withLock { $0.append(message) } }
  }

  @Test func messagesOfSeveralThreadsComeInOneOrder() async {
    let topic = Topic<Int>()
    let first = Received()
    let second = Received()
    let ends = [
      topic.subscribe { message in first.add(message) },
      topic.subscribe { message in second.add(message) },
    ]
    await withTaskGroup(of: Void.self) { group in
      for publisher in 0..<8 {
        group.addTask { for index in 0..<500 { topic.publish(publisher * 1_000 + index) } }
      }
    }
    let (one, other) = (first.all, second.all)
    #expect(one.count == 4_000 && one == other)
    for publisher in 0..<8 {
      let own = one.filter { $0 / 1_000 == publisher }
      #expect(own == own.sorted())
    }
    for end in ends { end() }
  }

  @Test func aMessageFromASubscriberFollows() {
    let topic = Topic<Int>()
    let found = Received()
    let end = topic.subscribe { message in
      if message < 3 { topic.publish(message + 1) }
      found.add(message)
    }
    topic.publish(0)
    #expect(found.all == [0, 1, 2, 3])
    end()
  }
}
