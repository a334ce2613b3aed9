/// The web font files that texts are painted with.
public struct FontUse: Sendable {
  /// The names of the files.
  public private(set) var files: Set<String> = []

  public init() {}

  /// Adds the files that a browser loads for a text.
  ///
  /// - Complexity: O(units); O(1) for text of Latin-1 characters.
  public mutating func add(_ layout: TextLayout) {
    switch layout.content {
    case .latin(let instance):
      guard let slices = instance.slices.first else { return }
      files.insert(slices.parts[0].fileName)
    case .shaped(let content):
      let isWhole = layout.usesWholeFaces
      add(content.text, isWhole: isWhole)
      if let cut = content.truncated { add(cut.shaped, isWhole: isWhole) }
    }
  }

  private mutating func add(_ shaped: ShapedText, isWhole: Bool) {
    shaped.units.withUnsafeBufferPointer { text in
      // Neighbours are mostly in one file.
      var lastRun: Int32 = -1
      var last: FontSlice?
      for item in shaped.items where item.kind == .text {
        var index = Int(item.start)
        while index < item.end {
          let (scalar, width) = TextUnit.scalar(in: text, at: index)
          index += width
          if item.run == lastRun, last?.characters.contains(scalar) == true { continue }
          guard
            let slice = shaped.instances[Int(item.run)].slice(for: scalar, isWhole: isWhole)
          else { continue }
          lastRun = item.run
          last = slice
          files.insert(slice.fileName)
        }
      }
    }
  }
}

extension FontInstance {
  /// The file that a browser takes a character from.
  fileprivate func slice(for scalar: UInt32, isWhole: Bool) -> FontSlice? {
    for face in slices {
      if isWhole, let whole = face.whole {
        if whole.characters.contains(scalar) { return whole }
      } else if let part = face.parts.first(where: { $0.characters.contains(scalar) }) {
        return part
      }
    }
    return nil
  }
}
