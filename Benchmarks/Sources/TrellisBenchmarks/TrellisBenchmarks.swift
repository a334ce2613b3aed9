import Foundation

/// Runs the suites named on the command line, or all of them, and prints one line of JSON for each
/// measurement; progress is printed on standard error. `--filter TEXT` selects the measurements whose names
/// contain the text.
@main
struct TrellisBenchmarks {
  /// Each suite is in a separate file.
  static var suites: [any Suite.Type] {
    [
      CoreSuite.self, ListSuite.self, LongListSuite.self, LayoutSuite.self, TextSuite.self,
      MountSuite.self,
      MemorySuite.self, InstalledFontSuite.self, ServerSuite.self, SignInSuite.self,
      StoredSuite.self, RestartSuite.self, SoakSuite.self, ViewsSuite.self, DiffSuite.self,
      HTMLSuite.self, ExportSuite.self, TestingSuite.self, LogSuite.self, LedgerSuite.self,
    ]
  }

  static func main() {
    var names = Array(CommandLine.arguments.dropFirst())
    var filter: String?
    if let option = names.firstIndex(of: "--filter") {
      guard option + 1 < names.count else { fail("--filter needs a text", status: 2) }
      filter = names[option + 1]
      names.removeSubrange(option...option + 1)
    }
    for name in names where !suites.contains(where: { $0.name == name }) {
      let known = suites.map { $0.name }.joined(separator: ", ")
      fail("There is no suite \(name); there are: \(known)", status: 2)
    }
    for suite in suites where names.isEmpty ? !suite.isOnDemand : names.contains(suite.name) {
      if let filter, names.isEmpty, !suite.mayMeasure(filter) { continue }
      record(suite.name)
      do {
        try suite.run(filter: filter) { measurement in
          // Unbuffered, so that each line is visible when it was measured.
          if filter.map(measurement.name.contains) ?? true {
            FileHandle.standardOutput.write(Data("\(measurement.json)\n".utf8))
          }
        }
      } catch {
        fail("\(suite.name): \(error)", status: 1)
      }
    }
  }

  /// Prints progress with the seconds since the start.
  static func record(_ text: String) {
    let seconds = (start.duration(to: .now) / .seconds(1)).rounded()
    FileHandle.standardError.write(Data("[\(Int(seconds)) s] \(text)\n".utf8))
  }

  private static let start = ContinuousClock.now

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}

/// A group of measurements.
protocol Suite {
  /// The name of the suite on the command line, and the prefix of its measurements' names.
  static var name: String { get }
  /// Whether the suite takes so long that it runs only when it is named.
  static var isOnDemand: Bool { get }
  static func run(report: (Measurement) -> Void) throws
  /// Runs the measurements whose names contain `filter`, and further ones if that is simpler.
  static func run(filter: String?, report: (Measurement) -> Void) throws
}

extension Suite {
  static var isOnDemand: Bool { false }

  static func run(filter: String?, report: (Measurement) -> Void) throws {
    try run(report: report)
  }

  /// Whether a measurement of the suite may have `filter` in its name: not if `filter` begins with the name
  /// of another suite.
  static func mayMeasure(_ filter: String) -> Bool {
    let others = TrellisBenchmarks.suites.filter { $0.name != name }
    return filter.hasPrefix(name) || !others.contains { filter.hasPrefix($0.name) }
  }
}
