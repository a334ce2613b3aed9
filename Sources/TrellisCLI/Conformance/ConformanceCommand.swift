import ArgumentParser

/// Checks recorded cases against an engine.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Compares layouts with recorded results of a browser.",
    subcommands: [FlexboxConformanceCommand.self, TextConformanceCommand.self]
  )
}
