import ArgumentParser

/// Checks recorded cases against an engine.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Compares layouts and trees with recorded results.",
    subcommands: [
      FlexboxConformanceCommand.self, TextConformanceCommand.self, HTMLConformanceCommand.self,
    ]
  )
}
