import Foundation
import TrellisBase

/// The icons that pages can show, as custom properties in the common style sheet.
package struct IconSheet: Sendable {
  /// The drawings, by icon name.
  private(set) var drawings: [String: IconDrawing] = [:]

  /// The name of the icon folder, in Trellis's and in the application's public folder.
  static let folderName = "icons"

  /// A file that cannot be used as an icon.
  struct LoadingError: Error, CustomStringConvertible {
    let path: String
    let problem: IconDrawing.Problem
    var description: String { "Cannot use the icon \(path): \(problem)" }
  }

  /// Adds the SVG files of `folder` whose names are icon names; no files if there is no such folder. A later file
  /// replaces an earlier one of the same name.
  mutating func add(folder: String) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in files.sorted() where file.ends(with: ".svg") {
      let name = String(file.droppingLast(4))
      guard Self.isName(name) else { continue }
      let path = folder + "/" + file
      guard let data = FileManager.default.contents(atPath: path) else {
        throw AssetCatalog.LoadingError.unreadable(path)
      }
      do {
        drawings[name] = try IconDrawing(Array(data))
      } catch {
        throw LoadingError(path: path, problem: error)
      }
    }
  }

  /// Whether the name consists of lower case letters, digits and hyphens, at most 48.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 48 && name.utf8.allSatisfy(isNameByte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (48...57).contains(byte) || byte == 45
  }

  /// The rules for the icons with `names`; for all icons if `names` is `nil`.
  func text(only names: Set<String>? = nil) -> String {
    let all = drawings.keys.sorted().filter { names?.contains($0) ?? true }
    guard !all.isEmpty else { return "" }
    let properties = all.map { "--i-\($0):\(drawings[$0]?.css ?? "none");\n" }
    return ":where([data-trellis],.trellis-error){\n\(properties.joined())}\n"
  }

  /// The names of the icons that a style sheet uses.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func names(in sheet: String) -> Set<String> {
    var names: Set<String> = []
    let start = Array("var(--i-".utf8)
    var sheet = sheet
    sheet.withUTF8 { bytes in
      var offset = 0
      while let next = bytes[offset...].index(ofFirst: start) {
        let name = bytes[(next + start.count)...].prefix(while: isNameByte)
        names.insert(String(decoding: name, as: UTF8.self))
        offset = name.endIndex
      }
    }
    return names
  }
}
