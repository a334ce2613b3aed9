import CHarfBuzz
import TrellisBase

/// A paragraph's text, divided into items and shaped: all data that does not depend on the width of the
/// box.
final class ShapedText: Sendable {
  /// The text of the paragraph.
  let units: [UInt16]
  let instances: [FontInstance]
  /// The font of the element around the runs; the width of its space determines the tab stops.
  let base: FontInstance
  let items: [TextItem]

  /// The level of the paragraph: 0 for left to right, 1 for right to left.
  let baseLevel: UInt8

  /// Whether the paragraph and every unit have level 0.
  let isPlainLeftToRight: Bool

  /// The script of every unit; empty if all are Latin.
  let scripts: [hb_script_t]

  /// The width of all units before each one, in 16.16 px, with tabs at their minimum.
  let positions: [Int64]

  /// Whether a break before each unit changes the glyphs around it.
  let isUnsafeToBreak: [Bool]

  let language: String

  /// The maximum error of the difference of two positions, compared to a measured width.
  let tolerance: Int64

  init(
    units: [UInt16], instances: [FontInstance], base: FontInstance, items: [TextItem],
    baseLevel: UInt8, scripts: [hb_script_t], positions: [Int64], isUnsafeToBreak: [Bool],
    language: String
  ) {
    self.units = units
    self.instances = instances
    self.base = base
    self.items = items
    self.baseLevel = baseLevel
    isPlainLeftToRight = baseLevel == 0 && items.allSatisfy { $0.level == 0 }
    self.scripts = scripts
    self.positions = positions
    self.isUnsafeToBreak = isUnsafeToBreak
    self.language = language
    // Joining and kerning change a letter at each edge of a line by less than two ems.
    let size = instances.reduce(0) { max($0, $1.attributes.font.size) }
    tolerance = Int64((4 * size + 8) * 65536)
  }

  /// Makes a plain text of one font whose widths are not needed.
  convenience init(unshaped units: [UInt16], instance: FontInstance) {
    let items = units.withUnsafeBufferPointer { text in
      ItemBuilder(text: text, runEnds: [text.count], levels: [], baseLevel: 0, cells: []).items()
    }
    self.init(
      units: units, instances: [instance], base: instance, items: items, baseLevel: 0, scripts: [],
      positions: [], isUnsafeToBreak: [], language: "")
  }

  /// The approximate memory in bytes, for caches.
  var byteCount: Int {
    units.count * 11 + items.count * MemoryLayout<TextItem>.stride + scripts.count * 4 + 200
  }

  /// Whether `index` is the start of the text or follows a line feed.
  func startsParagraph(at index: Int) -> Bool {
    index == 0 || units[index - 1] == TextUnit.lineFeed
  }

  /// The font of the unit at `index`.
  func instance(at index: Int) -> FontInstance {
    instances[Int(items[items.partitioningIndex { Int($0.end) > index }].run)]
  }

  @inline(__always)
  func script(at index: Int) -> hb_script_t {
    scripts.isEmpty ? HB_SCRIPT_LATIN : scripts[index]
  }
}
