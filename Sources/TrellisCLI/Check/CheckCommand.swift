import ArgumentParser
import Foundation
import TrellisBase
import TrellisHTML

/// `trellis check DIR`
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the files of a site, or the responses of a server.",
    discussion: """
      HTML is read as by browsers, and what they recover from is a problem. XHTML, SVG, feeds and site maps \
      are read by an XML parser without a network, entities and other files, and manifests of applications \
      as JSON. Ids must be unique, and references ('#fragment', 'for', 'aria-labelledby' …) must name \
      elements of the page. Prints each problem as 'file:line: reason'. Ends with status 0 if there is \
      none, 1 if there is one, 2 if something cannot be read.
      """
  )

  @Argument(help: "Folders, files, or addresses that begin with http:// or https://.")
  var places: [String]

  @Option(
    name: .customLong("assert"),
    help: ArgumentHelp(
      """
      An XPath expression that must select something, or be true, in each page, and in each file that \
      is named itself; may be repeated.
      """, valueName: "xpath"))
  var assertions: [String] = []

  func validate() throws {
    let page = try ParsedDocument(html: "<p>")
    for assertion in assertions {
      do {
        _ = try page.satisfies(assertion)
      } catch {
        throw ValidationError("--assert \(assertion): the XPath expression is malformed")
      }
    }
  }

  func run() async throws {
    let output: (text: String, isRight: Bool)
    do {
      output = try await result()
      try DiffCommand.write(output.text)
    } catch {
      throw ExitCode.failure("\(error)", of: "trellis check")
    }
    if !output.isRight { throw ExitCode(1) }
  }

  /// The text to print, and whether there are no problems.
  func result() async throws(DiffCommand.UnreadablePage) -> (text: String, isRight: Bool) {
    var lines: [String] = []
    var count = 0
    func check(_ bytes: [UInt8], as kind: FileCheck.Kind, name: String, isNamed: Bool) {
      count += 1
      lines += problems(in: bytes, as: kind, isNamed: isNamed).map { name + $0 }
    }
    for place in places {
      if place.begins(with: "http://") || place.begins(with: "https://") {
        let response = try await Download.response(at: place)
        let kind = FileCheck.Kind(contentType: response.contentType, response.bytes)
        check(response.bytes, as: kind, name: place, isNamed: true)
      } else if DiffCommand.isFolder(place) {
        for name in try Self.files(in: place) {
          let path = place + (place.ends(with: "/") ? "" : "/") + name
          let bytes = try InputFile.bytes(of: path)
          check(bytes, as: FileCheck.Kind(named: name) ?? .html, name: path, isNamed: false)
        }
      } else {
        let bytes = try InputFile.bytes(of: place)
        let kind = FileCheck.Kind(named: place) ?? FileCheck.Kind(bytes)
        check(bytes, as: kind, name: place, isNamed: true)
      }
    }
    let summary =
      "\(count) file\(count == 1 ? "" : "s") checked, "
      + "\(lines.count) problem\(lines.count == 1 ? "" : "s")"
    return ((lines + [summary]).map { $0 + "\n" }.joined(), lines.isEmpty)
  }

  /// The problems of a file, each as `:line: reason`.
  private func problems(in bytes: [UInt8], as kind: FileCheck.Kind, isNamed: Bool) -> [String] {
    let check = FileCheck(bytes, as: kind, limits: ParseLimits(bytes: PageReading.byteLimit))
    var problems = check.problems.map { problem in
      (problem.line.map { ":\($0): " } ?? ": ") + problem.reason
    }
    if let document = check.document, isNamed || document.root.name == "html" {
      for assertion in assertions where (try? document.satisfies(assertion)) != true {
        problems.append(": the assertion \(assertion) does not hold")
      }
    }
    return problems
  }

  /// The relative paths of the files below a folder that can be checked, sorted.
  private static func files(in folder: String) throws(DiffCommand.UnreadablePage) -> [String] {
    let files = try DiffCommand.files(in: folder) { FileCheck.Kind(named: $0) != nil }
    guard !files.isEmpty else {
      throw DiffCommand.UnreadablePage(
        file: folder, reason: "The folder has no pages, XML files and manifests")
    }
    return files
  }
}
