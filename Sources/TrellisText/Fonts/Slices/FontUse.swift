/// The web font files of texts.
public struct FontUse: Sendable {
  /// The names of the files.
  public private(set) var files: Set<String> = []
  /// The names of the additional style sheets with the rules of files.
  public private(set) var sheets: Set<String> = []

  /// The fonts of the texts of Latin-1 characters so far; pages have few.
  private var latinInstances: [FontInstance] = []

  /// Makes an empty record; ``add(_:)`` adds the files of a text.
  public init() {}

  /// Adds the files that a browser loads for a text.
  ///
  /// - Complexity: O(units); O(1) for text of Latin-1 characters.
  public mutating func add(_ layout: TextLayout) {
    switch layout.content {
    case .latin(let instance):
      if latinInstances.contains(where: { $0 === instance }) { return }
      latinInstances.append(instance)
      guard let slices = instance.slices.first else { return }
      add(slices.parts[0], of: slices)
    case .shaped(let content):
      let isWhole = layout.usesWholeFaces
      add(content.text, isWhole: isWhole)
      if let cut = content.truncated { add(cut.shaped, isWhole: isWhole) }
    }
  }

  private mutating func add(_ slice: FontSlice, of face: FaceDivision) {
    files.insert(slice.fileName)
    if let sheet = face.sheet { sheets.insert(sheet) }
  }

  private mutating func add(_ shaped: ShapedText, isWhole: Bool) {
    shaped.units.withUnsafeBufferPointer { text in
      // Neighbours are mostly in the same file.
      var lastRun: Int32 = -1
      var last: FontSlice?
      for item in shaped.items where item.kind == .text || item.emoji != nil {
        let instance = shaped.instances[Int(item.run)]
        if let emoji = item.emoji {
          let scalar = TextUnit.scalar(in: text, at: Int(item.start)).value
          if let slice = instance.slice(ofEmoji: emoji, scalar: scalar),
            let face = instance.installedEmoji?.slices
          {
            add(slice, of: face)
          }
          continue
        }
        // Emoji are taken from the emoji font, even if another font has the character.
        let emoji =
          item.range.lowerBound < shaped.scripts.count ? instance.emojiFace : nil
        var index = Int(item.start)
        while index < item.end {
          let (scalar, width) = TextUnit.scalar(in: text, at: index)
          let isEmoji = emoji != nil && shaped.scripts[index] == EmojiScript.script
          index += width
          if !isEmoji, item.run == lastRun, last?.characters.contains(scalar) == true { continue }
          let found =
            isEmoji
            ? emoji.flatMap { number in
              instance.slices[number].part(for: scalar).map { ($0, instance.slices[number]) }
            } : instance.slice(for: scalar, isWhole: isWhole)
          guard let (slice, face) = found else { continue }
          if !isEmoji {
            lastRun = item.run
            last = slice
          }
          add(slice, of: face)
        }
      }
    }
  }
}

extension FontInstance {
  /// The file from which a browser takes a character.
  fileprivate func slice(for scalar: UInt32, isWhole: Bool) -> (FontSlice, FaceDivision)? {
    for face in slices {
      if isWhole, let whole = face.whole {
        if whole.characters.contains(scalar) { return (whole, face) }
      } else if let part = face.part(for: scalar) {
        return (part, face)
      }
    }
    return nil
  }
}
