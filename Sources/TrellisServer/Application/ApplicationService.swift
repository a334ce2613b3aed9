import Foundation
public import ServiceLifecycle
public import TrellisHTTP

/// A server of an application's pages, to be run in a `ServiceGroup`.
///
/// `serve` on the command line runs one. A program with a `main` of its own can run it beside
/// whatever else it does:
///
/// ```swift
/// let pages = try await ApplicationService(
///   Counter(), configuration: .init(.tcp(host: "::", port: 8080)))
/// let group = ServiceGroup(
///   services: [database, pages], gracefulShutdownSignals: [.sigterm], logger: logger)
/// try await group.run()
/// ```
///
/// Told to shut down gracefully, it takes no further connections, answers the polls that wait, gives
/// other requests a moment, and ends.
public struct ApplicationService: Service {
  private let site: Site
  private let configuration: HTTPServer.Configuration
  private let grace: Duration
  private let onListening: @Sendable (BoundAddress) -> Void

  /// Reads the application's files and asks for its routes.
  ///
  /// - Parameters:
  ///   - configuration: where to listen, the limits and the deadlines. How much a request's body may
  ///     hold is the service's to say.
  ///   - origins: the addresses of the site as browsers see it, such as `https://example.org`; where
  ///     none is given, the `Host` field decides.
  ///   - grace: for requests that are still unanswered when the service is told to end.
  ///   - onListening: called with the address, once clients can connect.
  /// - Throws: errors that say what could not be read or understood.
  public init(
    _ application: some Application, configuration: HTTPServer.Configuration = .init(),
    origins: [String] = [], grace: Duration = .milliseconds(1500),
    onListening: @escaping @Sendable (BoundAddress) -> Void = { _ in }
  ) async throws {
    let site = try await Site(
      application, resources: ResourceOptions(assets: nil, templates: nil),
      origins: try origins.map(Origin.init(checking:)), metrics: application.metrics)
    self.init(site: site, configuration: configuration, grace: grace, onListening: onListening)
  }

  init(
    site: Site, configuration: HTTPServer.Configuration, grace: Duration = .milliseconds(1500),
    onListening: @escaping @Sendable (BoundAddress) -> Void
  ) {
    self.site = site
    self.configuration = configuration
    self.grace = grace
    self.onListening = onListening
  }

  /// Serves until told to shut down, or until the task is cancelled.
  ///
  /// - Throws: `HTTPServerError` where it cannot listen.
  public func run() async throws {
    let server = site.makeServer(configuration)
    onListening(try server.start())
    let clock = Task(executorPreference: ThreadPool.sessions.makeAccount()) {
      await site.keepTime()
    }
    try? await gracefulShutdown()
    clock.cancel()
    await server.shutdown(grace: grace) { await site.endpoints.live.stop() }
  }
}

extension ApplicationService: CustomStringConvertible {
  /// The name of the service in the messages of its group.
  ///
  /// Without it a group would describe the service by all that it holds, the bytes of every font
  /// included, each time the program starts.
  public var description: String { "pages" }
}
