import ArgumentParser
import Foundation
import TrellisDOM
import TrellisHTML

/// `conformance html FILE…`
struct HTMLConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "html",
    abstract: "Checks how HTML is read against html5lib's tree construction tests (.dat files).",
    discussion: """
      A test without a word on scripting is made twice, with scripting and without. Tests whose scripts \
      must run are left out: do not name the files of the folder 'scripted'. Ends with status 1 if a \
      test failed, 2 if a file cannot be read.
      """
  )

  @Argument(help: "Files of tests.")
  var files: [String]

  @Option(help: "The maximum number of failures to print.")
  var failures = 10

  func run() throws {
    var (passed, failed) = (0, 0)
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw ExitCode.failure("Cannot read \(file): it is missing or not readable")
      }
      for test in HTMLTreeCase.read(String(decoding: data, as: UTF8.self)) {
        for hasScripting in test.scripting {
          let lines = try? HTMLOutline.lines(
            Array(test.html.utf8), context: test.context, hasScripting: hasScripting)
          if lines == test.lines {
            passed += 1
            continue
          }
          failed += 1
          guard failed <= failures else { continue }
          let made = (lines ?? ["an error"]).joined(separator: "\n")
          print(
            "\(file): \(test.html)\nexpected\n\(test.lines.joined(separator: "\n"))\nmade\n\(made)\n"
          )
        }
      }
    }
    print("\(passed) passed, \(failed) failed")
    if failed > 0 { throw ExitCode(1) }
  }
}
