import TrellisHTTP
import TrellisServer

/// A site on a free port of this machine, for browsers.
final class ServedSite: Sendable {
  let port: Int
  private let server: HTTPServer
  private let clock: Task<Void, Never>

  /// - Throws: `HTTPServerError` if no port is free.
  init(_ site: LocalSite) throws {
    (server, port) = try site.serve()
    clock = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        site.advance(to: .now)
      }
    }
  }

  deinit { clock.cancel() }
}
