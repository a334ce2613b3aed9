import Mustache

/// Escapes the values of templates by bytes.
///
/// The library escapes each `Character`. A quotation mark before a combining mark would end an attribute, because both
/// are one `Character`, which is not escaped, and browsers read two. Its dictionary of characters also takes a third of
/// the time to open a small page.
struct EscapedHTML: MustacheContentType {
  func escapeText(_ text: String) -> String {
    guard text.utf8.contains(where: { Self.reference(for: $0) != nil }) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 2)
    for byte in text.utf8 {
      if let reference = Self.reference(for: byte) {
        reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
