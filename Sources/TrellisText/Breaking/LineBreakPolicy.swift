/// The rules for line breaks of a paragraph.
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

  /// Whether a line may end between any two characters of ``Ideographs``.
  var breaksIdeographs: Bool { mode == .word && wordBreak != .keepAll }

  /// The same rules, with breaks allowed after any grapheme cluster.
  var inside: LineBreakPolicy {
    var policy = self
    policy.mode = .character
    return policy
  }
}
