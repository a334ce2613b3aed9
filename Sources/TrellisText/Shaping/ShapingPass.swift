import CHarfBuzz
import TrellisBase

/// Shapes the items of a text and adds their advances by cluster.
struct ShapingPass {
  let worker: TextWorker
  let text: UnsafeBufferPointer<UInt16>
  let scripts: [hb_script_t]
  let instances: [FontInstance]
  let base: FontInstance
  let items: [TextItem]

  private(set) var advances: [Int64]
  private(set) var isUnsafe: [Bool]
  /// Clusters for which no face has a glyph, and that are not cells yet.
  private(set) var missing: [Range<Int>] = []

  init(
    worker: TextWorker, text: UnsafeBufferPointer<UInt16>, scripts: [hb_script_t],
    instances: [FontInstance], base: FontInstance, items: [TextItem]
  ) {
    self.worker = worker
    self.text = text
    self.scripts = scripts
    self.instances = instances
    self.base = base
    self.items = items
    advances = Array(repeating: 0, count: text.count)
    // A unit that does not start a cluster is unsafe to cut.
    isUnsafe = Array(repeating: true, count: text.count + 1)
    isUnsafe[text.count] = false
  }

  mutating func run() {
    var index = 0
    while index < items.count {
      let item = items[index]
      let instance = instances[Int(item.run)]
      let start = Int(item.start)
      switch item.kind {
      case .text:
        // Text of one font and level is shaped as a whole, across runs.
        var end = index + 1
        while end < items.count, items[end].kind == .text, items[end].level == item.level,
          instances[Int(items[end].run)] === instance
        {
          end += 1
        }
        shape(start..<Int(items[end - 1].end), level: item.level, instance: instance)
        index = end
        continue
      case .tab:
        let count = item.range.count
        for unit in item.range { isUnsafe[unit] = false }
        advances[start] = base.leastTabAdvance(count: count)
      case .lineFeed, .control:
        isUnsafe[start] = false
      case .cell:
        isUnsafe[start] = false
        let width =
          if let emoji = item.emoji {
            instance.width(
              ofEmoji: emoji, scalar: TextUnit.scalar(in: text, at: start).value)
          } else {
            CellWidth.width(of: text[item.range], instance: instance)
          }
        advances[start] = width.raw << 10
      }
      index += 1
    }
  }

  private mutating func shape(_ range: Range<Int>, level: UInt8, instance: FontInstance) {
    var glyphs = worker.glyphs
    worker.glyphs = []
    glyphs.removeAll(keepingCapacity: true)
    let stretch = ShapingStretch(
      text: text, scripts: scripts, instance: instance, isRightToLeft: level & 1 == 1)
    stretch.shape(range, context: 0..<text.count, with: worker.shaper, into: &glyphs)
    stretch.forEachAdvance(of: glyphs) { cluster, advance, glyph in
      advances[cluster] += advance
      // HarfBuzz gives all glyphs of a cluster the same flags.
      isUnsafe[cluster] = glyph.isUnsafeToBreak
    }
    if glyphs.contains(where: \.isMissing) { addMissing(of: glyphs, in: range) }
    worker.glyphs = glyphs
  }

  /// Adds HarfBuzz's clusters without a glyph; one may contain several grapheme clusters.
  private mutating func addMissing(of glyphs: [ShapedGlyph], in range: Range<Int>) {
    let starts = glyphs.map { Int($0.cluster) }.sorted()
    for glyph in glyphs where glyph.isMissing {
      let start = Int(glyph.cluster)
      let next = starts.partitioningIndex { $0 > start }
      missing.append(start..<(next < starts.count ? starts[next] : range.upperBound))
    }
  }

  /// The running sum of the advances, with one element more than there are units.
  func positions() -> [Int64] {
    [Int64](unsafeUninitializedCapacity: advances.count + 1) { buffer, count in
      var sum: Int64 = 0
      for index in advances.indices {
        buffer.initializeElement(at: index, to: sum)
        sum += advances[index]
      }
      buffer.initializeElement(at: advances.count, to: sum)
      count = advances.count + 1
    }
  }
}
