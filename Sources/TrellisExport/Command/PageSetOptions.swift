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

  @Option(
    help: ArgumentHelp(
      "The id of the user for whom the pages are opened; nobody by default.", valueName: "id"))
  var identity: String?

  /// Sets the given values in `options`, the options of a command with its default widths.
  func set(in options: inout some PageSet) {
    options.routes = route.isEmpty ? nil : route
    if !width.isEmpty { options.widths = width.sorted() }
    options.height = height
    options.locale = locale
    options.identity = identity
  }
}

/// The options of a work on many pages.
protocol PageSet {
  var routes: [String]? { get set }
  var widths: [Double] { get set }
  var height: Double { get set }
  var locale: String? { get set }
  var identity: String? { get set }

  func check() throws(ExportOptions.OptionError)
}

extension ExportOptions: PageSet {}
extension SnapshotOptions: PageSet {}

extension PageSet {
  /// Checks the options of a command line.
  ///
  /// - Throws: a wrong usage.
  func validate() throws {
    do {
      try check()
    } catch {
      throw ValidationError(error.description)
    }
  }
}
