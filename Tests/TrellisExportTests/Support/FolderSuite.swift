import Foundation

/// A suite whose tests write files into a folder of their own.
protocol FolderSuite {
  /// The path of the folder, which each test removes at its end.
  var folder: String { get }
}

extension FolderSuite {
  /// The text of the file with the path `file` in the folder; throws if there is none, or if it is not UTF-8.
  func text(_ file: String) throws -> String {
    try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
  }
}
