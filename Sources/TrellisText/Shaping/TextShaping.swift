import CHarfBuzz

/// Makes a ``ShapedText``: levels, scripts, items, glyph advances.
struct TextShaping {
  let worker: TextWorker
  let units: [UInt16]
  let runEnds: [Int]
  let instances: [FontInstance]
  let base: FontInstance
  let direction: TextDirection
  let language: String
  /// Preceding text that is not shaped, but that may affect the direction of the units.
  var precedingUnits: ArraySlice<UInt16> = []

  /// - Complexity: O(units), times the number of tried faces for text that the first one lacks.
  func shapedText() -> ShapedText {
    worker.recordText(precedingUnits.count + units.count)
    return units.withUnsafeBufferPointer { text in
      let (levels, baseLevel) = resolveLevels(of: text)
      let needsScripts = baseLevel == 1 || !levels.isEmpty || !Self.isLatin1(text)
      let finder = CellFinder(worker: worker, text: text, runEnds: runEnds, instances: instances)
      let emoji = needsScripts ? finder.emojiClusters() : []
      var cells = needsScripts ? finder.cells(emoji: emoji) : []
      func shape() -> ShapingPass {
        var scripts =
          needsScripts ? ScriptResolver().resolve(text, cells: cells) : []
        EmojiScript.mark(emoji, in: &scripts)
        var pass = ShapingPass(
          worker: worker, text: text, scripts: scripts,
          instances: instances, base: base,
          items: ItemBuilder(
            text: text, runEnds: runEnds, levels: levels, baseLevel: baseLevel, cells: cells,
            emoji: finder.emoji(among: cells)
          ).items())
        pass.run()
        return pass
      }
      var pass = shape()
      if !pass.missing.isEmpty {
        cells = finder.clusters(around: cells + pass.missing)
        pass = shape()
      }
      return ShapedText(
        units: units, instances: instances, base: base, items: pass.items,
        baseLevel: baseLevel, scripts: pass.scripts, positions: pass.positions(),
        isUnsafeToBreak: pass.isUnsafe,
        language: language)
    }
  }

  private func resolveLevels(
    of text: UnsafeBufferPointer<UInt16>
  ) -> (levels: [UInt8], base: UInt8) {
    let mayHaveLevels =
      direction == .rightToLeft || text.contains(where: Self.mayBeRightToLeft)
      || precedingUnits.contains(where: Self.mayBeRightToLeft)
    guard mayHaveLevels || direction == .naturalRightToLeft else { return ([], 0) }
    let base: UInt8 =
      switch direction {
      case .natural: worker.bidi.naturalLevel(of: text)
      case .naturalRightToLeft:
        // The mark determines the level if no earlier character does.
        (text + [TextUnit.rightToLeftMark]).withUnsafeBufferPointer(worker.bidi.naturalLevel)
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    guard mayHaveLevels || base == 1 else { return ([], 0) }
    guard !text.isEmpty else { return ([], base) }
    if !precedingUnits.isEmpty {
      let whole = Array(precedingUnits) + units
      let all = whole.withUnsafeBufferPointer { levels(of: $0, base: base) }
      return (Array(all[precedingUnits.count...]), base)
    }
    return (levels(of: text, base: base), base)
  }

  private func levels(of text: UnsafeBufferPointer<UInt16>, base: UInt8) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
      let levels = UnsafeMutableBufferPointer(rebasing: buffer[0..<text.count])
      levels.initialize(repeating: 0)
      worker.bidi.resolve(text, base: base, levels: levels)
      count = text.count
    }
  }

  /// Whether a unit can cause a level above 0: Hebrew, Arabic and related scripts, surrogates, and the
  /// directional controls.
  private static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
    guard unit >= 0x590 else { return false }
    switch unit {
    case 0x900...0x200E, 0x2010...0x2029, 0x2070...0xD7FF, 0xFF00...0xFFFF: return false
    default: return true
    }
  }

  private static func isLatin1(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    var all: UInt16 = 0
    for unit in text { all |= unit }
    return all < 0x100
  }
}
