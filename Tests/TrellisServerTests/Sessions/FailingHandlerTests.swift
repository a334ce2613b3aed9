import ComponentSupport
import Logging
import Synchronization
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisHosting
import TrellisLayout

@testable import TrellisServer

/// The notice and the log after a handler has thrown an error.
struct FailingHandlerTests {
  private struct Broken: Error {}

  private struct SoldOut: UserFacingError {
    var userMessage: String { "The last ticket is sold." }
  }

  private final class Log: Sendable {
    private let all = Mutex<[String]>([])
    var lines: [String] { all.withLock { $0 } }
    func add(_ line: String) { all.withLock { $0.append(line) } }
  }

  private struct Handler: LogHandler {
    let log: Log
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) {
      let place = (event.metadata ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
      log.add((["\(event.message)"] + place).joined(separator: " "))
    }
  }

  private let log = Log()

  /// A page with a button that throws `error`.
  private func page(_ error: any Error = Broken(), isDevelopment: Bool = false) throws -> Page {
    let log = log
    let route = Route("/shop") { _ in
      {
        Component(
          view: ViewConfiguration(
            "button",
            attributes: [.text("Buy"), .listener("click", Action { _ in throw error })]),
          size: ComponentSize(width: .points(100), height: .points(20)))
      }
    }
    var configuration = Session.Configuration(
      environment: HostEnvironment(), router: Router(routes: [route]),
      logger: Logger(label: "test") { _ in Handler(log: log) }, metrics: Metrics())
    configuration.isDevelopment = isDevelopment
    return try Page.open(
      PageRequest(route: route, location: Location(path: "/shop"), target: "/shop"), configuration,
      account: ThreadPool.sessions.account(of: .loopback))
  }

  private func click(_ page: Page) throws {
    page.host.document.announceAll()
    let button = try #require(page.host.document.root.children.first)
    #expect(page.host.handle(UIEvent(type: "click", target: button.id)))
    page.host.renderIfNeeded()
    page.host.document.announceAll()
  }

  private func text(_ page: Page) -> String {
    ReplicaDocument(of: page.host.document).root.description
  }

  @Test func aFailureOfAHandlerIsLoggedWithItsPlace() throws {
    let page = try page()
    try click(page)
    #expect(log.lines == ["/shop: Broken() component=Component event=click"])
    #expect(page.failure is Broken)
    #expect(text(page).contains("Something went wrong. Try again, or reload the page."))
    #expect(!text(page).contains("Broken()"))
    page.end()
  }

  @Test func aUserFacingErrorHasItsOwnWords() throws {
    let page = try page(SoldOut())
    try click(page)
    #expect(text(page).contains("The last ticket is sold."))
    #expect(!text(page).contains("Something went wrong"))
    page.end()
  }

  @Test func underDevelopmentTheNoticeHasTheErrorAndItsPlace() throws {
    let page = try page(SoldOut(), isDevelopment: true)
    try click(page)
    for part in ["The last ticket is sold.", "SoldOut()", "component: Component", "event: click"] {
      #expect(text(page).contains(part), "\(part)")
    }
    page.dismissFailure()
    page.fail(Broken())
    page.host.renderIfNeeded()
    page.host.document.announceAll()
    #expect(text(page).contains("file: TrellisServerTests/FailingHandlerTests.swift:"))
    page.end()
  }

  @Test func aCancelledHandlerIsNoFailure() throws {
    let page = try page(CancellationError())
    try click(page)
    page.fail(CancellationError())
    page.run { throw CancellationError() }
    #expect(page.failure == nil && log.lines.isEmpty)
    page.end()
  }

  @Test func functionsOfThePageHaveNames() throws {
    let page = try page()
    page.run("save") { throw Broken() }
    #expect(log.lines == ["/shop: Broken() event=save"])
    page.end()
  }

  @Test(arguments: [false, true])
  func elementsOfOneIdentityAreLoggedUnlessUnderDevelopment(isDevelopment: Bool) {
    let log = log
    let configuration = SessionManager(
      router: Router(routes: []), version: "v1", environment: HostEnvironment(),
      metrics: Metrics(), logger: Logger(label: "test") { _ in Handler(log: log) },
      isDevelopment: isDevelopment
    ).configuration
    let isMistake = isDevelopment || configuration.value.stopsAtProgrammerErrors
    #expect((configuration.value.repeatedIdentities == nil) == isMistake)
  }
}
