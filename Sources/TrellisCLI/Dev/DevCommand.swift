import ArgumentParser
import Foundation
import Synchronization

/// `trellis dev [PRODUCT]`
struct DevCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev",
    abstract:
      "Builds and serves an application, and does so again after each change of its sources.",
    discussion: """
      Open pages keep their states, their focus, their scroll positions and typed text. The errors of a build \
      and the mistakes of the program are shown over the page. Ends with Ctrl-C. Run it in the folder of the package.
      """
  )

  @Argument(help: "The executable product; without it the only one of the package.")
  var product: String?

  @Option(help: "The port of the pages; 0 for any free one. (default: $PORT or 8080)")
  var port: UInt16?

  @Option(help: "The address or name to listen on. (default: $HOST or localhost)")
  var host: String?

  @Option(
    name: .customLong("argument"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An argument of the application, such as --argument=--verbose; may be repeated.",
      valueName: "text"))
  var arguments: [String] = []

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Arguments of 'swift build', such as -- -c release.", valueName: "flag"))
  var flags: [String] = []

  func run() async throws {
    do {
      try await serve()
    } catch {
      throw ExitCode.failure("\(error)", of: "trellis dev")
    }
  }

  private func serve() async throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = FileManager.default.currentDirectoryPath
    let builder = ProductBuilder(
      folder: folder, arguments: flags, environment: environment,
      write: { FileHandle.standardOutput.write($0) })
    let manifest = try await builder.manifest()
    var configuration = DevServer.Configuration(
      product: try manifest.product(named: product), builder: builder,
      arguments: arguments,
      report: { FileHandle.standardOutput.write(Data("trellis dev: \($0)\n".utf8)) })
    if let host = host ?? environment["HOST"], !host.isEmpty { configuration.host = host }
    if let port = port ?? environment["PORT"].flatMap(UInt16.init) {
      configuration.port = Int(port)
    }
    try await Self.untilSignal { [configuration] in
      try await DevServer(configuration, watching: manifest.roots(in: folder)).run()
    }
  }

  /// Runs `work`, and cancels it at SIGINT and SIGTERM.
  private static func untilSignal(_ work: @escaping @Sendable () async throws -> Void) async throws
  {
    let task = Task { try await work() }
    let sources = [SIGINT, SIGTERM].map { number in
      // Unlike an ignored signal, a handler is not inherited by the program and the build.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { task.cancel() }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    try await task.value
  }
}
