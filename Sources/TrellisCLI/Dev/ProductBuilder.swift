import Foundation
import TrellisBase

/// Builds a product with `swift build`.
///
/// A build that runs is not ended when sources change again: SwiftPM may be writing its files. The next build follows.
struct ProductBuilder: Sendable {
  /// The folder of the package, as an absolute path.
  let folder: String
  /// The program `swift`: a name or a path.
  var swift = "swift"
  /// Further arguments of `swift build`.
  var arguments: [String] = []
  var environment = ProcessInfo.processInfo.environment
  /// Gets the output of each build as it is written.
  var write: @Sendable (Data) -> Void = { _ in }

  enum Outcome: Equatable {
    case built
    /// The errors, or the last lines of the output if it has no known errors.
    case failed([BuildError], output: [String])
  }

  /// Builds a product; the first build of a package takes minutes.
  ///
  /// - Throws: the error of the system if `swift` cannot be run; `CancellationError`.
  func build(_ product: String) async throws -> Outcome {
    let process = try ChildProcess(
      [swift, "build", "--product", product] + arguments, in: folder,
      environment: FastLinker.environment(
        environment, arguments: arguments, folder: folder + "/.build/trellis-dev/linker"),
      write: write)
    await process.wait()
    try Task.checkCancellation()
    let text = process.output
    if process.ending == .status(0) { return .built }
    let errors = BuildOutput(text, folder: folder).errors
    return .failed(errors, output: errors.isEmpty ? DevStatus.lastLines(of: text) : [])
  }

  /// The folder of the executables, after the first build.
  ///
  /// - Throws: ``Failure``.
  func executables() async throws -> String {
    try await standardOutput(["build", "--show-bin-path"] + arguments).last ?? folder
  }

  /// The manifest of the package.
  ///
  /// - Throws: ``Failure`` with the compiler's words, such as that there is no `Package.swift`.
  func manifest() async throws -> PackageManifest {
    let text = try await standardOutput(["package", "dump-package"]).joined(separator: "\n")
    do { return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8)) } catch {
      throw Failure(command: "package dump-package", reason: "its output is not understood")
    }
  }

  /// A command of SwiftPM failed.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let command: String
    let reason: String

    var description: String { "swift \(command) failed: \(reason)" }
  }

  /// The lines of the standard output of a command.
  private func standardOutput(_ words: [String]) async throws -> [String] {
    // Warnings go to the standard error, so the standard output is written to a file.
    let file = FileManager.default.temporaryDirectory.path + "/trellis-dev-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let shell = ["sh", "-c", "output=$1; shift; exec \"$@\" > \"$output\"", "sh", file, swift]
    let process = try ChildProcess(shell + words, in: folder, environment: environment) { _ in }
    await process.wait()
    try Task.checkCancellation()
    guard process.ending == .status(0) else {
      let lines = DevStatus.lastLines(of: process.output, count: 5).joined(separator: "\n")
      throw Failure(
        command: words.joined(separator: " "),
        reason: lines.isEmpty ? "\(process.ending?.description ?? "no end")" : lines)
    }
    let text = FileManager.default.contents(atPath: file) ?? Data()
    return String(decoding: text, as: UTF8.self).parts(between: "\n").map(String.init)
  }
}
