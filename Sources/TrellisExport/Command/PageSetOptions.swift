import ArgumentParser
import TrellisServer

/// The options of commands that make many pages: the addresses, the window sizes and the locale.
struct PageSetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "An address; all that the routes name by default. Can be repeated.", valueName: "path"))
  var route: [String] = []

  @Option(
    help: ArgumentHelp(
      "A window width to lay the pages out for, in CSS px. Can be repeated.", valueName: "px"))
  var width: [Double] = []

  @Option(help: ArgumentHelp("The height of the window, in CSS px.", valueName: "px"))
  var height = 800.0

  @Option(help: ArgumentHelp("The language tag of the reader, such as de-AT.", valueName: "tag"))
  var locale: String?

  /// The addresses; `nil` for all.
  var routes: [String]? { route.isEmpty ? nil : route }

  /// The widths in increasing order; `nil` for the default widths of the command.
  var widths: [Double]? { width.isEmpty ? nil : width.sorted() }
}
