import Foundation
public import ServiceLifecycle
import TrellisDOM
public import TrellisHTTP

/// A server of an application's pages, to run in a `ServiceGroup`.
///
/// The command `serve` runs this service. A program with a custom `main` can run it with other services:
///
/// ```swift
/// let pages = try await ApplicationService(
///   Counter(), configuration: .init(.tcp(host: "::", port: 8080)))
/// let group = ServiceGroup(
///   services: [database, pages], gracefulShutdownSignals: [.sigterm], logger: logger)
/// try await group.run()
/// ```
///
/// On graceful shutdown `GET /readyz` gets 503, and the service goes on for the time `drain`. Then it accepts no more connections, responds to the waiting polls, gives other requests a
/// grace period, and ends.
public struct ApplicationService: Service {
  private let site: Site
  private let configuration: HTTPServer.Configuration
  private let grace: Duration
  private let drain: Duration
  private let worker: Worker?
  private let onListening: @Sendable (BoundAddress) -> Void

  /// Reads the application's files and routes.
  ///
  /// - Parameters:
  ///   - configuration: the address to listen on, the limits and the deadlines. The limit of a request's body is
  ///     ignored: the service sets it.
  ///   - origins: the addresses of the site in browsers, such as `https://example.org`; if empty, the `Host` field is
  ///     the origin.
  ///   - basePath: the path below which browsers see the site behind a proxy, such as `/app`.
  ///   - grace: the time for unfinished requests after `drain`.
  ///   - drain: the time for which the service goes on after the start of a graceful shutdown, until load balancers that
  ///     request `/readyz` have noticed it; none by default.
  ///   - onListening: called with the address when clients can connect.
  /// - Throws: errors that name the unreadable or malformed input.
  public init(
    _ application: some Application, configuration: HTTPServer.Configuration = .init(),
    origins: [String] = [], basePath: String = "", grace: Duration = .milliseconds(1500),
    drain: Duration = .zero,
    onListening: @escaping @Sendable (BoundAddress) -> Void = { _ in }
  ) async throws {
    let site = try await Site(
      application, resources: ResourceOptions(assets: nil, templates: nil),
      origins: try origins.map(Origin.init(checking:)), metrics: application.metrics,
      deployment: Deployment(base: try BasePath(checking: basePath)),
      sessionStorage: application.sessionStore)
    self.init(
      site: site, configuration: configuration, grace: grace, drain: drain, onListening: onListening
    )
  }

  package init(
    site: Site, configuration: HTTPServer.Configuration, grace: Duration = .milliseconds(1500),
    drain: Duration = .zero, worker: Worker? = nil,
    onListening: @escaping @Sendable (BoundAddress) -> Void
  ) {
    self.site = site
    self.configuration = configuration
    self.grace = grace
    self.drain = drain
    self.worker = worker
    self.onListening = onListening
  }

  /// Serves until shutdown or until the task is cancelled.
  ///
  /// - Throws: `HTTPServerError` if it cannot listen.
  public func run() async throws {
    let server = site.makeServer(configuration)
    onListening(try server.start())
    worker?.follow(server)
    let clock = Task(executorPreference: ThreadPool.sessions.makeAccount()) {
      await site.keepTime()
    }
    try? await gracefulShutdown()
    site.endpoints.drain()
    if drain > .zero { try? await Task.sleep(for: drain) }
    clock.cancel()
    await server.shutdown(grace: grace) { await site.endpoints.live.stop() }
  }
}

extension ApplicationService: CustomStringConvertible {
  /// The name of the service in the messages of its group.
  ///
  /// Without this description a group would log all properties of the service at each start, including the bytes of
  /// every font.
  public var description: String { "pages" }
}
