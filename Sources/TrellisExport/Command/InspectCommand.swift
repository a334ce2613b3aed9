import ArgumentParser
import Foundation
import TrellisBase
import TrellisServer

/// `inspect`: prints a description of a page.
struct InspectCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "inspect",
      abstract: "Print the components, layout, elements and styles of a page.",
      discussion: """
        With --click and --resize the page is changed first, and the part `updates` lists the reason for \
        which each component was laid out by the last change. Ends with status 0, or 2 if the page cannot be opened.
        """)
  }

  @OptionGroup var application: App
  @OptionGroup var resources: ResourceOptions

  @Option(
    help: ArgumentHelp("The address of the page, such as '/?issue=3'.", valueName: "path"))
  var route = "/"

  @Option(help: ArgumentHelp("The width of the window, in CSS px.", valueName: "px"))
  var width = 1280.0

  @Option(help: ArgumentHelp("The height of the window, in CSS px.", valueName: "px"))
  var height = 800.0

  @Option(help: ArgumentHelp("The language tag of the reader, such as de-AT.", valueName: "tag"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The id of the user for whom the page is opened; nobody by default.", valueName: "id"))
  var identity: String?

  @Option(
    help: ArgumentHelp(
      "The parts to print, separated by commas: components, layout, views, roles, styles, updates.",
      valueName: "parts"),
    transform: { text in
      try text.parts(between: ",").map { name in
        guard let part = InspectedPart(rawValue: String(name)) else {
          throw ValidationError("There is no part \(name)")
        }
        return part
      }
    })
  var show = InspectedPart.allCases

  @Option(
    help: ArgumentHelp(
      "An element to click: a CSS selector, or a role and a name, such as 'button=Save'. Can be repeated.",
      valueName: "element"))
  var click: [String] = []

  @Option(
    help: ArgumentHelp(
      "Another width of the window after the clicks, in CSS px.", valueName: "px"))
  var resize: Double?

  @Flag(help: "Print one JSON object with a member for each part.")
  var json = false

  func validate() throws {
    guard route.begins(with: "/") else {
      throw ValidationError("The route \(route) must begin with a slash")
    }
    for length in [width, height, resize ?? width] where !(1...100_000).contains(length) {
      throw ValidationError("The widths and the height must be between 1 and 100000")
    }
  }

  func run() async throws {
    do {
      var options = SnapshotOptions()
      options.identity = identity
      let maker = try await SnapshotMaker(
        application, resources: resources, options: options)
      let inspector = PageInspector(
        site: maker.site, height: height, visitor: maker.visitor)
      let changes =
        click.map(InspectedChange.click) + (resize.map { [InspectedChange.resize($0)] } ?? [])
      let parts = try await inspector.describe(
        route, width: width, languages: locale.map { [$0] } ?? [], changes: changes, parts: show)
      await maker.site.stop()
      FileHandle.standardOutput.write(Data(try text(parts).utf8))
    } catch {
      let line = "\(App.commandName) inspect: \(error)\n"
      FileHandle.standardError.write(Data(line.utf8))
      throw ExitCode(2)
    }
  }

  /// The output of the command.
  func text(_ parts: [(part: InspectedPart, text: String)]) throws -> String {
    guard json else {
      if parts.count == 1 { return parts[0].text + "\n" }
      return parts.map { "# \($0.part.rawValue)\n\($0.text)\n" }.joined(separator: "\n")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let members = Dictionary(
      parts.map { ($0.part.rawValue, $0.text) }, uniquingKeysWith: { first, _ in first })
    return String(decoding: try encoder.encode(members), as: UTF8.self) + "\n"
  }
}
