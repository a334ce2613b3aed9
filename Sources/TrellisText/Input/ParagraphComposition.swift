/// The rules of line composition beyond greedy filling.
///
/// Everything here is computed on the server. A paragraph without a composition has no additional cost.
public struct ParagraphComposition: Hashable, Sendable {
  /// The distribution of the words to lines; compare CSS `text-wrap-style`.
  public var wrapping: LineWrapping

  /// Whether words are hyphenated at line ends with the patterns of the text's language; soft hyphens
  /// always apply. Languages without patterns (``HyphenationPatterns/languages``) are not affected.
  public var hyphenates: Bool

  /// Whether punctuation hangs over the edges: an opening quotation mark or bracket before the first line,
  /// a closing one after the last, a stop or comma after a line into which it does not fit.
  ///
  /// Source: CSS Text Level 3, §8.2 (`hanging-punctuation: first allow-end last`).
  public var hangsPunctuation: Bool

  /// CSS `line-break`.
  public var lineBreakStrictness: LineBreakStrictness

  /// CSS `word-break`.
  public var wordBreak: WordBreak

  /// The tab stops, ascending; after the last one, or if there are none, there is a stop every eight
  /// spaces.
  public var tabStops: [TabStop]

  /// Greedy filling, with the rules of the language.
  public static let none = ParagraphComposition()

  /// Makes a composition; without arguments it equals ``none``.
  public init(
    wrapping: LineWrapping = .greedy, hyphenates: Bool = false, hangsPunctuation: Bool = false,
    lineBreakStrictness: LineBreakStrictness = .automatic, wordBreak: WordBreak = .normal,
    tabStops: [TabStop] = []
  ) {
    self.wrapping = wrapping
    self.hyphenates = hyphenates
    self.hangsPunctuation = hangsPunctuation
    self.lineBreakStrictness = lineBreakStrictness
    self.wordBreak = wordBreak
    self.tabStops = tabStops
  }
}

extension ParagraphComposition {
  /// Whether the lines of Latin-1 text can be found by adding the widths of words.
  var addsUpWords: Bool { !hyphenates && !hangsPunctuation && wordBreak != .breakAll }

  /// Whether this equals ``none``, without reading that constant.
  var isNone: Bool {
    wrapping == .greedy && !hyphenates && !hangsPunctuation && lineBreakStrictness == .automatic
      && wordBreak == .normal && tabStops.isEmpty
  }
}

/// The distribution of the words of a paragraph to its lines.
public enum LineWrapping: Hashable, Sendable {
  /// Each line contains as many words as fit.
  case greedy
  /// All lines have about the same width: the smallest width that needs no more lines. For headings.
  ///
  /// Source: CSS Text Level 4, `text-wrap-style: balance`.
  case balanced
  /// The division of the whole paragraph with the most evenly filled lines, with no more lines than
  /// ``greedy``, and without a lone word on the last line if possible.
  ///
  /// Source: D. E. Knuth and M. F. Plass, "Breaking Paragraphs into Lines", Software: Practice and
  /// Experience 11 (1981).
  case pretty
}

/// The strictness of line breaks before certain characters, mostly in East Asian text (`line-break`).
public enum LineBreakStrictness: Hashable, Sendable {
  /// The strictness of the language.
  case automatic
  /// For narrow columns: lines may begin with iteration marks and, in East Asian languages, with full-width
  /// signs.
  case loose
  case normal
  /// No line begins with small kana, a prolonged sound mark or an iteration mark.
  case strict
}

/// Whether lines may end inside words (`word-break`).
public enum WordBreak: Hashable, Sendable {
  case normal
  /// No line ends between two letters or numbers of any script, including ideographs and Hangul.
  case keepAll
  /// Lines may end between any two letters or numbers.
  case breakAll
}
