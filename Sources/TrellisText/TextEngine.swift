/// Measures and breaks text exactly as Chromium paints it with the same font files.
///
/// One engine serves all sessions. Thread-safe. Results are pure functions of the arguments and the
/// registry, and are cached with a limit in bytes.
public final class TextEngine: Sendable {
  /// The fonts for measuring, as a copy of the initializer's argument.
  public let registry: FontRegistry

  let workers: WorkerPool
  private let resources: TextResources

  /// Makes an engine.
  ///
  /// - Parameter cacheBytes: The maximum memory of cached results and idle workers, in bytes.
  public init(registry: FontRegistry, cacheBytes: Int = 32 << 20) {
    self.registry = registry
    let byteLimit = max(cacheBytes, 0)
    resources = TextResources(registry: registry, byteLimit: byteLimit)
    workers = WorkerPool(byteLimit: byteLimit / 16)
  }

  /// Lays out `paragraph` in lines of at most `width` CSS pixels.
  ///
  /// With a width that is infinite or NaN only line feeds break lines; a negative width is treated as 0 and puts every
  /// grapheme cluster on a separate line.
  ///
  /// - Complexity: O(length of the text); for a cached result, only the cost of hashing.
  public func layout(_ paragraph: Paragraph, width: Double) -> TextLayout {
    var steps = 0
    return layout(paragraph, width: width, steps: &steps)
  }

  /// Lays out `paragraph`, and adds the shaped units and the examined offsets to `steps`; none for a cached result.
  package func layout(_ paragraph: Paragraph, width: Double, steps: inout Int) -> TextLayout {
    let width = width.isNaN ? .infinity : max(width, 0)
    let hash = TextResources.hash(of: paragraph, width: width)
    if let known = resources.layout(of: paragraph, width: width, hash: hash) { return known }
    let layout = withWorker(steps: &steps) { worker in
      LatinLayouter.layout(of: paragraph, width: width, worker: worker, resources: resources)
        ?? TextLayouter(worker: worker, resources: resources, paragraph: paragraph, width: width)
        .layout()
    }
    resources.insert(layout, for: hash)
    return layout
  }

  /// The width of the widest line, including indents, if only line feeds break lines.
  public func maxContentWidth(of paragraph: Paragraph) -> Double {
    layout(paragraph, width: .infinity).width
  }

  /// The width of the widest unbreakable piece, with the indents of its line.
  ///
  /// - Complexity: O(length of the text).
  public func minContentWidth(of paragraph: Paragraph) -> Double {
    var steps = 0
    return minContentWidth(of: paragraph, steps: &steps)
  }

  /// The width of the widest unbreakable piece, with a count as in ``layout(_:width:steps:)``.
  package func minContentWidth(of paragraph: Paragraph, steps: inout Int) -> Double {
    if let known = resources.minContentWidths.value(for: paragraph) { return known }
    let width = withWorker(steps: &steps) { worker in
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

  /// The height of the strut of a line in one font, and its extent below the baseline.
  package func strut(
    of attributes: TextAttributes, lineHeight: Double
  ) -> (height: Double, descent: Double) {
    let instance = resources.instances.instance(for: attributes, language: "en")
    let height = LayoutUnit(
      nearest: lineHeight.isNaN ? instance.naturalLineHeight : max(lineHeight, 0))
    return (height.pixels, height.pixels - instance.baseline(inLineOfHeight: height))
  }

  /// The offsets of the break opportunities, each found by a search from the previous one, as in a box of
  /// zero width. The text's end is not included.
  package func breakOpportunities(in paragraph: Paragraph) -> [Int] {
    withWorker { worker in
      let shaped = resources.shapedText(of: ParagraphText(paragraph), with: worker)
      return UnbreakablePieces(
        worker: worker, shaped: shaped, policy: LineBreakPolicy(paragraph)
      ).ends().dropLast()
    }
  }

  /// The indexes of the faces of the glyphs of `text`, ascending.
  /// An ideograph that no face has is treated as a glyph of the first face with kana: the fallback font of a browser
  /// has practically the metrics of any other East Asian font.
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
        let faces = glyphs.map { glyph in
          let scalar = TextUnit.scalar(in: text, at: Int(glyph.cluster)).value
          let isForeign = glyph.isMissing && CellShape.isWide(scalar)
          return isForeign ? eastAsian ?? Int(glyph.face) : Int(glyph.face)
        }
        return Set(faces).sorted()
      }
    }
  }

  /// Calls `body` with the shaped text of `layout`, and with its truncated last line if there is one.
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
    var steps = 0
    return withWorker(steps: &steps, body)
  }

  private func withWorker<Result>(
    steps: inout Int, _ body: (TextWorker) -> Result
  ) -> Result {
    let worker = workers.acquire()
    let before = worker.steps
    defer {
      steps += worker.steps - before
      workers.put(worker)
    }
    return body(worker)
  }
}
