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
  /// There is not one element in the text.
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

/// A mistake in HTML that was recovered from as browsers do, such as an unclosed tag.
public struct ParseNote: Hashable, Sendable {
  /// The line it was found in, from 1.
  public let line: Int
  /// The first line of libxml2's message, in English.
  public let message: String
}

/// The limits of a text.
public struct ParseLimits: Sendable {
  /// At most 2 GB.
  public var bytes: Int
  /// At most 250; libxml2 itself stops at 256.
  public var depth: Int

  /// Makes limits; values above the greatest ones become those.
  ///
  /// - Parameters:
  ///   - bytes: the most bytes of a text; 16 MiB by default, and 2³¹ - 1 at most.
  ///   - depth: the most elements inside of each other; 250 by default and at most.
  public init(bytes: Int = 16 << 20, depth: Int = 250) {
    self.bytes = min(bytes, Int(Int32.max))
    self.depth = min(depth, 250)
  }
}

/// A reason that an XPath query has no result.
public struct QueryError: Error, Equatable, CustomStringConvertible {
  /// The XPath expression as it was given.
  public let query: String
  public var description: String {
    "Cannot evaluate the XPath query '\(query)': it is malformed or gives no elements"
  }
}
