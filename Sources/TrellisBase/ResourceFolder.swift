import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of files that Trellis needs at run time.
package struct ResourceFolder: Sendable {
  /// Client script, style sheets, icons, fonts and the tables of ``DataFile``.
  package static let assets = ResourceFolder(
    "public", variable: "TRELLIS_PUBLIC", mark: "trellis.js")
  /// Page templates.
  package static let templates = ResourceFolder(
    "templates", variable: "TRELLIS_TEMPLATES", mark: "page.mustache")

  /// The path of the command-line option `--public`, with precedence over all others; `nil` without the option.
  package static var publicOption: String? {
    get { option.withLock { $0 } }
    set { option.withLock { $0 = newValue } }
  }

  private static let option = Mutex<String?>(nil)

  /// The path of ``assets`` in this process.
  package static var publicPath: String {
    publicOption
      ?? assets.path(
        environment: ProcessInfo.processInfo.environment,
        currentDirectory: FileManager.default.currentDirectoryPath,
        exists: { FileManager.default.fileExists(atPath: $0) })
  }

  private let name: String
  private let variable: String
  private let mark: String

  /// - Parameters:
  ///   - name: the name of the folder in the source checkout and in the current directory.
  ///   - variable: the environment variable with the path of the folder.
  ///   - mark: a file that identifies the folder.
  private init(_ name: String, variable: String, mark: String) {
    self.name = name
    self.variable = variable
    self.mark = mark
  }

  /// The first of these paths: the value of the environment variable; the folder `name` of the current directory, then
  /// the current directory, if it contains `mark`; the folder `name` of the source checkout of the program.
  package func path(
    environment: [String: String], currentDirectory: String, exists: (String) -> Bool
  ) -> String {
    if let value = environment[variable], !value.isEmpty { return value }
    for folder in [currentDirectory + "/" + name, currentDirectory]
    where exists(folder + "/" + mark) {
      return folder
    }
    return Self.checkout + "/" + name
  }

  /// The folder that contains `Sources`.
  private static let checkout: String = {
    let parts = #filePath.parts(between: "/", keepsEmpty: true)
    return parts.dropLast(3).joined(separator: "/")
  }()
}
