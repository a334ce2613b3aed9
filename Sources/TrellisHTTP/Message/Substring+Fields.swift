/// Functions for header values, which compare bytes: for `String`, a combining mark after a comma or a quotation mark
/// forms one character with it.
extension StringProtocol {
  /// Whether the UTF-8 bytes of the text begin with `prefix`.
  func begins(with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { utf8.starts(with: $0) }
  }

  /// The parts between occurrences of an ASCII character.
  func parts(between separator: Unicode.Scalar, keepsEmpty: Bool = false) -> [SubSequence] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: !keepsEmpty)
      .map { self[$0.startIndex..<$0.endIndex] }
  }

  /// The text without its first `bytes` bytes; these must be ASCII.
  func dropping(_ bytes: Int) -> SubSequence { self[utf8.dropFirst(bytes).startIndex...] }

  /// The text without spaces and tabs.
  var withoutSpace: String {
    String(decoding: utf8.filter { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)
  }
}
