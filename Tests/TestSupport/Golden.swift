import FoundationEssentials

/// A text in the folder `Golden` of a test module.
///
/// A run with the environment variable `UPDATE_GOLDEN` writes the text anew; the change is read in review.
public struct Golden {
  private let url: URL

  /// - Parameter path: the path of a file with tests, in the folder of a module or below it.
  public init(_ name: String, ofModuleOf path: String = #filePath) {
    var folder = URL(filePath: path).deletingLastPathComponent()
    while folder.pathComponents.count > 2,
      folder.deletingLastPathComponent().lastPathComponent != "Tests"
    {
      folder = folder.deletingLastPathComponent()
    }
    url = folder.appending(path: "Golden").appending(path: name)
  }

  /// The first line in which a text and the recorded text differ, with both forms.
  public struct Difference: Error, CustomStringConvertible {
    public let description: String
  }

  /// Compares `text` with the recorded text.
  ///
  /// - Throws: a ``Difference`` if they differ.
  public func check(_ text: String) throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let recorded = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    if recorded == text { return }
    let (old, new) = (Self.lines(recorded), Self.lines(text))
    let place =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    func line(_ lines: [Substring]) -> Substring { place < lines.count ? lines[place] : "no line" }
    throw Difference(
      description:
        "line \(place + 1) of \(url.lastPathComponent) is\n\(line(new))\nand was\n\(line(old))")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
