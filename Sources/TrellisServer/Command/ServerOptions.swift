import ArgumentParser

/// Options that say where the application's files are.
struct ResourceOptions: ParsableArguments {
  @Option(
    name: .customLong("public"),
    help: ArgumentHelp(
      "The folder of Trellis's client script, style sheet and fonts.", valueName: "folder"))
  var assets: String?

  @Option(help: ArgumentHelp("The folder of the page templates.", valueName: "folder"))
  var templates: String?
}

/// Options of the server.
struct ServerOptions: ParsableArguments {
  @Option(help: "The port to listen on; 0 for any free one. (default: $PORT or 8080)")
  var port: UInt16?

  @Option(help: "The address or name to listen on. (default: $HOST or localhost)")
  var host: String?

  @Option(
    name: .customLong("origin"),
    help: ArgumentHelp(
      "The address of the site as browsers see it, such as https://example.org; may be repeated.",
      valueName: "origin"))
  var origins: [String] = []

  @Flag(help: "Tell a tab at /_trellis/inspect where everything on its page lies, for tests.")
  var inspect = false

  mutating func validate() throws {
    for text in origins where Origin(text) == nil {
      throw ValidationError("\"\(text)\" is no origin: give a scheme and a host, and nothing else")
    }
  }
}
