import ArgumentParser
import Foundation
import TrellisServer

/// `export`: writes the pages as static files.
struct ExportCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export", abstract: "Write the pages as static files, readable without scripts.",
      discussion: """
        Prints the files that are new or changed, and to the standard error a bar, or on no terminal a \
        line every five seconds. The width is 1280 by default, for mails 600, and for documents 718. \
        Files of the previous export that are no longer needed are removed. Ends with status 0, 1 if a \
        page cannot be made, --check finds something or the page of a --route is closed to the user, and 2 for wrong usage.
        """)
  }

  @OptionGroup var application: App
  @OptionGroup var resources: ResourceOptions

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var out: String

  @OptionGroup var pages: PageSetOptions

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("The address of the exported site, for its site map.", valueName: "url"))
  var baseURL: String?

  @Option(
    help: ArgumentHelp(
      "The kind of files: html, xhtml, mail, or pdf, which needs an installed browser.",
      valueName: "format"),
    transform: { name in
      guard let format = ExportOptions.Format(rawValue: name) else {
        throw ValidationError("There is no format \(name); there are html, xhtml, mail and pdf")
      }
      return format
    })
  var format = ExportOptions.Format.html

  @Flag(help: "Put style sheets, fonts and pictures into each page.")
  var inline = false

  @Flag(
    help: """
      Check the links and the pages that show one address after the other, and list the controls \
      that need a server.
      """)
  var check = false

  private var options: ExportOptions {
    var options = ExportOptions(format: format)
    pages.set(in: &options)
    options.baseURL = baseURL
    options.isInline = inline
    options.comparesReusedPages = check
    return options
  }

  func validate() throws { try options.validate() }

  func run() async throws {
    let site = try await Site(
      application, resources: resources, origins: [], metrics: application.metrics)
    let line = ProgressLine()
    let report = try await SiteExporter(identifying: options, on: site).write(to: out) {
      line.show($0, of: $1)
    }
    line.clear()
    for file in report.written { print(file) }
    Self.printLine(
      """
      \(report.pages) pages (\(report.reused) as before): \(report.written.count) files written, \
      \(report.unchanged) unchanged, \(report.removed.count) removed
      """)
    for path in report.closed {
      Self.printLine("closed to \(options.identity ?? "visitors; use --identity"): \(path)")
    }
    if options.routes != nil, !report.closed.isEmpty { throw ExitCode(1) }
    guard check else { return }
    for link in report.unexported { Self.printLine("not exported: \(link)") }
    for element in report.inert { Self.printLine("needs a server: \(element)") }
    let problems =
      report.differing + LinkCheck(folder: out, basePath: options.basePath).problems()
    for problem in problems { Self.printLine(problem) }
    if !problems.isEmpty { throw ExitCode(1) }
  }

  private static func printLine(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
