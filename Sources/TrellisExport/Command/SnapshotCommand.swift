import ArgumentParser
import Foundation
import TrellisServer

/// `snapshot`: records the pages as texts and compares them later.
struct SnapshotCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "snapshot", abstract: "Record pages as texts, and report their changes.",
      subcommands: [
        SnapshotRecordCommand<App>.self, SnapshotCheckCommand<App>.self,
        SnapshotApproveCommand<App>.self,
      ])
  }
}

/// The application and the folder of its snapshots.
struct SnapshotArguments<App: Application>: ParsableArguments {
  @OptionGroup var application: App
  @OptionGroup var resources: ResourceOptions

  @Option(
    help: ArgumentHelp(
      "The folder of the snapshots. (default: snapshots/\(App.commandName))", valueName: "folder"))
  var folder: String?

  var snapshotFolder: SnapshotFolder {
    SnapshotFolder(path: folder ?? "snapshots/\(App.commandName)")
  }

  /// The snapshots of this program's pages, made with `options`.
  func made(_ options: SnapshotOptions) async throws -> (
    maker: SnapshotMaker, snapshots: [SnapshotMaker.Job: PageSnapshot]
  ) {
    let maker = try await SnapshotMaker(application, resources: resources, options: options)
    let snapshots: [SnapshotMaker.Job: PageSnapshot]
    do {
      snapshots = try await maker.snapshots()
    } catch {
      await maker.site.stop()
      throw error
    }
    await maker.site.stop()
    for (pattern, count) in maker.addresses.omitted.sorted(by: { $0.key < $1.key }) {
      Self.printLine("left out: \(count) addresses of \(pattern) beyond --limit")
    }
    for pattern in maker.unnamed {
      Self.printLine("left out: \(pattern) names no address; use --route")
    }
    return (maker, snapshots)
  }

  static func printLine(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Runs `body`; an error is one line and status 2.
  static func run(_ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch let code as ExitCode {
      throw code
    } catch {
      printLine("\(App.commandName) snapshot: \(error)")
      throw ExitCode(2)
    }
  }
}

/// `snapshot record`
struct SnapshotRecordCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record", abstract: "Record the pages anew, with the options for later checks.",
      discussion: """
        Each page is three texts for each width, 390 and 1280 by default: its elements, its roles and \
        names, and its frames. \
        Prints the new and changed files. Files of pages that are no longer recorded are removed.
        """)
  }

  @OptionGroup var arguments: SnapshotArguments<App>

  @OptionGroup var pages: PageSetOptions

  @Option(help: "The largest number of addresses of one route.")
  var limit = 100

  @Option(
    help: ArgumentHelp(
      "A CSS selector of elements to leave out. Can be repeated.", valueName: "selector"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "A regular expression of texts to record as …, such as dates. Can be repeated.",
      valueName: "regex"))
  var mask: [String] = []

  private var options: SnapshotOptions {
    var options = SnapshotOptions()
    pages.set(in: &options)
    options.limit = limit
    options.ignored = ignore
    options.masks = mask
    return options
  }

  func validate() throws { try options.validate() }

  func run() async throws {
    try await SnapshotArguments<App>.run {
      let (maker, snapshots) = try await arguments.made(options)
      let folder = arguments.snapshotFolder
      let check = SnapshotCheck(snapshots, in: maker.jobs, folder)
      if try folder.write(options.json, to: SnapshotOptions.fileName) {
        print(folder.path + "/" + SnapshotOptions.fileName)
      }
      try check.accept { print($0) }
    }
  }
}

/// `snapshot check`
struct SnapshotCheckCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check", abstract: "Compare the pages with their snapshots.",
      discussion: """
        Prints the differing lines and writes a report. Ends with status 0 if nothing differs, 1 if \
        something does, and 2 if the pages or the snapshots cannot be read.
        """)
  }

  @OptionGroup var arguments: SnapshotArguments<App>

  @Option(
    help: ArgumentHelp(
      "The folder for the report on differences; empty for none.", valueName: "folder"))
  var report = "snapshot-report"

  @Option(help: "The largest number of lines printed for one part of a page.")
  var limit = 60

  func run() async throws {
    try await SnapshotArguments<App>.run {
      let folder = arguments.snapshotFolder
      let (maker, snapshots) = try await arguments.made(try SnapshotOptions.read(in: folder.path))
      let check = SnapshotCheck(snapshots, in: maker.jobs, folder)
      let isColored =
        isatty(1) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
      FileHandle.standardOutput.write(
        Data(check.text(isColored: isColored, limit: max(1, limit)).utf8))
      guard !check.isEqual else { return }
      if !report.isEmpty {
        try check.writeReport(to: report)
        SnapshotArguments<App>.printLine("The report is \(report)/index.html")
      }
      throw ExitCode(1)
    }
  }
}

/// `snapshot approve`
struct SnapshotApproveCommand<App: Application>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "approve", abstract: "Record the pages that differ from their snapshots.",
      discussion: "Prints the changed files. The options are those of the last `record`.")
  }

  @OptionGroup var arguments: SnapshotArguments<App>

  @Argument(help: "The addresses to approve; all by default.")
  var paths: [String] = []

  func run() async throws {
    try await SnapshotArguments<App>.run {
      let folder = arguments.snapshotFolder
      let (maker, snapshots) = try await arguments.made(try SnapshotOptions.read(in: folder.path))
      if let path = paths.first(where: { path in !maker.jobs.contains { $0.path == path } }) {
        throw SnapshotError(description: "\(path) has no snapshots")
      }
      let check = SnapshotCheck(snapshots, in: maker.jobs, folder)
      try check.accept(only: paths.isEmpty ? nil : Set(paths)) { print($0) }
    }
  }
}

extension SnapshotCheck {
  /// Writes the changed files, and removes the files of deleted pages.
  ///
  /// - Parameters:
  ///   - paths: the addresses to accept; `nil` for all.
  ///   - report: receives a line for each file once it is written or removed.
  /// - Throws: the error of the first file that cannot be written or removed; files already reported stay changed.
  func accept(only paths: Set<String>? = nil, report: (String) -> Void = { _ in }) throws {
    for difference in differences where paths?.contains(difference.job.path) ?? true {
      try folder.write(difference.new, of: difference.job) { report(folder.path + "/" + $0) }
    }
    guard paths == nil else { return }
    for file in orphans {
      try folder.remove(file)
      report("removed \(folder.path)/\(file)")
    }
  }
}
