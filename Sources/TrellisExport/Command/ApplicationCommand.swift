import ArgumentParser
import CTrellisMemory
import CoreMetrics
import Foundation
import ServiceLifecycle
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
    let metrics = bootstrapMetrics()
    let site = try await Site(
      application, resources: resources, origins: settings.origins,
      allowsInspection: server.inspect,
      sessionLimits: server.sessionLimits(application.sessionLimits ?? .ofThisProcess),
      metrics: metrics, logLevel: settings.logLevel, deployment: settings.deployment,
      sessionStorage: try server.sessionStorage(
        of: application, settings, environment: environment),
      stateFolder: server.stateFolder)
    if settings.origins.isEmpty { site.warnOfFeedsWithoutOrigin() }
    let pages = ApplicationService(
      site: site, configuration: settings.configuration, drain: server.drainTime
    ) { address in
      FileHandle.standardOutput.write(Data("Listening on \(address)\n".utf8))
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

  /// Sends all metrics of the process to the factory of the server's metrics.
  private func bootstrapMetrics() -> any MetricsFactory {
    let metrics = application.metrics
    MetricsSystem.bootstrap(metrics)
    return metrics
  }
}
