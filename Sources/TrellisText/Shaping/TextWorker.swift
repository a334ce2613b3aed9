/// The tools for laying out one paragraph at a time: a shaper, boundary finders, scratch memory.
///
/// Unchecked: one thread at a time uses a worker, because it takes the worker out of ``WorkerPool`` under the pool's
/// lock.
final class TextWorker: @unchecked Sendable {
  let shaper = Shaper()
  private var lineFinders: [LineBreakRules: BoundaryFinder] = [:]
  private var lastInstance: FontInstance?
  private var graphemeFinder: BoundaryFinder?
  private var bidiResolver: BidiResolver?
  /// The number of offsets for line ends that were examined.
  var examinedOffsets = 0

  /// The work of the worker so far: shaped units and examined offsets.
  var steps: Int { shaper.shapedUnits + examinedOffsets }

  /// The longest text, in units, that the finders and the resolver have processed since they were made.
  private var longestText = 0

  // Scratch memory, kept between paragraphs unless a huge one enlarged it.
  var glyphs: [ShapedGlyph] = [] {
    didSet { if glyphs.capacity > Self.scratchLimit { glyphs = [] } }
  }
  var words: [LatinWord] = [] {
    didSet { if words.capacity > Self.scratchLimit { words = [] } }
  }
  var cuts: [WordCut] = [] {
    didSet { if cuts.capacity > Self.scratchLimit { cuts = [] } }
  }
  var tables = TotalFit.Tables() {
    didSet { if tables.capacity > Self.scratchLimit { tables = TotalFit.Tables() } }
  }
  /// The maximum size of scratch memory in items, and of text in units, that is kept between paragraphs.
  static let scratchLimit = 1 << 14

  // MARK: Memory

  /// The approximate bytes that the worker keeps between paragraphs.
  var byteCount: Int {
    Self.leastByteCount + shaper.byteCount + longestText * Self.unicodeBytesPerUnit
      + glyphs.capacity * MemoryLayout<ShapedGlyph>.stride
      + words.capacity * MemoryLayout<LatinWord>.stride
      + cuts.capacity * MemoryLayout<WordCut>.stride + tables.capacity * 12
  }

  /// Rule sets of ICU are shared; iterators and a resolver take some kilobytes.
  private static let leastByteCount = 16 << 10
  /// The resolver keeps classes, levels and runs, a finder the breaks from a dictionary.
  private static let unicodeBytesPerUnit = 24

  /// Records that a finder or the resolver is about to process a text of `count` units.
  func recordText(_ count: Int) { longestText = max(longestText, count) }

  /// Frees the memory that a huge paragraph allocated; must be called after each paragraph.
  func dropWhatIsHuge() {
    if shaper.byteCount > Self.scratchLimit * 60 { shaper.trim() }
    if longestText > Self.scratchLimit { dropUnicodeTools() }
  }

  /// Frees all memory that can be allocated again.
  func trim() {
    (glyphs, words, cuts) = ([], [], [])
    tables = TotalFit.Tables()
    shaper.trim()
    dropUnicodeTools()
  }

  private func dropUnicodeTools() {
    lineFinders = [:]
    graphemeFinder = nil
    bidiResolver = nil
    longestText = 0
  }

  // MARK: Tools

  var graphemes: BoundaryFinder {
    if let graphemeFinder { return graphemeFinder }
    let made = BoundaryFinder()
    graphemeFinder = made
    return made
  }

  var bidi: BidiResolver {
    if let bidiResolver { return bidiResolver }
    let made = BidiResolver()
    bidiResolver = made
    return made
  }

  /// The instance for `attributes`; the last requested one is found without a search.
  func instance(
    for attributes: TextAttributes, language: String, from instances: FontInstances
  ) -> FontInstance {
    if let last = lastInstance, last.attributes == attributes,
      last.languageName == attributes.language ?? language
    {
      return last
    }
    let instance = instances.instance(for: attributes, language: language)
    lastInstance = instance
    return instance
  }

  func lineFinder(_ rules: LineBreakRules) -> BoundaryFinder {
    if let finder = lineFinders[rules] { return finder }
    let finder = BoundaryFinder(lines: rules)
    lineFinders[rules] = finder
    return finder
  }
}
