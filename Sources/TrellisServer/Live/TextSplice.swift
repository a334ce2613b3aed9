/// The value of a field as a change of a text that the session has, so that a letter typed into a long text takes few
/// bytes of a request.
///
/// Bytes `start..<start + removed` of the base are replaced by `text`; all are UTF-8. The client may send any numbers.
struct TextSplice: Equatable {
  /// The text that the splice changes.
  enum Base: Equatable {
    case empty
    /// The value of the event with this number, which must be the last applied one with a splice.
    case event(UInt64)
    /// The value that the server has for the target, if it has this ``TextSplice/checksum(of:)``.
    case known(checksum: UInt32)
  }

  /// The maximum bytes of the resulting value; the same as for a value that is sent whole.
  static let limit = ClientMessage.Limits().value

  var base: Base
  var start: Int
  var removed: Int
  var text: String

  /// The changed text.
  ///
  /// - Returns: `nil` if the range is not in `base`, or does not begin and end at characters, or if the text would have
  ///   more than ``limit`` bytes.
  /// - Complexity: O(*n*) in bytes.
  func applied(to base: String) -> String? {
    var base = base
    return base.withUTF8 { bytes in
      guard start >= 0, removed >= 0, start <= bytes.count, removed <= bytes.count - start else {
        return nil
      }
      let end = start + removed
      guard isBoundary(start, bytes), isBoundary(end, bytes) else { return nil }
      guard bytes.count - removed <= Self.limit - text.utf8.count else { return nil }
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count - removed + text.utf8.count)
      result += bytes[..<start]
      result += text.utf8
      result += bytes[end...]
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// Whether no Unicode scalar is cut at `offset`.
  private func isBoundary(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset == bytes.count || bytes[offset] & 0xC0 != 0x80
  }

  /// The checksum of a text: 32-bit FNV-1a of its UTF-8.
  ///
  /// Source: the FNV-1a hash of Fowler, Noll and Vo. A mismatch shows that the client and the server have different texts; the checksum is
  /// no protection against forgery, as a client can send any value.
  ///
  /// - Complexity: O(*n*) in bytes.
  static func checksum(of text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

/// The value of the last applied event with a splice, which the next splice can change.
///
/// A tab's events are applied once and in order, so the tab and the server have the same value at the same number, also
/// if an event had no effect on its element or if the server has changed the value of the field.
struct SplicedValue: Equatable {
  private(set) var number: UInt64 = 0
  private(set) var text = ""

  /// The bytes of the kept text in UTF-8; 0 before the first splice.
  var byteCount: Int { text.utf8.count }

  /// The value of an event with `splice`.
  ///
  /// - Parameter known: the value that the server has for the target of the event, if any.
  /// - Returns: `nil` if the session does not have the base of the splice, if the base is longer than a value of a client, or if
  ///   the splice does not fit it.
  func value(of splice: TextSplice, known: () -> String?) -> String? {
    switch splice.base {
    case .empty: return splice.applied(to: "")
    case .event(let number): return number == self.number ? splice.applied(to: text) : nil
    case .known(let checksum):
      // The work for an event is that for the longest value of a client.
      guard let known = known(), known.utf8.count <= TextSplice.limit,
        TextSplice.checksum(of: known) == checksum
      else { return nil }
      return splice.applied(to: known)
    }
  }

  /// Records the value of event `number`.
  mutating func record(_ text: String, of number: UInt64) {
    self.number = number
    self.text = text
  }
}
