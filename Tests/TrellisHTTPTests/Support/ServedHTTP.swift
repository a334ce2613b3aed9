import Foundation
import SocketClient
import Synchronization

@testable import TrellisHTTP

/// Runs a server during `use`, over real sockets. The default handler echoes the body of a request.
func serve(
  on address: HTTPServer.Configuration.Address = .tcp(host: "127.0.0.1", port: 0),
  portably isPortable: Bool = false,
  limits: HTTPServer.Configuration.Limits = .init(),
  deadlines: HTTPServer.Configuration.Deadlines = .patient, trusting proxies: [AddressRange] = [],
  handler: HTTPServer.Handler? = nil,
  use: (BoundAddress, HTTPServer) async throws -> Void
) async throws {
  var configuration = HTTPServer.Configuration(address)
  configuration.usesPortablePoller = isPortable
  configuration.limits = limits
  configuration.trustedProxies = proxies
  configuration.deadlines = deadlines
  let server = HTTPServer(
    configuration, handler: handler ?? { $1.send(.text("hello \($0.text)")) })
  let bound = try server.start()
  do {
    try await use(bound, server)
  } catch {
    await server.shutdown(grace: .zero)
    throw error
  }
  await server.shutdown(grace: .zero)
}

/// Waiting requests, in the order of arrival.
final class PendingReplies: Sendable {
  private let replies = Mutex<[Reply]>([])

  func add(_ reply: Reply) { replies.withLock { $0.append(reply) } }

  func respond(to count: Int, with response: Response) {
    for reply in replies.withLock({ Array($0.prefix(count)) }) { reply.send(response) }
  }
}
