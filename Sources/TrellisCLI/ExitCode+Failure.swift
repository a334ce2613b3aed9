import ArgumentParser
import Foundation

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
