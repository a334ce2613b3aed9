import Foundation
import Logging
import ServiceLifecycle
import SocketClient
import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

@Suite(.timeLimit(.minutes(20)))
struct ApplicationServiceTests {
  private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  private func service(
    _ configuration: HTTPServer.Configuration, drain: Duration = .zero
  ) throws -> (service: ApplicationService, addresses: AsyncStream<BoundAddress>) {
    let (addresses, listening) = AsyncStream.makeStream(of: BoundAddress.self)
    var configuration = configuration
    configuration.deadlines = .patient
    let service = ApplicationService(
      site: try .test(TestPages()), configuration: configuration, grace: .seconds(1200),
      drain: drain
    ) { listening.yield($0) }
    return (service, addresses)
  }

  @Test func endsWhenItsGroupDoes() async throws {
    // The path of a socket is not reused by others, in contrast to a port.
    let path = NSTemporaryDirectory() + "trellis-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (service, addresses) = try service(.init(.unix(path: path)))
    let group = ServiceGroup(services: [service], logger: logger)
    async let ended: Void = group.run()
    var listening = addresses.makeAsyncIterator()
    let address = try #require(await listening.next())
    let client = try SocketClient(address)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try await client.response().status == 200)
    await group.triggerGracefulShutdown()
    try await ended
    #expect(throws: SocketClient.Failure.self) { try SocketClient(address) }
  }

  @Test func isNotReadyAndGoesOnWhileItDrains() async throws {
    let path = NSTemporaryDirectory() + "trellis-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (service, addresses) = try service(.init(.unix(path: path)), drain: .seconds(86_400))
    let group = ServiceGroup(services: [service], logger: logger)
    let running = Task { try await group.run() }
    var listening = addresses.makeAsyncIterator()
    let address = try #require(await listening.next())
    func status(_ path: String) async throws -> Int {
      let client = try SocketClient(address)
      client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
      return try await client.response().status
    }
    #expect(try await status("/readyz") == 200)
    await group.triggerGracefulShutdown()
    await waitUntil { (try? await status("/readyz")) == 503 }
    #expect(try await status("/healthz") == 200)
    #expect(try await status("/") == 200)
    running.cancel()
    _ = await running.result
    await waitUntil { (try? SocketClient(address)) == nil }
  }

  @Test func reportsWhyItCannotListen() async throws {
    let (first, addresses) = try service(.init(.tcp(host: "127.0.0.1", port: 0)))
    let group = ServiceGroup(services: [first], logger: logger)
    async let ended: Void = group.run()
    var listening = addresses.makeAsyncIterator()
    let port = try #require(await listening.next()?.port)
    let (second, _) = try service(.init(.tcp(host: "127.0.0.1", port: port)))
    await #expect(throws: HTTPServerError.addressInUse("http://127.0.0.1:\(port)")) {
      try await ServiceGroup(services: [second], logger: logger).run()
    }
    await group.triggerGracefulShutdown()
    try await ended
  }

  /// A service group reads each service's description at the start.
  @Test func theNameContainsNothingOfTheSite() throws {
    let (service, _) = try service(.init(.tcp(host: "127.0.0.1", port: 0)))
    #expect("\(service)" == "pages")
  }

  @Test func isMadeFromAnApplication() async throws {
    await #expect(throws: (any Error).self) {
      try await ApplicationService(TestApplication(), origins: ["no origin"])
    }
    _ = try await ApplicationService(TestApplication(), origins: ["https://a.example"])
  }
}
