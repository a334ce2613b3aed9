import ArgumentParser
import Foundation
import Logging
import TrellisHTTP

extension Application {
  /// Serves by `count` workers until they have ended.
  ///
  /// - Parameters:
  ///   - storage: the store of the sessions; each worker opens it.
  ///   - onListening: called once with the address, when all workers listen.
  /// - Returns: whether all workers have ended with status 0.
  /// - Throws: `ValidationError` if the workers cannot share the store; the error of the store or of the system.
  package func serve(
    workers count: Int, _ settings: ServerOptions.Settings, storage: SessionStorage,
    stateFolder: String?, onListening: (String) -> Void
  ) async throws -> Bool {
    switch storage.place {
    case .none, .memory, .automatic(file: nil):
      throw ValidationError(
        """
        \(count) workers need a store of open pages that they share: give --sessions sqlite, or the address of an engine such \
        as postgres://HOST/DATABASE
        """)
    case .sqlite, .automatic, .opened: break
    }
    var environment = ProcessInfo.processInfo.environment
    var logger = Logger(label: Self.commandName)
    logger.logLevel = settings.logLevel
    // Opened once here, so that the file of SQLite is made by one process, and errors are reported once.
    let durable = try DurableSessions(
      storage, secret: environment["TRELLIS_SECRET"],
      folder: DurableSessions.folder(of: Self.commandName, option: stateFolder, environment),
      isShared: true, logger: logger)
    if SessionSeal(secret: environment["TRELLIS_SECRET"]) == nil {
      environment["TRELLIS_SECRET"] = durable?.seal.workersSecret
    }
    let supervisor = try WorkerSupervisor(
      settings.configuration, count: count, environment: environment, logger: logger)
    return await supervisor.run { onListening($0.description) }
  }
}
