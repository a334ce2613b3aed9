import ServiceLifecycle
import TrellisServer

/// A service of an application, whose error names it: several services may throw errors of one type, such as the error
/// of a socket.
struct NamedService: Service, CustomStringConvertible {
  let service: any Service

  /// The service's own description, or its type: the default description has all properties, which may be secrets.
  var description: String {
    (service as? any CustomStringConvertible)?.description ?? "\(type(of: service))"
  }

  func run() async throws {
    do {
      try await service.run()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ServiceFailure(service: description, error: error)
    }
  }
}

/// The error of a service of the application, after which the server ends.
struct ServiceFailure: Error, CustomStringConvertible {
  let service: String
  let error: any Error

  var description: String {
    "The server has ended because its service \(service) failed (Application.services): \(error)"
  }
}
