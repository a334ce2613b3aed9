/// A text to lay out: runs and the rules for all of them.
///
/// A line feed ends a line. Carriage returns, U+2028, U+2029 and control characters except the tab have no width and
/// are not painted.
public struct Paragraph: Hashable, Sendable {
  /// The runs in the order of the text. Offsets in a layout count the UTF-16 units of all runs together.
  public var runs: [TextRun]

  /// The attributes of the element around the runs. Their font determines the minimum height and the
  /// baseline of every line.
  public var attributes: TextAttributes

  /// The BCP 47 language of the text.
  public var language: String

  /// The base direction of the bidirectional algorithm (UAX #9) for the whole text.
  public var direction: TextDirection
  /// The alignment of the lines in the width of the box (CSS `text-align`).
  public var alignment: TextAlignment

  /// The height of a line of the base font in CSS pixels, at least 0; `nil` means the natural height of the
  /// base font's first face.
  public var lineHeight: Double?

  /// The space around the lines and between them.
  public var spacing: ParagraphSpacing

  /// The maximum number of lines; 0 sets no limit.
  public var maximumLines: Int

  /// The truncation of text beyond ``maximumLines``; `nil` shows only whole lines.
  public var truncation: TextTruncation?

  /// Whether lines end between words or after any grapheme cluster.
  public var lineBreakMode: LineBreakMode

  /// Hyphenation, tab stops and the other rules of line composition.
  public var composition: ParagraphComposition

  /// Makes a paragraph of runs. The defaults are English, the natural direction and alignment, the base
  /// font's line height, no limit of lines, and greedy line filling.
  public init(
    runs: [TextRun], attributes: TextAttributes, language: String = "en",
    direction: TextDirection = .natural, alignment: TextAlignment = .natural,
    lineHeight: Double? = nil, spacing: ParagraphSpacing = .none, maximumLines: Int = 0,
    truncation: TextTruncation? = nil, lineBreakMode: LineBreakMode = .word,
    composition: ParagraphComposition = .none
  ) {
    self.runs = runs
    self.attributes = attributes
    self.language = language
    self.direction = direction
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.spacing = spacing
    self.maximumLines = maximumLines
    self.truncation = truncation
    self.lineBreakMode = lineBreakMode
    self.composition = composition
  }

  /// Makes a paragraph of one run with tag 0.
  public init(
    _ text: String, attributes: TextAttributes, language: String = "en",
    direction: TextDirection = .natural, alignment: TextAlignment = .natural,
    lineHeight: Double? = nil, spacing: ParagraphSpacing = .none, maximumLines: Int = 0,
    truncation: TextTruncation? = nil, lineBreakMode: LineBreakMode = .word,
    composition: ParagraphComposition = .none
  ) {
    self.init(
      runs: [TextRun(text, attributes: attributes)], attributes: attributes, language: language,
      direction: direction, alignment: alignment, lineHeight: lineHeight, spacing: spacing,
      maximumLines: maximumLines, truncation: truncation, lineBreakMode: lineBreakMode,
      composition: composition)
  }
}

extension Paragraph {
  /// Most paragraphs have one run with the attributes of the paragraph, no spacing and no composition; only
  /// differences from that are hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(runs.count)
    // Through a pointer, because copies of runs and attributes would take longer than hashing them.
    let hasOwnAttributes = runs.withUnsafeBufferPointer { runs in
      for index in runs.indices { runs[index].hash(into: &hasher) }
      return runs.isEmpty || runs[0].attributes != attributes
    }
    if hasOwnAttributes { hasher.combine(attributes) }
    hasher.combine(language)
    hasher.combine(direction)
    hasher.combine(alignment)
    hasher.combine(lineHeight)
    if !spacing.isNone { hasher.combine(spacing) }
    hasher.combine(maximumLines)
    hasher.combine(truncation)
    hasher.combine(lineBreakMode)
    if !composition.isNone { hasher.combine(composition) }
  }
}
