/// Measures and breaks text exactly as Chromium paints it with the same font files.
///
/// One engine serves all sessions; its methods may be called from any thread. Results are pure
/// functions of the arguments and the registry, and are kept in caches bounded by bytes.
public final class TextEngine: Sendable {
  /// The fonts that texts are measured with, as they were when the engine was made.
  public let registry: FontRegistry

  let workers: WorkerPool
  private let resources: TextResources

  /// Makes an engine.
  ///
  /// - Parameter cacheBytes: The most memory that remembered results and resting workers take, in bytes.
  public init(registry: FontRegistry, cacheBytes: Int = 32 << 20) {
    self.registry = registry
    let byteLimit = max(cacheBytes, 0)
    resources = TextResources(registry: registry, byteLimit: byteLimit)
    workers = WorkerPool(byteLimit: byteLimit / 16)
  }

  /// Lays out `paragraph` in lines of at most `width` CSS pixels.
  ///
  /// A width that is infinite or not a number breaks lines at line feeds only; one below 0 counts
  /// as 0 and gives every grapheme cluster a line of its own.
  ///
  /// - Complexity: O(length of the text); O(1) but for hashing if the result is remembered.
  public func layout(_ paragraph: Paragraph, width: Double) -> TextLayout {
    let width = width.isNaN ? .infinity : max(width, 0)
    let hash = TextResources.hash(of: paragraph, width: width)
    if let known = resources.layout(of: paragraph, width: width, hash: hash) { return known }
    let layout = withWorker { worker in
      TextLayouter(worker: worker, resources: resources, paragraph: paragraph, width: width)
        .layout()
    }
    resources.layouts.insert(layout, for: hash, bytes: layout.byteCount)
    return layout
  }

  /// The width of the widest line, indents included, if only line feeds break lines.
  public func maxContentWidth(of paragraph: Paragraph) -> Double {
    layout(paragraph, width: .infinity).width
  }

  /// The width of the widest piece that lines cannot break inside of, with the indents of its line.
  ///
  /// - Complexity: O(length of the text).
  public func minContentWidth(of paragraph: Paragraph) -> Double {
    if let known = resources.minContentWidths.value(for: paragraph) { return known }
    let width = withWorker { worker in
      let shaped = resources.shapedText(of: ParagraphText(paragraph), with: worker)
      return UnbreakablePieces(
        worker: worker, shaped: shaped, policy: LineBreakPolicy(paragraph),
        spacing: paragraph.spacing,
        tabStops: paragraph.composition.tabStops
      ).greatestWidth().pixels
    }
    let bytes = 200 + paragraph.runs.reduce(0) { $0 + 100 + $1.text.utf8.count }
    resources.minContentWidths.insert(width, for: paragraph, bytes: bytes)
    return width
  }

  /// How tall the strut of a line in one font is, and how far it reaches below the baseline.
  package func strut(
    of attributes: TextAttributes, lineHeight: Double
  ) -> (height: Double, descent: Double) {
    let instance = resources.instances.instance(for: attributes, language: "en")
    let height = LayoutUnit(
      nearest: lineHeight.isNaN ? instance.naturalLineHeight : max(lineHeight, 0))
    return (height.pixels, height.pixels - instance.baseline(inLineOfHeight: height))
  }

  /// The offsets where a line may end, each found by a search that starts at the one before, as
  /// in a box of no width. The text's end is not among them.
  package func breakOpportunities(in paragraph: Paragraph) -> [Int] {
    withWorker { worker in
      let shaped = resources.shapedText(of: ParagraphText(paragraph), with: worker)
      return UnbreakablePieces(
        worker: worker, shaped: shaped, policy: LineBreakPolicy(paragraph)
      ).ends().dropLast()
    }
  }

  /// The places of the faces that the glyphs of `text` come from, rising.
  ///
  /// An ideograph that no face has counts for the first face with kana: the font that a browser
  /// finds on its system has practically the metrics of any other East Asian font.
  package func facesUsed(by text: String, attributes: TextAttributes) -> [Int] {
    withWorker { worker in
      let instance = resources.instances.instance(for: attributes, language: "en")
      let units = Array(text.utf16)
      return units.withUnsafeBufferPointer { text in
        var scripts = ScriptResolver().resolve(text)
        let finder = CellFinder(
          worker: worker, text: text, runEnds: [text.count], instances: [instance])
        EmojiScript.mark(finder.emojiClusters(), in: &scripts)
        let stretch = ShapingStretch(
          text: text, scripts: scripts, instance: instance, isRightToLeft: false)
        var glyphs: [ShapedGlyph] = []
        stretch.shape(
          0..<text.count, context: 0..<text.count, with: worker.shaper, into: &glyphs)
        let eastAsian = instance.faces.firstIndex { $0.glyph(for: 0x3042) != nil }
        let places = glyphs.map { glyph in
          let scalar = TextUnit.scalar(in: text, at: Int(glyph.cluster)).value
          let isForeign = glyph.isMissing && CellShape.isWide(scalar)
          return isForeign ? eastAsian ?? Int(glyph.face) : Int(glyph.face)
        }
        return Set(places).sorted()
      }
    }
  }

  /// Calls `body` with what `layout` was made of: the shaped text, and what stands in place of the
  /// last line.
  func withShapedText<Result>(
    of layout: TextLayout, _ body: (TextWorker, ShapedText, TruncatedLine?) -> Result
  ) -> Result {
    withWorker { worker in
      switch layout.content {
      case .shaped(let content): body(worker, content.text, content.truncated)
      case .latin:
        body(
          worker, resources.shapedText(of: ParagraphText(layout.paragraph), with: worker), nil)
      }
    }
  }

  private func withWorker<Result>(_ body: (TextWorker) -> Result) -> Result {
    let worker = workers.take()
    defer { workers.put(worker) }
    return body(worker)
  }
}
