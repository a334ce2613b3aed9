import ComponentSupport
import Foundation
import Logging
import ServerSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisHosting
import TrellisLayout

@testable import TrellisServer

/// A program that the command `trellis dev` runs.
struct DevelopmentLoopTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "there is no <table>" }
  }

  private let path =
    FileManager.default.temporaryDirectory.path + "/trellis-status-\(UUID().uuidString)"

  private func removeFiles() {
    for path in [path, path + ".event"] { try? FileManager.default.removeItem(atPath: path) }
  }

  private func site(_ loop: DevelopmentLoop?) throws -> Site {
    let routes = [
      Route("/") { _ in { Box("p", [.text("content")]) } },
      Route("/broken") { _ -> () -> Component? in throw Broken() },
    ]
    return try Site(
      routes: routes, application: TestApplication(), folders: .repository, origins: [],
      loadShedding: .endless, development: loop)
  }

  private struct Answer: Decodable {
    struct Failure: Decodable {
      let path: String
      let message: String
    }
    struct Status: Decodable { let phase: String }
    let process: String
    let styleSheets: [String]
    let failure: Failure?
    let status: Status?
  }

  private func answer(_ transport: TestTransport) async throws -> Answer {
    let response = try await transport.post("dev", Array("{}".utf8))
    #expect(response.status == .ok)
    #expect(response.headers["Cache-Control"] == "no-store")
    return try JSONDecoder().decode(Answer.self, from: Data(response.text.utf8))
  }

  @Test func aPageLoadsTheScriptAndGetsTheStatus() async throws {
    defer { removeFiles() }
    let transport = TestTransport(try site(DevelopmentLoop(path: path)))
    let page = try await transport.send(.get, "/")
    let script = try #require(
      page.text.split(separator: "\"").first { $0.contains("/assets/development.") })
    #expect(try await transport.send(.get, String(script)).status == .ok)
    #expect(page.headers["Content-Security-Policy"]?.contains("script-src 'self';") == true)
    let missing = try await answer(transport)
    #expect(missing.status == nil && missing.failure == nil)
    #expect(missing.styleSheets.first?.hasPrefix("/assets/trellis.") == true)
    try Data(#"{"phase":"building"}"#.utf8).write(to: URL(fileURLWithPath: path))
    let building = try await answer(transport)
    #expect(building.status?.phase == "building")
    #expect(building.process == missing.process)
    let other = TestTransport(try site(DevelopmentLoop(path: path)))
    #expect(try await answer(other).process != building.process)
  }

  @Test func aProgramWithoutTheCommandHasNeitherScriptNorStatus() async throws {
    #expect(DevelopmentLoop(environment: [:]) == nil)
    #expect(DevelopmentLoop(environment: [DevelopmentLoop.variable: ""]) == nil)
    let transport = TestTransport(try site(nil))
    let page = try await transport.send(.get, "/")
    #expect(page.status == .ok && !page.text.contains("development"))
    #expect(try await transport.send(.get, "/assets/development.js").status == .notFound)
    let response = try await transport.post("dev", Array("{}".utf8))
    #expect(response.status.code >= 400)
    let broken = try await transport.send(.get, "/broken")
    #expect(!broken.text.contains("table") && !broken.headers.contains("Refresh"))
  }

  /// The status has lines of sources, which pages of other sites must not get.
  @Test func pagesOfOtherSitesGetNoStatus() async throws {
    let transport = TestTransport(try site(DevelopmentLoop(path: path)))
    let foreign = try await transport.post(
      "dev", Array("{}".utf8), headers: ["Origin": "http://example.org"])
    #expect(foreign.status == .forbidden)
    let form = try await transport.post(
      "dev", [], headers: ["Origin": "http://localhost", "Content-Type": "text/plain"])
    #expect(form.status.code == 415)
  }

  @Test func anAddressThatCannotBeOpenedShowsItsErrorAndIsLoadedAgain() async throws {
    let transport = TestTransport(try site(DevelopmentLoop(path: path)))
    let broken = try await transport.send(.get, "/broken")
    #expect(broken.status == .internalError)
    #expect(broken.text.contains("there is no &lt;table&gt;"))
    #expect(broken.headers["Refresh"] == "2")
  }

  @Test func aTabLearnsWhyItsPageCannotBeOpened() async throws {
    let loop = DevelopmentLoop(path: path)
    let site = try site(loop)
    let live = site.endpoints.live
    let transport = TestTransport(site)
    let attach = SimulatedClient(session: "").attach(version: live.version, path: "/broken?a=b")
    _ = try await transport.post("attach", attach)
    let failure = try #require(try await answer(transport).failure)
    #expect(failure.path == "/broken" && failure.message == "there is no <table>")
    loop.recordSuccess(at: "/other")
    #expect(try await answer(transport).failure != nil)
    loop.recordSuccess(at: "/broken?c=d")
    #expect(try await answer(transport).failure == nil)
  }

  @Test func aStatusThatIsTooLargeIsNone() async throws {
    defer { removeFiles() }
    try Data(repeating: UInt8(ascii: " "), count: 2 << 20).write(to: URL(fileURLWithPath: path))
    let response = DevelopmentLoop(path: path).response(styleSheets: [])
    #expect(response.text.hasSuffix(#""status":null}"#))
  }

  // MARK: Events

  /// A button whose second click makes a mistake.
  private final class Counter: RenderComponent<Int> {
    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? {
      count > 1 ? Unfinished() : CountButton(count, state)
    }
  }

  private final class CountButton: Component {
    init(_ count: Int, _ state: StateUpdater<Int>) {
      super.init(
        view: ViewConfiguration(
          "button",
          attributes: [
            .text("Clicked \(count) times"),
            .listener("click", ListenerOptions(), Action { _ in state.update { $0 += 1 } }),
          ]), size: ComponentSize(width: .points(100), height: .points(20)))
    }
  }

  private final class Unfinished: LayoutComponent {}

  @Test func theLastEventIsWrittenAndNamedWithAMistakeInARender() async throws {
    defer { removeFiles() }
    let service = SessionManager(
      router: Router(routes: [Route("/", title: "Page") { _ in { Counter() } }]), version: "v1",
      environment: HostEnvironment(), metrics: Metrics(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, isDevelopment: true,
      development: DevelopmentLoop(path: path))
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    for count in 0...1 {
      let button = client.mirror.root.description.split(separator: "\n").first {
        $0.contains("Clicked \(count) times")
      }
      let number = try #require(button?.split(separator: " ").first)
      client.send(#"{"type":"click","target":\#(number)}"#)
      try client.receive(await service.events(client.events()))
      let event = try #require(FileManager.default.contents(atPath: path + ".event"))
      let place = String(decoding: event, as: UTF8.self)
      #expect(place.hasPrefix("click on ") && place.hasSuffix("CountButton"))
    }
    let shown = client.mirror.root.description
    #expect(shown.contains("Unfinished must override"))
    let last = shown.split(separator: "\n").first { $0.contains("last event: click on ") }
    #expect(last?.contains("CountButton") == true)
  }
}
