import ArgumentParser

/// Runs recorded cases against an engine.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Compares layouts with what a browser was recorded to do.",
    subcommands: [FlexboxConformanceCommand.self, TextConformanceCommand.self]
  )
}
