import TrellisBase

/// The caches of an engine. Thread-safe.
struct TextResources: Sendable {
  let instances: FontInstances
  /// Layouts by the hash of their inputs, in parts by the hash, so that threads seldom wait for one another.
  private let layouts: [ByteBoundedCache<Int, TextLayout>]
  /// Words by the number of the thread, because each layout of a text looks up all its words under the lock of one cache.
  private let wordParts: [WordCache]
  /// Shaped texts by the inputs of shaping, for layouts at several widths.
  let shapedTexts: ByteBoundedCache<ShapingKey, ShapedText>
  let minContentWidths: ByteBoundedCache<Paragraph, Double>

  init(registry: FontRegistry, byteLimit: Int) {
    instances = FontInstances(registry: registry)
    let parts = byteLimit < 4 << 20 ? 1 : 8
    layouts = (0..<parts).map { _ in ByteBoundedCache(byteLimit: byteLimit / 2 / parts) }
    let threads = byteLimit < 4 << 20 ? 1 : 4
    wordParts = (0..<threads).map { _ in WordCache(byteLimit: byteLimit / 8 / threads) }
    shapedTexts = ByteBoundedCache(byteLimit: byteLimit / 4)
    minContentWidths = ByteBoundedCache(byteLimit: byteLimit / 16)
  }

  /// The widths of words for the current thread.
  var words: WordCache { wordParts[currentThreadNumber() % wordParts.count] }

  /// The cached layout of a paragraph at a width.
  ///
  /// The key is a hash of both, because a hash is small; a layout contains its paragraph for comparison. Of two
  /// paragraphs with the same hash only one is cached. The hash is seeded in each process.
  func layout(of paragraph: Paragraph, width: Double, hash: Int) -> TextLayout? {
    guard let known = layoutPart(of: hash).value(for: hash), known.constrainedWidth == width,
      known.paragraph == paragraph
    else { return nil }
    return known
  }

  /// Caches a layout under the hash of its paragraph and width.
  func insert(_ layout: TextLayout, for hash: Int) {
    layoutPart(of: hash).insert(layout, for: hash, bytes: layout.byteCount)
  }

  private func layoutPart(of hash: Int) -> ByteBoundedCache<Int, TextLayout> {
    // The highest bits: dictionaries hash the number again.
    layouts[Int(UInt(bitPattern: hash) >> 48) % layouts.count]
  }

  static func hash(of paragraph: Paragraph, width: Double) -> Int {
    var hash = ParagraphHash()
    hash.combine(paragraph)
    hash.combine(width.bitPattern)
    return hash.value
  }

  /// Tags are part of the key, because items end where runs do.
  struct ShapingKey: Hashable {
    var runs: [TextRun]
    var base: TextAttributes
    var direction: TextDirection
    var language: String
  }

  func shapedText(of text: ParagraphText, with worker: TextWorker) -> ShapedText {
    let paragraph = text.paragraph
    let key = ShapingKey(
      runs: paragraph.runs, base: paragraph.attributes, direction: paragraph.direction,
      language: paragraph.language)
    if let known = shapedTexts.value(for: key) { return known }
    let shaped = text.shaped(with: worker, instances: instances)
    shapedTexts.insert(shaped, for: key, bytes: shaped.byteCount + text.units.count)
    return shaped
  }
}
