import CTrellisUnicode

/// Iterates over the boundaries of a text in UTF-16 with the system's ICU. Used by one thread at a time.
final class BoundaryFinder {
  /// `nil` if ICU's data is missing: then a text has no boundaries.
  private let boundaries: OpaquePointer?

  /// A finder of line break opportunities.
  ///
  /// Newer versions of ICU treat the quotation marks of a locale as brackets, Chromium does not. The locales Finnish
  /// and Japanese leave the rules unchanged: Finnish quotation marks are the same on both sides, and Japanese ones are
  /// corner brackets.
  init(lines rules: LineBreakRules) {
    let locale =
      switch rules {
      case .strict: "fi@lb=strict"
      case .normal: "fi@lb=normal"
      case .normalEastAsian: "ja@lb=normal"
      case .loose: "fi@lb=loose"
      case .looseEastAsian: "ja@lb=loose"
      }
    boundaries = trellis_line_boundaries_open(locale)
  }

  /// A finder of the boundaries between grapheme clusters.
  init() {
    boundaries = trellis_grapheme_boundaries_open()
  }

  deinit { trellis_boundaries_close(boundaries) }

  /// Starts with a new text. The memory must stay valid until the next call.
  func setText(_ text: UnsafeBufferPointer<UInt16>) {
    guard boundaries != nil else { return }
    trellis_boundaries_set_text(boundaries, text.baseAddress, Int32(clamping: text.count))
  }

  /// The first boundary after `offset`, or `nil` if there is none before or at the text's end.
  func boundary(after offset: Int) -> Int? {
    guard boundaries != nil else { return nil }
    let boundary = trellis_boundaries_following(boundaries, Int32(clamping: offset))
    return boundary < 0 ? nil : Int(boundary)
  }
}
