import CHarfBuzz

/// Finds the installed fonts for a text.
struct FallbackSearch {
  let installed: InstalledFonts
  let worker: TextWorker
  let text: UnsafeBufferPointer<UInt16>
  /// The end of every run, ascending; the last is the text's end.
  let runEnds: [Int]
  let instances: [FontInstance]

  /// For each run, the families for characters that are missing in the faces of the run, in the order of
  /// first use; the language of the run affects the choice.
  ///
  /// - Complexity: O(units), times the number of faces for characters beyond Latin-1.
  func families() -> [[String]] {
    var found = Array(repeating: [String](), count: instances.count)
    var ideographs: String?
    var run = 0
    var index = 0
    // The faces found for the run, and the characters that no font has.
    var faces: [FontFace] = []
    var missing: Set<UInt32> = []
    while index < text.count {
      while run + 1 < runEnds.count, index >= runEnds[run] {
        run += 1
        faces = []
        missing = []
      }
      let (scalar, width) = TextUnit.scalar(in: text, at: index)
      let unit = text[index]
      index += width
      guard scalar > 0xFF, !TextUnit.isIgnorable(unit), !Self.selectsVariant(scalar),
        !instances[run].faces.contains(where: { $0.glyph(for: scalar) != nil }),
        !faces.contains(where: { $0.glyph(for: scalar) != nil }), !missing.contains(scalar)
      else { continue }
      let instance = instances[run]
      var language = instance.languageName
      if CellShape.isWide(scalar), FontconfigLanguage.region(of: language) == nil {
        ideographs = ideographs ?? FontconfigLanguage.guess(from: text)
        language = ideographs ?? language
      }
      let style = instance.attributes.font.style
      if let family = installed.family(for: scalar, language: language, style: style),
        let face = installed.face(of: family, style: style)
      {
        if !found[run].contains(family) { found[run].append(family) }
        faces.append(face.face)
      } else {
        missing.insert(scalar)
      }
    }
    addEmoji(to: &found)
    return found
  }

  private func addEmoji(to found: inout [[String]]) {
    guard instances.contains(where: { $0.emojiFace == nil }) else { return }
    let emoji = CellFinder(worker: worker, text: text, runEnds: runEnds, instances: instances)
      .emojiClusters()
    var run = 0
    for cluster in emoji {
      while run + 1 < runEnds.count, cluster.lowerBound >= runEnds[run] { run += 1 }
      guard instances[run].emojiFace == nil else { continue }
      let scalar = TextUnit.scalar(in: text, at: cluster.lowerBound).value
      let style = instances[run].attributes.font.style
      guard let family = installed.emojiFamily(for: scalar, style: style) else { continue }
      if !found[run].contains(family) { found[run].append(family) }
    }
  }

  /// Whether `scalar` is a variation selector; fonts have no glyphs for these.
  private static func selectsVariant(_ scalar: UInt32) -> Bool {
    (0xE0000...0xE0FFF).contains(scalar) || (0xFE00...0xFE0F).contains(scalar)
  }
}

extension FontDescriptor {
  /// The properties for selecting a face of a family.
  var style: InstalledFonts.Style { .init(weight: weight, isItalic: isItalic) }
}

extension FontInstances {
  /// The instances of a text's runs and of the element around them, with the additional installed fonts of
  /// the text.
  func instances(
    for runs: [TextAttributes], base: TextAttributes, language: String, text units: [UInt16],
    runEnds: [Int], worker: TextWorker
  ) -> (runs: [FontInstance], base: FontInstance) {
    let plain = runs.map { instance(for: $0, language: language) }
    let plainBase = instance(for: base, language: language)
    guard let installed = registry.installed, !Self.areCovered(units, by: plain) else {
      return (plain, plainBase)
    }
    let found = units.withUnsafeBufferPointer { text in
      FallbackSearch(
        installed: installed, worker: worker, text: text, runEnds: runEnds, instances: plain
      ).families()
    }
    let all = found.joined().reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if all.isEmpty { return (plain, plainBase) }
    // Runs with the families and the language of the element share its list of fonts. In other runs the fonts found for
    // the run come first.
    let own = base.language ?? language
    let shared = instance(for: base, language: language, installed: all)
    let extended = zip(runs, found).map { attributes, families in
      let isOwn = (attributes.language ?? language) == own && attributes.families == base.families
      return instance(
        for: attributes, language: language,
        installed: isOwn ? all : families + all.filter { !families.contains($0) })
    }
    return (extended, shared)
  }

  /// Whether the first faces have all characters, and none can be part of an emoji. This is the case for
  /// European languages and their punctuation.
  private static func areCovered(_ units: [UInt16], by instances: [FontInstance]) -> Bool {
    for unit in units where unit > 0xFF {
      if unit >= 0x203C { return false }
      for instance in instances where instance.faces[0].glyph(for: UInt32(unit)) == nil {
        return false
      }
    }
    return true
  }
}

extension TextAttributes {
  fileprivate var families: [String] { font.families }
}
