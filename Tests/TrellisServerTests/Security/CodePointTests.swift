import Foundation
import FoundationXML
import Synchronization
import Testing
import TrellisBase
import TrellisDOM
import TrellisHTTP

@testable import TrellisExport
@testable import TrellisServer

/// Names, addresses and formats with code points that make one character with their neighbours, or that `==` of `String`
/// takes for others.
struct CodePointTests: FolderSuite {
  let folder = NSTemporaryDirectory() + "trellis-code-points-\(UUID().uuidString)"
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

  // MARK: Exports

  @Test func aFileIsWrittenByOnePart() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let export = ExportFolder(path: folder)
    try export.write([1], to: "sitemap.xml")
    try export.write([1], to: "sitemap.xml")
    #expect(throws: ExportError.self) { try export.write([2], to: "sitemap.xml") }
    #expect(throws: ExportError.self) { try export.write([1], to: "Sitemap.xml") }
    try export.write([1], to: "caf\u{E9}.html")
    #expect(throws: ExportError.self) { try export.write([1], to: "cafe\u{301}.html") }
    #expect(export.files == ["sitemap.xml", "caf\u{E9}.html"])
  }

  @Test func linksInAFolderAreNotFollowed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder + "/site", withIntermediateDirectories: true)
    let target = folder + "/secret"
    try Data([1, 2]).write(to: URL(filePath: target))
    try manager.createSymbolicLink(atPath: folder + "/site/a", withDestinationPath: target)
    try manager.createSymbolicLink(
      atPath: folder + "/site/a.trellis-new", withDestinationPath: target)
    let export = ExportFolder(path: folder + "/site")
    #expect(throws: ExportError.self) { try export.replace("\u{1}", by: "\u{3}", in: "a", at: 0) }
    try export.write([1, 2], to: "a")
    #expect(manager.contents(atPath: target) == Data([1, 2]))
    #expect(export.written == ["a"], "the link is replaced by a file")
    try export.write([5], to: "b")
    #expect(
      try manager.attributesOfItem(atPath: folder + "/site/a")[.type] as? FileAttributeType
        == .typeRegular)
  }

  @Test(arguments: [
    "/etc/x", "../x", "a/../x", "..\u{2F}\u{301}x", "a/../\u{301}x", "", "a//b", "./a",
  ])
  func aManifestNamesFilesInItsFolderOnly(file: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func read(_ files: [String], pageFiles: [String]) throws -> ExportManifest {
      var manifest = ExportManifest()
      manifest.key = "k"
      manifest.files = files
      let export = ExportFolder(path: folder)
      try export.write([1], to: "x")
      manifest.pages["/p"] = try JSONDecoder().decode(
        ExportManifest.Page.self,
        from: Data(
          """
          {"path":"/p","revision":"1","files":[],"fonts":"","characters":"","hasFields":false,\
          "icons":"","isListed":true,"inert":"","unexported":""}
          """.utf8))
      manifest.pages["/p"]?.files = pageFiles
      try manifest.write(in: export)
      return ExportManifest.read(in: folder)
    }
    #expect(try read(["x"], pageFiles: ["x"]).pages.count == 1)
    #expect(try read([file], pageFiles: ["x"]).key == "")
    #expect(try read(["x"], pageFiles: ["x", file]).pages.isEmpty)
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
