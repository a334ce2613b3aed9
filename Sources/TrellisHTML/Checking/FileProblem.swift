/// A mistake in a file of a site.
package struct FileProblem: Error, Hashable, CustomStringConvertible {
  /// The line in the file, from 1; `nil` for the whole file.
  package let line: Int?
  package let reason: String

  init(_ reason: String, line: Int = 0) {
    self.line = line > 0 ? line : nil
    self.reason = reason
  }

  package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
