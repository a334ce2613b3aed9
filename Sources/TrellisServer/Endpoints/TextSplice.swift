/// The value of a field as a change to a text that the session has, so that typing into a long text needs short
/// requests.
///
/// Bytes `start..<start + removed` of the base, in UTF-8, are replaced by `text`. The client may send any numbers.
struct TextSplice: Equatable {
  /// The text that the splice changes.
  enum Base: Equatable {
    case empty
    /// The value of the event with this number, the last applied event with a splice.
    case event(UInt64)
    /// The value of the target on the server; it must have this ``TextSplice/checksum(of:)``.
    case known(checksum: UInt32)
  }

  /// The maximum bytes of the resulting value, equal to the limit of a value that is sent whole.
  static let limit = ClientMessage.Limits().value

  var base: Base
  var start: Int
  var removed: Int
  var text: String

  /// The changed text.
  ///
  /// - Returns: `nil` if the range is not in `base`, or does not begin and end at Unicode scalars, or if the text would
  ///   have more than ``limit`` bytes.
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

  /// Whether `offset` is a boundary of Unicode scalars.
  private func isBoundary(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset == bytes.count || bytes[offset] & 0xC0 != 0x80
  }

  /// The checksum of a text: 32-bit FNV-1a of its UTF-8.
  ///
  /// A mismatch shows that the client and the server have different texts. The checksum does not protect against
  /// forgery, because a client can send any value anyway.
  ///
  /// Source: the FNV-1a hash of Fowler, Noll and Vo.
  ///
  /// - Complexity: O(*n*) in bytes.
  static func checksum(of text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

/// The value of the last applied event with a splice: a possible base of the next splice.
///
/// A tab's events are applied once and in order, so the tab and the server have the same value for a number, even if
/// the event had no effect on its element or the server has changed the value of the field.
struct SplicedValue: Equatable {
  private(set) var number: UInt64 = 0
  private(set) var text = ""

  /// The bytes of the text in UTF-8; 0 before the first splice.
  var byteCount: Int { text.utf8.count }

  /// The value of an event with `splice`.
  ///
  /// - Parameter known: the value of the event's target on the server, if it has one.
  /// - Returns: `nil` if the session does not have the base of the splice, if the base is longer than
  ///   ``TextSplice/limit``, or if the splice cannot be applied to it.
  func value(of splice: TextSplice, known: () -> String?) -> String? {
    switch splice.base {
    case .empty: return splice.applied(to: "")
    case .event(let number): return number == self.number ? splice.applied(to: text) : nil
    case .known(let checksum):
      // Bounds the work for an event by the maximum length of a client's value.
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
