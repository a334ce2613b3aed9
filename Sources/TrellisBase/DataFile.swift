#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A table in the folder `public/data`: text after a notice of lines that begin with `#`.
///
/// A table is read once in a process, when it is first needed. A file that is missing then counts as empty, so that no
/// request stops the process; servers, exports and tools check all files with ``missing(in:)`` at their start.
package enum DataFile: String, CaseIterable, Sendable {
  case cellWidths = "cell-widths"
  case characterOrder = "character-order"
  case characterReferences = "character-references"
  case danish = "hyphenation-da"
  case german = "hyphenation-de"
  case english = "hyphenation-en"
  case spanish = "hyphenation-es"
  case french = "hyphenation-fr"
  case italian = "hyphenation-it"
  case polish = "hyphenation-pl"
  case portuguese = "hyphenation-pt"
  case khmerWords = "words-khmer"
  case laoWords = "words-lao"

  /// The folder of the tables.
  package static var folder: String { ResourceFolder.publicPath + "/data" }

  package func path(in folder: String = folder) -> String { folder + "/" + rawValue + ".txt" }

  /// The text after the notice; empty if the file is not readable.
  ///
  /// - Complexity: O(bytes); the file is read by each call.
  package func text(in folder: String = folder) -> String {
    guard let bytes = FileManager.default.contents(atPath: path(in: folder)) else { return "" }
    var text = bytes[...]
    while text.first == UInt8(ascii: "#") {
      text = text.firstIndex(of: UInt8(ascii: "\n")).map { text[($0 + 1)...] } ?? text.suffix(0)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The path of the first table that is missing, empty or not readable; `nil` if all can be read.
  package static func missing(in folder: String = folder) -> String? {
    allCases.lazy.map { $0.path(in: folder) }.first { path in
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
      return size ?? 0 == 0 || !FileManager.default.isReadableFile(atPath: path)
    }
  }

  /// The message of an error about a path that ``missing(in:)`` returns.
  package static func failure(_ path: String) -> String {
    "Cannot read the table \(path): it is missing, empty or not readable; set TRELLIS_PUBLIC to the folder `public` "
      + "of Trellis"
  }
}
