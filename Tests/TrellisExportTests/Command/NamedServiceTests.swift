import Logging
import ServiceLifecycle
import Testing

@testable import TrellisExport

struct NamedServiceTests {
  private struct Refused: Error {}

  private struct Database: Service {
    let password = "swordfish"
    func run() async throws { throw Refused() }
  }

  private struct Queue: Service, CustomStringConvertible {
    var description: String { "queue of mails" }
    func run() async throws { throw CancellationError() }
  }

  /// Waits for the end of its group.
  private struct Pages: Service {
    func run() async throws { try? await gracefulShutdown() }
  }

  @Test func aServiceThatThrowsEndsItsGroupWithItsName() async throws {
    let group = ServiceGroup(
      services: [NamedService(service: Database()), Pages()],
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let failure = await #expect(throws: ServiceFailure.self) { try await group.run() }
    #expect(failure?.error is Refused)
    let text = failure?.description ?? ""
    #expect(text.contains("Database") && text.contains("Refused()"))
    #expect(!text.contains("swordfish"))
  }

  @Test func aCancelledServiceHasNotFailed() async {
    let service = NamedService(service: Queue())
    #expect("\(service)" == "queue of mails")
    await #expect(throws: CancellationError.self) { try await service.run() }
  }
}
