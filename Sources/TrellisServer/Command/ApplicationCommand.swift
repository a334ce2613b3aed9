import ArgumentParser
import Foundation

extension Application {
  /// Runs what the command line asks for and ends the process: with 0 if all went well, 1 if it
  /// did not, and 2 if the command line could not be understood.
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
    let text =
      code == .validationFailure
      ? ApplicationCommand<Self>.fullMessage(for: error) : "\(commandName): \(error)"
    if !(error is ExitCode) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
    Foundation.exit(code == .validationFailure ? 2 : 1)
  }
}

/// The command line of an application.
struct ApplicationCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: App.commandName, abstract: App.abstract,
      subcommands: [ServeCommand<App>.self, ExportCommand<App>.self],
      defaultSubcommand: ServeCommand<App>.self)
  }
}

/// `serve`: answers requests until the process is told to end.
struct ServeCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "serve", abstract: "Serve the pages. (default)")
  }

  @OptionGroup var application: App
  @OptionGroup var server: ServerOptions
  @OptionGroup var resources: ResourceOptions

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let site = try await Site(
      application, resources: resources, origins: server.origins.compactMap { Origin($0) },
      allowsInspection: server.inspect)
    try await site.serve(
      host: server.host ?? environment["HOST"] ?? "localhost", port: try port(environment))
  }

  private func port(_ environment: [String: String]) throws -> UInt16 {
    if let port = server.port { return port }
    guard let text = environment["PORT"], !text.isEmpty else { return 8080 }
    guard let port = UInt16(text) else {
      throw ValidationError("The environment variable PORT is \"\(text)\", which is no port")
    }
    return port
  }
}

/// `export`: writes the pages as static files.
struct ExportCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export", abstract: "Write the pages as static files, readable without scripts.")
  }

  @OptionGroup var application: App
  @OptionGroup var resources: ResourceOptions

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var out: String

  @Option(help: "The width to lay the pages out for, in CSS px.")
  var width = 1280.0

  @Option(help: "The height of the window to lay the pages out for, in CSS px.")
  var height = 800.0

  func validate() throws {
    guard (1...100_000).contains(width), (1...100_000).contains(height) else {
      throw ValidationError("A width and a height lie between 1 and 100000")
    }
  }

  func run() async throws {
    let site = try await Site(application, resources: resources, origins: [])
    let export = StaticExport(site: site, screen: .init(width: width, height: height))
    for line in try await export.write(to: out) { print(line) }
  }
}
