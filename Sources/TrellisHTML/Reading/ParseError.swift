import TrellisBase

/// A reason that text cannot be read as HTML.
public enum ParseError: Error, Equatable, Sendable {
  case emptyInput
  /// The text is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// Elements are nested more than `limit` deep.
  case tooDeep(limit: Int)
  /// The text is not UTF-8.
  case notUnicode
  /// The text results in more than `limit` nodes and attributes.
  case tooManyNodes(limit: Int)
  /// An element has more than `limit` attributes.
  case tooManyAttributes(limit: Int)
  /// Parsing the text as browsers do takes too many steps.
  case tooComplex
  /// The text has an ampersand, and the table of HTML's character references at `path` is missing or not readable.
  case missingTable(path: String)
}

extension ParseError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .emptyInput:
      "Cannot parse HTML: the input is empty"
    case .tooLong(let limit):
      "Cannot parse HTML: the input is longer than \(limit) bytes"
    case .tooDeep(let limit):
      "Cannot parse HTML: elements are nested more than \(limit) deep"
    case .notUnicode:
      "Cannot parse HTML: the input is not UTF-8; convert it first"
    case .tooManyNodes(let limit):
      "Cannot parse HTML: the input makes more than \(limit) nodes and attributes"
    case .tooManyAttributes(let limit):
      "Cannot parse HTML: an element has more than \(limit) attributes"
    case .tooComplex:
      "Cannot parse HTML: the misnested elements of the input take too many steps"
    case .missingTable(let path):
      "Cannot parse HTML: \(DataFile.failure(path))"
    }
  }
}

/// A recovered error in HTML, such as an unclosed tag.
public struct ParseNote: Hashable, Sendable {
  /// The line of the error, from 1.
  public let line: Int
  /// A message in English that names the element.
  public let message: String
}

/// The limits of a text to parse.
public struct ParseLimits: Sendable {
  /// The maximum length in bytes; at most 2 GB.
  public var bytes: Int
  /// The maximum depth of nested elements; at most 513, as browsers do not nest elements deeper.
  public var depth: Int
  /// The maximum number of nodes and attributes; a node takes some 200 bytes.
  public var nodes: Int
  /// The maximum number of attributes of one element: 10,000.
  static let attributes = 10_000

  /// Makes limits; values above the maxima are clamped.
  ///
  /// - Parameters:
  ///   - bytes: the maximum bytes of a text; 16 MiB by default, and 2³¹ - 1 at most.
  ///   - depth: the maximum depth of nested elements; 513 by default and at most. With 513 no text is too
  ///     deep: deeper elements become siblings.
  ///   - nodes: the maximum number of nodes and attributes; 3 million by default.
  public init(bytes: Int = 16 << 20, depth: Int = 513, nodes: Int = 3_000_000) {
    self.bytes = min(bytes, Int(Int32.max))
    self.depth = min(depth, 513)
    self.nodes = nodes
  }
}

/// An error of an XPath query.
public struct QueryError: Error, Equatable, CustomStringConvertible {
  /// The XPath expression.
  public let query: String
  public var description: String {
    "Cannot evaluate the XPath query '\(query)': it is malformed or gives no elements"
  }
}
