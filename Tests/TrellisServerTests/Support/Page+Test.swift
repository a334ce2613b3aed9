import Logging
import TrellisComponents
import TrellisHTTP

@testable import TrellisServer

extension Page {
  /// The page of `route` after its first render, without a session: nothing renders it but the test.
  static func test(
    _ route: Route, startTimer: @escaping Session.StartTimer = Session.startTimer
  ) throws -> Page {
    var configuration = Session.Configuration(
      environment: HostEnvironment(), router: Router(routes: [route]),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      metrics: Metrics())
    configuration.startTimer = startTimer
    return try Page.open(
      PageRequest(route: route, location: Location(path: "/"), target: "/"), configuration,
      account: ThreadPool.sessions.account(of: .loopback))
  }
}
