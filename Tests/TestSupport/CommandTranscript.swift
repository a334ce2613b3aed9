import Foundation

/// Commands of a program of the package, each with a recorded output and exit status.
///
/// The transcripts are in the folder `Golden` of the test module; `UPDATE_GOLDEN` writes them again.
public struct CommandTranscript: Sendable {
  public let name: String
  /// The files that the commands read, by their paths.
  private let files: [String: String]
  private let commands: [String]

  public init(name: String, files: [String: String], commands: [String]) {
    self.name = name
    self.files = files
    self.commands = commands
  }

  /// Runs the commands in a folder of their own, and compares the outputs with the recorded ones.
  ///
  /// - Parameters:
  ///   - program: the name of the executable.
  ///   - name: the name of the program in the transcript.
  ///   - path: the path of a file with tests of the module.
  public func check(program: String, as name: String, ofModuleOf path: String = #filePath) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "out"), withIntermediateDirectories: true)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try Golden("\(self.name).txt", ofModuleOf: path).check(
      outputs(of: program, as: name, in: folder))
  }

  /// The commands, each with its output, the files that it writes into `out`, and its exit status.
  ///
  /// One shell runs them all, as starting a process from here takes long.
  private func outputs(of program: String, as name: String, in folder: URL) throws -> String {
    let program = Bundle.main.bundleURL.appending(path: program).path
    let script = commands.map { command in
      let words = Self.words(command).map { "'\($0)'" }.joined(separator: " ")
      return """
        echo "$ \(name) "\(words.isEmpty ? "''" : words)
        '\(program)' \(words) 2> ../errors-$$; status=$?
        sed -e '/^Usage:/d' -e "/^  See '\(name)/d" -e 's/^/! /' ../errors-$$
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
