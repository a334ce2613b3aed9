import Foundation

/// Finds and replaces the names of files in a text, in one pass over its bytes: Foundation's search for each name took
/// two thirds of a server's start time.
package enum AssetReferences {
  /// The text around a name.
  package struct Form {
    fileprivate let opening: [UInt8]
    fileprivate let closing: [UInt8]

    /// - Parameter closing: begins with a character that no name contains; empty for names that end before the first
    ///   character that is no letter, digit, `.`, `_`, `-` or `/`.
    package init(_ opening: String, _ closing: String) {
      self.opening = Array(opening.utf8)
      self.closing = Array(closing.utf8)
    }

    /// The end of the name that begins at `start`; `nil` if the text does not have this form.
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

  /// The imports of scripts: `from "./name.js"`, `import("./name.js")`.
  static let scriptForms = [Form("from \"./", "\""), Form("import(\"./", "\")")]

  /// `bytes` with the names in `forms` replaced by the results of `replacement`; `nil` leaves a name.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func replaced(
    in bytes: [UInt8], _ forms: [Form], by replacement: (String) -> String?
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    var search = Search(bytes, forms)
    while let (form, start) = search.next() {
      guard let end = form.end(of: bytes, from: start),
        let name = replacement(String(decoding: bytes[start..<end], as: UTF8.self))
      else { continue }
      result += bytes[copied..<start]
      result += name.utf8
      copied = end
      search.offset = end
    }
    result += bytes[copied...]
    return result
  }

  /// The names in `forms`.
  static func names(in bytes: [UInt8], _ forms: [Form]) -> Set<String> {
    var names: Set<String> = []
    var search = Search(bytes, forms)
    while let (form, start) = search.next() {
      guard let end = form.end(of: bytes, from: start) else { continue }
      names.insert(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    return names
  }

  /// Finds the openings of forms by a C function: a loop over the bytes took half of the start time of a debug build.
  private struct Search {
    /// The index at which the search continues.
    var offset = 0
    private let bytes: [UInt8]
    private let forms: [Form]
    /// The index of the next opening of each form; the count of the bytes if there is none.
    private var openings: [Int]

    init(_ bytes: [UInt8], _ forms: [Form]) {
      self.bytes = bytes
      self.forms = forms
      openings = forms.map { Self.index(of: $0.opening, in: bytes, from: 0) }
    }

    /// The next form in the text, and the index after its opening.
    mutating func next() -> (Form, Int)? {
      for index in forms.indices where openings[index] < offset {
        openings[index] = Self.index(of: forms[index].opening, in: bytes, from: offset)
      }
      guard let first = openings.min(), first < bytes.count,
        let index = openings.firstIndex(of: first)
      else { return nil }
      offset = first + 1
      return (forms[index], first + forms[index].opening.count)
    }

    private static func index(of opening: [UInt8], in bytes: [UInt8], from start: Int) -> Int {
      guard let mark = opening.first else { return bytes.count }
      return bytes.withUnsafeBytes { buffer in
        guard let base = buffer.baseAddress else { return buffer.count }
        var offset = start
        while offset + opening.count <= buffer.count,
          let found = memchr(base + offset, Int32(mark), buffer.count - opening.count + 1 - offset)
        {
          offset = base.distance(to: UnsafeRawPointer(found))
          if memcmp(found, opening, opening.count) == 0 { return offset }
          offset += 1
        }
        return buffer.count
      }
    }
  }
}
