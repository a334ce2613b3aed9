import ArgumentParser
import Foundation

/// `trellis snapshot PRODUCT check …`: the command of an application.
struct SnapshotForwarding: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Records the pages of an application as texts, and reports their changes.",
    discussion:
      "Runs 'swift run PRODUCT snapshot …'; 'swift run PRODUCT snapshot --help' lists the options.")

  @Argument(help: "The executable product of the application, such as Counter.")
  var product: String

  @Argument(parsing: .captureForPassthrough, help: "record, check or approve, with their options.")
  var arguments: [String] = []

  func run() throws {
    ForwardedCommand(product: product, command: "snapshot", arguments: arguments).run()
  }
}

/// `trellis inspect PRODUCT …`: the command of an application.
struct InspectForwarding: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prints the components, layout, elements and styles of an application's page.",
    discussion:
      "Runs 'swift run PRODUCT inspect …'; 'swift run PRODUCT inspect --help' lists the options.")

  @Argument(help: "The executable product of the application, such as Counter.")
  var product: String

  @Argument(parsing: .captureForPassthrough, help: "The options.")
  var arguments: [String] = []

  func run() throws {
    ForwardedCommand(product: product, command: "inspect", arguments: arguments).run()
  }
}

/// A command of an application's executable.
struct ForwardedCommand: Equatable {
  let product: String
  let command: String
  let arguments: [String]

  /// The program and its arguments.
  var words: [String] { ["swift", "run", product, command] + arguments }

  /// Replaces this process by the command.
  ///
  /// Ends with status 2 if there is no program `swift`.
  func run() -> Never {
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    execvp("swift", pointers)
    let reason = String(cString: strerror(errno))
    FileHandle.standardError.write(Data("trellis \(command): cannot run swift: \(reason)\n".utf8))
    Foundation.exit(2)
  }
}
