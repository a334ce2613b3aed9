import TrellisBase

/// An error in the output of `swift build`: its place, its message, and the lines that the compiler prints below it.
struct BuildError: Codable, Equatable, Sendable {
  /// The path of the source, relative to the package if it is inside; `nil` for an error without a place, such as one of
  /// the linker.
  var file: String?
  /// Counted from 1.
  var line: Int?
  /// Counted from 1, in bytes.
  var column: Int?
  var message: String
  /// Lines of the source with the compiler's marks, and the compiler's notes; at most ``maximumLines``.
  var excerpt: [String] = []

  /// The error as the compiler prints it.
  var title: String {
    let place = [file, line.map { "\($0)" }, column.map { "\($0)" }].compactMap(\.self)
    return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + "error: " + message
  }

  static let maximumLines = 20
  /// The maximum bytes of a message or a line.
  static let maximumBytes = 2000
}

/// The errors in the output of `swift build`.
struct BuildOutput {
  /// Each error once, in the order of the output; at most ``maximumErrors``.
  private(set) var errors: [BuildError] = []

  static let maximumErrors = 50

  /// - Parameters:
  ///   - text: the standard output and the standard error, without colours.
  ///   - folder: the absolute path of the package.
  init(_ text: String, folder: String) {
    var found: [BuildError] = []
    var current: BuildError?
    func finish() {
      if let current, !found.contains(current) { found.append(current) }
      current = nil
    }
    for line in text.lines {
      switch Line(line.ends(with: "\r") ? line.droppingLast(1) : line, folder: folder) {
      case .error(let error):
        finish()
        current = error
      case .other: finish()
      case .detail(let detail):
        if let lines = current?.excerpt.count, lines < BuildError.maximumLines {
          current?.excerpt.append(detail)
        }
      }
    }
    finish()
    // "emit-module command failed" and similar lines of the build system follow the errors of the compiler.
    let located = found.filter { $0.file != nil }
    errors = Array((located.isEmpty ? found : located).prefix(Self.maximumErrors))
  }

  private enum Line {
    case error(BuildError)
    /// A line below an error.
    case detail(String)
    /// A line that belongs to no error.
    case other

    init(_ line: Substring, folder: String) {
      let text = Self.shortened(line)
      if line.begins(with: "error: ") {
        self = .error(BuildError(message: Self.shortened(line.dropping(7))))
      } else if let (place, message) = Self.parts(of: line, before: ": error: ")
        ?? Self.parts(of: line, before: ": fatal error: ")
      {
        self = .error(
          Place(place, folder: folder).map {
            BuildError(file: $0.file, line: $0.line, column: $0.column, message: message)
          } ?? BuildError(message: text))
      } else if let (place, _) = Self.parts(of: line, before: ": warning: "),
        Place(place, folder: folder) != nil
      {
        self = .other
      } else if line.isEmpty || line.begins(with: "[") || line.begins(with: "warning: ") {
        self = .other
      } else {
        self = .detail(text)
      }
    }

    /// The text before the first `mark`, and the message after it. A line of an excerpt is no message.
    private static func parts(
      of line: Substring, before mark: StaticString
    ) -> (place: Substring, message: String)? {
      guard let range = line.range(ofFirst: mark) else { return nil }
      let place = line[..<range.lowerBound]
      // The compiler repeats a message below the line of the source, after `|` and a mark.
      guard !place.begins(with: " "), !place.holds(" | ") else { return nil }
      return (place, shortened(line[range.upperBound...]))
    }

    private static func shortened(_ text: Substring) -> String {
      String(decoding: text.utf8.prefix(BuildError.maximumBytes), as: UTF8.self)
    }
  }

  /// `path:line:column` or `path:line` in front of a message.
  private struct Place {
    var file: String
    var line: Int
    var column: Int?

    init?(_ text: Substring, folder: String) {
      var rest = text
      var numbers: [Int] = []
      while numbers.count < 2, let colon = rest.index(ofLast: ":"),
        let number = Int(rest.rest(after: colon))
      {
        numbers.insert(number, at: 0)
        rest = rest[..<colon]
      }
      guard let first = numbers.first, first > 0, !rest.isEmpty, !rest.begins(with: "<") else {
        return nil
      }
      line = first
      column = numbers.dropFirst().first
      file = String(
        rest.begins(withText: folder + "/") ? rest.dropping(folder.utf8.count + 1) : rest)
    }
  }
}
