import ArgumentParser
import CTrellisMemory
import CoreMetrics
import Foundation
import ServiceLifecycle
import TrellisHTTP
public import TrellisServer
import UnixSignals

extension Application {
  /// Runs the command line and exits: with 0 on success, 1 on failure, and 2 if the command line is
  /// invalid.
  public static func main() async {
    do {
      var command = try ApplicationCommand<Self>.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(after: error)
    }
  }

  private static func end(after error: any Error) -> Never {
    let code = ApplicationCommand<Self>.exitCode(for: error)
    if code == .success { ApplicationCommand<Self>.exit(withError: error) }
    if let status = error as? ExitCode { Foundation.exit(status.rawValue) }
    let text =
      code == .validationFailure
      ? ApplicationCommand<Self>.fullMessage(for: error) : "\(commandName): \(error)"
    FileHandle.standardError.write(Data((text + "\n").utf8))
    Foundation.exit(code == .validationFailure ? 2 : 1)
  }
}

/// The command line of an application.
struct ApplicationCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: App.commandName, abstract: App.abstract,
      subcommands: [
        ServeCommand<App>.self, ExportCommand<App>.self, SnapshotCommand<App>.self,
        InspectCommand<App>.self, StringsCommand<App>.self,
      ],
      defaultSubcommand: ServeCommand<App>.self)
  }
}

/// `serve`: serves requests until a signal stops the process.
struct ServeCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "serve", abstract: "Serve the pages.")
  }

  @OptionGroup var application: App
  @OptionGroup var server: ServerOptions
  @OptionGroup var resources: ResourceOptions

  func run() async throws {
    // glibc has up to eight arenas for each processor, and each keeps the peak memory of its threads.
    trellis_limit_allocator_arenas(
      Int32(clamping: max(2, ProcessInfo.processInfo.activeProcessorCount)))
    let environment = ProcessInfo.processInfo.environment
    let settings = try server.settings(environment: environment)
    let storage = try server.sessionStorage(
      of: application, settings, environment: environment)
    let worker = Worker(environment: environment)
    if worker == nil, case let count = try server.workerCount(environment: environment), count > 1 {
      return try await supervise(count, settings, storage)
    }
    worker?.keepFromPrograms()
    var limits = server.sessionLimits(application.sessionLimits ?? .ofThisProcess)
    if let worker { limits.divide(by: worker.count) }
    let metrics = bootstrapMetrics()
    let site = try await Site(
      application, resources: resources, origins: settings.origins,
      allowsInspection: server.inspect,
      sessionLimits: limits, metrics: metrics, logLevel: settings.logLevel,
      deployment: settings.deployment,
      sessionStorage: storage, stateFolder: server.stateFolder, isWorker: worker != nil)
    if settings.origins.isEmpty { site.warnOfFeedsWithoutOrigin() }
    var configuration = settings.configuration
    configuration.inheritedSockets = worker?.sockets
    let pages = ApplicationService(
      site: site, configuration: configuration, drain: server.drainTime, worker: worker
    ) {
      if worker == nil { Self.announce($0.description) }
      // Most of the code mapped so far is used at the start only.
      trellis_release_code_pages()
    }
    let services: [any Service] = application.services.map { NamedService(service: $0) } + [pages]
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: services.map { .init(service: $0) },
        gracefulShutdownSignals: [.sigterm, .sigint], logger: site.logger))
    try await group.run()
  }

  private func supervise(
    _ count: Int, _ settings: ServerOptions.Settings, _ storage: SessionStorage
  ) async throws {
    let isSuccess = try await application.serve(
      workers: count, settings, storage: storage, stateFolder: server.stateFolder,
      onListening: Self.announce)
    if !isSuccess { throw ExitCode.failure }
  }

  private static func announce(_ address: String) {
    FileHandle.standardOutput.write(Data("Listening on \(address)\n".utf8))
  }

  /// Sends all metrics of the process to the factory of the server's metrics.
  private func bootstrapMetrics() -> any MetricsFactory {
    let metrics = application.metrics
    MetricsSystem.bootstrap(metrics)
    return metrics
  }
}
