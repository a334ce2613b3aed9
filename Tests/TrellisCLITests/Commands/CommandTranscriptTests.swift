import Foundation
import TestSupport
import Testing

/// The output and the exit status of the program `trellis`, for commands with each option.
///
/// The transcripts are in the folder `Golden`; `UPDATE_GOLDEN` writes them again.
struct CommandTranscriptTests {
  @Test(arguments: Transcript.all.map(\.name))
  func outputAndStatusAreAsRecorded(_ name: String) throws {
    let transcript = try #require(Transcript.all.first { $0.name == name })
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "out"), withIntermediateDirectories: true)
    for (name, text) in transcript.files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try Golden("\(transcript.name).txt").check(outputs(transcript.commands, in: folder))
  }

  /// The commands, each with its output, the files that it writes into `out`, and its exit status.
  ///
  /// One shell runs them all, as starting a process from here takes long.
  private func outputs(_ commands: [String], in folder: URL) throws -> String {
    let program = Bundle.main.bundleURL.appending(path: "trellis").path
    let script = commands.map { command in
      let words = Self.words(command).map { "'\($0)'" }.joined(separator: " ")
      return """
        echo "$ trellis "\(words.isEmpty ? "''" : words)
        '\(program)' \(words) 2> ../errors-$$; status=$?
        sed -e '/^Usage:/d' -e "/^  See 'trellis/d" -e 's/^/! /' ../errors-$$
        for file in out/*; do if [ -f "$file" ]; then echo "> $file"; cat "$file"; rm "$file"; fi; done
        echo "= $status"; echo

        """
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script.joined() + "rm -f ../errors-$$"]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["COLUMNS"] = "80"
    environment["NO_COLOR"] = nil
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self).replacingOccurrences(of: "\u{1B}", with: "␛")
  }

  /// The words of a command, some in quotes as in a shell.
  private static func words(_ command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
  }
}
