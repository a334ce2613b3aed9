/// The part that the field `Range` requests. Source: RFC 9110 §14.2.
enum ByteRange: Equatable {
  /// The whole content, also if several ranges are requested or the field is malformed.
  case whole
  case part(Range<Int>)
  case unsatisfiable

  /// Parses `field` for content of `size` bytes.
  init(_ field: String?, size: Int) {
    guard let field, field.lowercased().begins(with: "bytes=") else {
      self = .whole
      return
    }
    let ends = field.dropping(6).parts(between: "-", keepsEmpty: true)
    guard ends.count == 2 else {
      self = .whole
      return
    }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (let first?, let last?) where last < first:
      self = .whole
    case (let first?, let last?):
      self = first < size ? .part(first..<Swift.min(size - 1, last) + 1) : .unsatisfiable
    case (let first?, nil) where ends[1].isEmpty:
      self = first < size ? .part(first..<size) : .unsatisfiable
    case (nil, let count?) where ends[0].isEmpty:
      self = count > 0 && size > 0 ? .part(Swift.max(0, size - count)..<size) : .unsatisfiable
    default:
      self = .whole
    }
  }

  /// Parses digits; a number beyond the largest integer is clamped.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text) ?? .max
  }
}
