import ArgumentParser
import Foundation

@main
struct TrellisCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis",
    abstract: "Compares, checks and inspects pages, and serves them in development.",
    subcommands: [
      DiffCommand.self, ApplyCommand.self, QueryCommand.self, CheckCommand.self,
      DevCommand.self, SnapshotForwarding.self, InspectForwarding.self,
    ]
  )

  /// Runs the command; wrong usage exits with status 2 instead of the parser's 64.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
      Foundation.exit(2)
    }
  }
}

extension ExitCode {
  /// Writes `message` as a line to the standard error, and returns the status 2 of a command that could not do its
  /// work.
  ///
  /// - Parameter command: the words of the command line before the arguments.
  static func failure(_ message: String, of command: String = "trellis") -> ExitCode {
    FileHandle.standardError.write(Data("\(command): \(message)\n".utf8))
    return ExitCode(2)
  }
}
