/// A reason that text cannot be read as HTML.
public enum ParseError: Error, Equatable, Sendable {
  case emptyInput
  /// The text holds a NUL byte, `offset` bytes from its start.
  case nulByte(offset: Int)
  /// The text is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// Elements are nested more than `limit` deep.
  case tooDeep(limit: Int)
  /// The text is not UTF-8.
  case notUnicode
  /// The text contains no element.
  case noElement
}

extension ParseError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .emptyInput:
      "Cannot parse HTML: the input is empty"
    case .nulByte(let offset):
      "Cannot parse HTML: NUL byte at offset \(offset); remove it or decode the input first"
    case .tooLong(let limit):
      "Cannot parse HTML: the input is longer than \(limit) bytes"
    case .tooDeep(let limit):
      "Cannot parse HTML: elements are nested more than \(limit) deep"
    case .notUnicode:
      "Cannot parse HTML: the input is not UTF-8; convert it first"
    case .noElement:
      "Cannot parse HTML: the input holds no element"
    }
  }
}

/// A recovered error in HTML, such as an unclosed tag.
public struct ParseNote: Hashable, Sendable {
  /// The line of the error, from 1.
  public let line: Int
  /// The first line of libxml2's message, in English.
  public let message: String
}

/// The limits of a text to parse.
public struct ParseLimits: Sendable {
  /// The maximum length in bytes; at most 2 GB.
  public var bytes: Int
  /// The maximum depth of nested elements; at most 250, as libxml2 itself stops at 256.
  public var depth: Int

  /// Makes limits; values above the maxima are clamped.
  ///
  /// - Parameters:
  ///   - bytes: the maximum bytes of a text; 16 MiB by default, and 2³¹ - 1 at most.
  ///   - depth: the maximum depth of nested elements; 250 by default and at most.
  public init(bytes: Int = 16 << 20, depth: Int = 250) {
    self.bytes = min(bytes, Int(Int32.max))
    self.depth = min(depth, 250)
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
