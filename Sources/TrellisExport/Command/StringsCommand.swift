import ArgumentParser
import Foundation
import TrellisServer
import TrellisUI

/// `strings`: lists what the string catalogs lack for the pages.
struct StringsCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "strings", abstract: "List keys without an entry, and missing translations.",
      discussion: """
        Opens each page of the routes in each language of the string catalogs. Texts that show after a press only are \
        not looked up by this; tests of the application find them (docs/LANGUAGES.md). Ends with status 0 if each key has \
        an entry and each entry all translations, 1 if not, and 2 if a page cannot be opened.
        """)
  }

  @OptionGroup var application: App
  @OptionGroup var resources: ResourceOptions

  @Option(
    help: ArgumentHelp(
      "An address; all that the routes name by default. Can be repeated.", valueName: "path"))
  var route: [String] = []

  @Flag(help: "Do not list entries that were never looked up.")
  var hideUnused = false

  func run() async throws {
    var report: TranslationReport
    do {
      report = try await Self.report(
        application, resources: resources, routes: route.isEmpty ? nil : route)
    } catch {
      FileHandle.standardError.write(Data("\(App.commandName) strings: \(error)\n".utf8))
      throw ExitCode(2)
    }
    if hideUnused { report.unusedKeys = [] }
    let text = report.description
    if !text.isEmpty { print(text) }
    if !report.isComplete { throw ExitCode(1) }
  }

  /// Opens the pages, and returns what the catalogs lack for them.
  ///
  /// - Throws: an error for an application without string catalogs, or the error of the first page that cannot be made.
  static func report(
    _ application: App, resources: ResourceOptions, routes: [String]?
  ) async throws -> TranslationReport {
    var options = SnapshotOptions()
    options.routes = routes
    let maker = try await SnapshotMaker(application, resources: resources, options: options)
    let catalogs = maker.site.stringCatalogs
    guard !catalogs.isEmpty else {
      await maker.site.stop()
      throw SnapshotError(
        description: "There are no string catalogs; name them in Application.stringCatalogs")
    }
    catalogs.startRecording()
    do {
      for language in catalogs.languages {
        var options = options
        options.locale = language
        _ = try await SnapshotMaker(site: maker.site, options: options).snapshots()
      }
    } catch {
      await maker.site.stop()
      throw error
    }
    await maker.site.stop()
    return catalogs.report
  }
}
