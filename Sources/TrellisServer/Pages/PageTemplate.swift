import Mustache

/// The template of pages, divided once at the place of the body and at the place where an export inserts its style
/// sheets. So rendered text is not searched for these places.
///
/// A place counts only outside of sections and comments, and before a tag that changes the delimiters or the content
/// type.
struct PageTemplate: Sendable {
  enum Part: Sendable {
    case template(MustacheTemplate)
    /// The body, in place of each `{{{body}}}`. In any other tag, `body` is an ordinary template variable.
    case body
    /// The place of an export's style sheets: after the title, before everything else that the head loads; or at the
    /// end of a head without a title.
    case styleSheets
  }

  private(set) var parts: [Part] = []

  /// - Parameters:
  ///   - source: the text of the template.
  ///   - pragma: precedes the template and each part.
  /// - Throws: the library's error.
  /// - Complexity: O(*n* *m*) in the bytes and the places.
  init(_ source: String, pragma: String) throws {
    // Parsed as a whole first, so that an error names a line of the template, and not of a part.
    _ = try MustacheTemplate(string: pragma + source)
    let text = source.unicodeScalars
    let change = ["{{=", "{{%"].compactMap { text.firstRange(of: $0.unicodeScalars)?.lowerBound }
    let limit = change.min() ?? text.endIndex
    func isOutside(_ index: String.Index) -> Bool {
      index <= limit && (try? MustacheTemplate(string: pragma + source[..<index])) != nil
    }
    let titles = text.ranges(of: "</title>".unicodeScalars).map { title in
      text[title.upperBound...].first == "\n"  // one scalar
        ? text.index(after: title.upperBound) : title.upperBound
    }
    let heads = text.ranges(of: "</head>".unicodeScalars).map(\.lowerBound)
    var cuts = text.ranges(of: "{{{body}}}".unicodeScalars)
      .filter { isOutside($0.lowerBound) }.map { (range: $0, part: Part.body) }
    // The first location: a title after the head belongs to a picture in the body.
    if let location = (titles + heads).sorted().first(where: isOutside) {
      let index = cuts.firstIndex { $0.range.lowerBound >= location } ?? cuts.endIndex
      cuts.insert((location..<location, .styleSheets), at: index)
    }
    var start = text.startIndex
    for (range, part) in cuts {
      try append(source, start..<range.lowerBound, opening: pragma + "\n")
      parts.append(part)
      start = range.upperBound
    }
    try append(source, start..<text.endIndex, opening: pragma + "\n")
  }

  /// Appends a part of the template. The library treats spaces and line breaks beside some tags differently at the
  /// start and the end of a line. At each cut inside a line, a variable without a value is inserted, so that a part is
  /// rendered like the same text in the whole template.
  private mutating func append(
    _ source: String, _ range: Range<String.Index>, opening: String
  ) throws {
    guard !range.isEmpty else { return }
    let text = source.unicodeScalars
    func isLineStart(_ index: String.Index) -> Bool {
      index == text.startIndex || text[text.index(before: index)] == "\n"
    }
    let start = isLineStart(range.lowerBound) ? "" : Self.cut
    let end = range.upperBound == text.endIndex ? "" : Self.cut
    parts.append(
      .template(try MustacheTemplate(string: opening + start + source[range] + end)))
  }

  private static let cut = "{{{-}}}"
}
