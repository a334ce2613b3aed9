/// A paragraph laid out at a width: its lines, and their content for a document.
///
/// Immutable, and shared by all layouts of the same paragraph at the same width.
public final class TextLayout: Sendable {
  /// The original paragraph, including hidden text.
  public let paragraph: Paragraph

  /// The width at which the lines were broken; infinite if only line feeds break them.
  public let constrainedWidth: Double

  /// The width of the widest line with its indents.
  public let width: Double

  /// The height of all lines and the space between them; for an empty text, the height of one line.
  public let height: Double

  /// The visible lines, from top to bottom; an empty text has one empty line.
  public let lines: [TextLine]

  /// Whether the paragraph's direction is right to left.
  public let isRightToLeft: Bool

  /// Whether a part of the source is hidden.
  public let isTruncated: Bool

  let content: TextContent

  init(
    paragraph: Paragraph, constrainedWidth: Double, lines: [TextLine], height: Double,
    isRightToLeft: Bool, isTruncated: Bool, content: TextContent
  ) {
    self.paragraph = paragraph
    self.constrainedWidth = constrainedWidth
    self.lines = lines
    self.height = height
    self.isRightToLeft = isRightToLeft
    self.isTruncated = isTruncated
    self.content = content
    width =
      lines.reduce(0) { max($0, $1.indent + $1.width - $1.endHang) } + paragraph.spacing.endIndent
  }

  /// The distance of the first line's baseline from the top.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The distance of the last line's baseline from the top.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// The value of `text-align`: `left`, `center` or `right`.
  public var textAlign: TextAlignment {
    switch paragraph.alignment {
    case .natural, .justified: isRightToLeft ? .right : .left
    case let alignment: alignment
    }
  }

  /// The height of a line's strut, and its extent below the baseline.
  ///
  /// The strut begins at the end of the previous line. The browser's own boxes have no height, because
  /// their baselines would be rounded to device pixels (``TextStyleSheet/rules``).
  public func strut(ofLine index: Int) -> (height: Double, descent: Double) {
    let line = lines[index]
    return (line.bottom - (index > 0 ? lines[index - 1].bottom : 0), line.bottom - line.baseline)
  }

  /// The left edge of a line in a box of the given width, as in a browser.
  ///
  /// A line wider than its box begins at the start side of the reading direction.
  public func x(ofLine index: Int, inWidth boxWidth: Double) -> Double {
    let line = lines[index]
    let end = paragraph.spacing.endIndent
    let free = boxWidth - end - line.indent - line.width + line.endHang
    let left = isRightToLeft ? end : line.indent
    if free < 0 { return isRightToLeft ? left + free : left }
    return switch textAlign {
    case .natural, .justified, .left: left
    case .center: left + LayoutUnit(floor: free / 2).pixels
    case .right: left + free
    }
  }

  /// The content of the text's element, in source order.
  ///
  /// - Complexity: O(units).
  public func nodes() -> [TextNode] { content.nodes(of: paragraph, lines: lines) }

  /// The text, if ``nodes()`` are a single run with the whole text of the paragraph; `nil` for some such texts, too.
  ///
  /// - Complexity: O(1) for most texts.
  package var wholeText: String? { content.wholeRun(of: paragraph, lines: lines)?.text }

  /// Whether the text's element needs the class `TextStyleSheet.overrideClass`.
  public var overridesDirection: Bool { !content.isPlainLeftToRight }

  /// Whether a layout in `width` with at most `maximumLines` (0: any number) would have the same lines.
  ///
  /// - Returns: `false` also if this is not known without a layout.
  package func isLayout(inWidth width: Double, maximumLines: Int) -> Bool {
    if width == constrainedWidth, maximumLines == paragraph.maximumLines { return true }
    guard !isTruncated, paragraph.composition.isNone,
      maximumLines == 0 || lines.count <= maximumLines
    else { return false }
    // A limit that is not reached changes nothing.
    if width == constrainedWidth { return true }
    return width == self.width && holdsInOwnWidth
  }

  /// Whether the text has one line, and a layout in exactly the width of that line would be the same.
  private var holdsInOwnWidth: Bool {
    // The last line of a paragraph is not stretched.
    guard case .latin = content else { return false }
    return lines.count == 1 && paragraph.spacing.isNone
  }

  /// The width of each line that determined the line breaks, measured in the paragraph, where the letters of a cut word
  /// still join.
  package var widthsInParagraph: [Double] {
    switch content {
    case .latin: lines.map(\.width)
    case .shaped(let content): content.lines.map(\.width.pixels)
    }
  }

  /// The approximate memory in bytes, for caches.
  var byteCount: Int {
    lines.count * MemoryLayout<TextLine>.stride + content.byteCount + 400
      + paragraph.runs.reduce(0) { $0 + 100 + $1.text.utf8.count }
  }
}
