/// Everything that decides where the lines of a paragraph may end.
struct LineBreakPolicy: Hashable {
  var mode = LineBreakMode.word
  var rules = LineBreakRules.normal
  var wordBreak = WordBreak.normal

  init(_ paragraph: Paragraph) {
    mode = paragraph.lineBreakMode
    rules = LineBreakRules(
      paragraph.composition.lineBreakStrictness, language: paragraph.language)
    wordBreak = paragraph.composition.wordBreak
  }

  /// The same rules, but lines may end after any grapheme cluster.
  var inside: LineBreakPolicy {
    var policy = self
    policy.mode = .character
    return policy
  }
}
