/// The field `Content-Disposition`, which names the file that a browser saves. Source: RFC 6266, RFC 8187.
package enum ContentDisposition {
  /// The maximum bytes of a name; most file systems allow 255.
  static let nameBytes = 200

  /// The value of the field for a file to be saved under a name that is made from `name`.
  package static func attachment(named name: String) -> String { field("attachment", name) }

  /// The value of the field for a file that browsers show, and save under a name that is made from `name`.
  package static func inline(named name: String) -> String { field("inline", name) }

  private static func field(_ kind: String, _ name: String) -> String {
    let name = fileName(from: name)
    // Clients disagree about escapes in quotation marks, so that the name for old clients contains none.
    let plain = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar != "\"" && scalar != "%" ? scalar : "_"
    }
    let encoded = PercentCoding.encoded(name)
    return "\(kind); filename=\"\(text(plain))\"; filename*=UTF-8''\(encoded)"
  }

  /// A name for a file in any folder: `name` with `_` for separators of paths, and without control characters, controls
  /// of the writing direction, outer spaces, and dots at the end; at most ``nameBytes`` long, and `download` instead of
  /// an empty name.
  package static func fileName(from name: String) -> String {
    let scalars = name.unicodeScalars.filter { !isInvisible($0) }.map { scalar in
      scalar == "/" || scalar == "\\" || scalar == ":" ? "_" : scalar
    }
    let start = scalars.prefix { $0.properties.isWhitespace }.count
    let end = scalars.lastIndex { !$0.properties.isWhitespace && $0 != "." }
    guard let end, start <= end else { return "download" }
    return text(shortened(scalars[start...end]))
  }

  /// A direction control can show `gpj.exe` as `exe.jpg`.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  /// `name` without the end of a long stem, or of a long name without a suffix.
  private static func shortened(_ name: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    guard byteCount(name) > nameBytes else { return Array(name) }
    var suffix = name[(name.lastIndex(of: ".") ?? name.endIndex)...]  // one scalar
    if byteCount(suffix) > 20 { suffix = [] }
    var free = nameBytes - byteCount(suffix)
    let stem = name.prefix { scalar in
      free -= UTF8.width(scalar)
      return free >= 0
    }
    return Array(stem) + suffix
  }

  private static func byteCount(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
