import Foundation
import TrellisBase
import TrellisServer

/// Prints pages as PDF with an installed browser.
struct PDFPrinter: Sendable {
  /// The path of the browser.
  let browser: String

  /// - Parameter environment: the browser is named by the variable `CHROMIUM`; otherwise it is the first known browser
  ///   in `PATH`.
  /// - Throws: ``ExportError/noBrowser`` if none is installed.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(ExportError) {
    let names = environment["CHROMIUM"].map { [$0] } ?? Self.names
    let folders = (environment["PATH"] ?? "").parts(between: ":").map(String.init)
    for name in names {
      let paths = name.holds("/") ? [name] : folders.map { $0 + "/" + name }
      if let path = paths.first(where: FileManager.default.isExecutableFile) {
        browser = path
        return
      }
    }
    throw .noBrowser
  }

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge",
  ]

  /// The PDF of the file at `path`, with constant dates, so that equal pages have equal bytes.
  ///
  /// - Throws: ``ExportError/cannotMake(_:reason:)`` if the browser ends without a document.
  func document(of path: String) throws(ExportError) -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("trellis-pdf-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = folder.appendingPathComponent("page.pdf").path
    var arguments = [
      "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions",
      "--no-pdf-header-footer", "--user-data-dir=\(folder.path)/user",
      "--print-to-pdf=\(result)",
    ]
    // Chromium has no sandbox for the user root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    arguments.append(URL(fileURLWithPath: path).absoluteString)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try process.run()
    } catch {
      throw .cannotMake(path, reason: "\(browser) does not start: \(error.localizedDescription)")
    }
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.seconds, execute: limit)
    process.waitUntilExit()
    limit.cancel()
    guard let data = FileManager.default.contents(atPath: result), !data.isEmpty else {
      throw .cannotMake(
        path, reason: "\(browser) ended with status \(process.terminationStatus) and no document")
    }
    return Self.withoutDates(Array(data))
  }

  /// The time in seconds after which the browser is terminated.
  private static let seconds = 60.0

  /// The document with its dates replaced by the first day of 2000, without moving any offsets.
  static func withoutDates(_ document: [UInt8]) -> [UInt8] {
    var document = document
    for key in ["/CreationDate (D:", "/ModDate (D:"] {
      let key = Array(key.utf8)
      var offset = 0
      while let found = document[offset...].index(ofFirst: key) {
        offset = found + key.count
        for digit in "20000101000000".utf8
        where offset < document.count && (48...57).contains(document[offset]) {
          document[offset] = digit
          offset += 1
        }
      }
    }
    return document
  }
}
