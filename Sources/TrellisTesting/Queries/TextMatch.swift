/// A condition on a text of the page; a string literal is the whole text.
///
/// Runs of white space are compared as one space, and white space at the ends is ignored.
public struct TextMatch: Sendable, ExpressibleByStringInterpolation {
  private enum Kind: Sendable {
    case whole(String)
    case part(String)
    case pattern(String)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The whole text.
  public init(stringLiteral value: String) { kind = .whole(value.collapsed) }

  /// The whole text.
  public static func exactly(_ text: String) -> TextMatch { TextMatch(.whole(text.collapsed)) }

  /// A part of the text; letter case is ignored.
  public static func containing(_ text: String) -> TextMatch { TextMatch(.part(text.collapsed)) }

  /// A regular expression that matches a part of the text, in the syntax of Swift's `Regex`; a malformed expression
  /// matches nothing.
  public static func matching(_ pattern: String) -> TextMatch { TextMatch(.pattern(pattern)) }

  func matches(_ text: String) -> Bool {
    switch kind {
    case .whole(let whole): return text == whole
    case .part(let part): return text.lowercased().contains(part.lowercased())
    case .pattern(let pattern): return (try? Regex(pattern).firstMatch(in: text)) != nil
    }
  }

  /// The wanted text, for comparisons with other texts.
  var text: String {
    switch kind {
    case .whole(let text), .part(let text), .pattern(let text): text
    }
  }
}

extension TextMatch: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .whole(let text): "“\(text)”"
    case .part(let text): "containing “\(text)”"
    case .pattern(let text): "matching /\(text)/"
    }
  }
}
