import ArgumentParser
import Foundation

/// Checks recorded cases against an engine: `swift run Conformance text FILE…`.
@main
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Compares layouts and trees with recorded results.",
    subcommands: [
      FlexboxConformanceCommand.self, TextConformanceCommand.self, HTMLConformanceCommand.self,
    ]
  )

  /// Runs the command; wrong usage exits with status 2 instead of the parser's 64.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
      Foundation.exit(2)
    }
  }
}

extension ExitCode {
  /// Writes `message` as a line to the standard error, and returns the status 2 of a command that could not do its work.
  static func failure(_ message: String) -> ExitCode {
    FileHandle.standardError.write(Data("conformance: \(message)\n".utf8))
    return ExitCode(2)
  }
}
