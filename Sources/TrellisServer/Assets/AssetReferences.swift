/// Finds and replaces the names of files in a text, in one pass over its bytes: Foundation's search for each name took
/// two thirds of a server's start time.
enum AssetReferences {
  /// The text around a name.
  struct Form {
    fileprivate let opening: [UInt8]
    fileprivate let closing: [UInt8]

    /// - Parameter closing: begins with a character that no name contains; empty for names that end before the first
    ///   character that is no letter, digit, `.`, `_`, `-` or `/`.
    init(_ opening: String, _ closing: String) {
      self.opening = Array(opening.utf8)
      self.closing = Array(closing.utf8)
    }

    /// The end of a name from `start` on, if the text has this form there.
    fileprivate func end(of bytes: [UInt8], from start: Int) -> Int? {
      var end = start
      guard let mark = closing.first else {
        while end < bytes.count, Self.isInName(bytes[end]) { end += 1 }
        return end
      }
      while end < bytes.count, bytes[end] != mark, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      return bytes[end...].starts(with: closing) ? end : nil
    }

    private static func isInName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }

  /// `bytes` with the names in `forms` replaced by the results of `replacement`; `nil` leaves a name.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func replaced(
    in bytes: [UInt8], _ forms: [Form], by replacement: (String) -> String?
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let form = forms.first(where: {
        $0.opening.first == bytes[index] && bytes[index...].starts(with: $0.opening)
      }) {
        let start = index + form.opening.count
        if let end = form.end(of: bytes, from: start),
          let name = replacement(String(decoding: bytes[start..<end], as: UTF8.self))
        {
          result += form.opening
          result += name.utf8
          index = end
          continue
        }
      }
      result.append(bytes[index])
      index += 1
    }
    return result
  }

  /// The names in `forms`.
  static func names(in bytes: [UInt8], _ forms: [Form]) -> Set<String> {
    var names: Set<String> = []
    _ = replaced(in: bytes, forms) {
      names.insert($0)
      return nil
    }
    return names
  }
}
