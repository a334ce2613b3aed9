extension FontInstance {
  /// The file of its own that an emoji of several characters is painted with, if it has one.
  func sequence(_ cluster: String) -> EmojiSequences.Sequence? {
    emojiFace.flatMap { slices[$0].sequences?.sequence(cluster) }
  }
}
