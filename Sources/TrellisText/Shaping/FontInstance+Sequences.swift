extension FontInstance {
  /// The way the installed emoji font paints a cell; `nil` if it does not.
  func painting(ofCell cluster: UnsafeBufferPointer<UInt16>) -> EmojiSequences.Painting? {
    installedEmoji?.slices.sequences?.painting(of: cluster)
  }

  /// The file of the installed emoji font with an emoji.
  ///
  /// - Parameter scalar: the first character.
  func slice(ofEmoji painting: EmojiSequences.Painting, scalar: UInt32) -> FontSlice? {
    switch painting {
    case .character: installedEmoji?.slices.part(for: scalar)
    case .sequence(let number): installedEmoji?.slices.sequences?.slice(ofSequence: number)
    }
  }

  /// The family of the file with an emoji.
  func family(ofEmoji painting: EmojiSequences.Painting) -> String? {
    switch painting {
    case .character: installedEmoji?.family
    case .sequence(let number): installedEmoji?.slices.sequences?.family(ofSequence: number)
    }
  }

  /// The width of an emoji, including letter spacing: its glyph's width, rounded up to 1/64 px.
  ///
  /// - Parameter scalar: the first character.
  func width(ofEmoji painting: EmojiSequences.Painting, scalar: UInt32) -> LayoutUnit {
    guard let installedEmoji, let sequences = installedEmoji.slices.sequences else { return .zero }
    let scale = FontScale(
      size: attributes.font.size, unitsPerEm: installedEmoji.face.unitsPerEm)
    let advance = scale.width(
      advance: sequences.advance(of: painting, scalar: scalar), adjustment: 0)
    return LayoutUnit(roundingUp: advance + max(letterSpacing, 0))
  }
}
