import TestSupport
import Testing

@testable import TrellisViews

/// Source: the examples of CommonMark 0.31, by their numbers, and of GitHub Flavored Markdown.
struct InlineMarkdownTests {
  /// The runs as a line: `b(…)` strong, `i(…)` emphasized, `s(…)` struck, `c(…)` code, `a=address(…)` a link.
  private func parsed(_ source: String) -> String {
    InlineMarkdown.runs(of: source).map { run in
      var text = run.text
      if run.isCode { text = "c(\(text))" }
      if run.isStruckThrough { text = "s(\(text))" }
      if run.isEmphasized { text = "i(\(text))" }
      if run.isStrong { text = "b(\(text))" }
      if let link = run.link { text = "a=\(link)(\(text))" }
      return text
    }.joined()
  }

  @Test(arguments: [
    // Escapes: 12, 14, 15.
    (##"\!\"\#\$"##, ##"!"#$"##), (#"\*not emphasized*"#, "*not emphasized*"),
    (#"\\*emphasis*"#, #"\i(emphasis)"#),
    (#"\a\ \3"#, #"\a\ \3"#),
    // Code: 328, 329, 330, 331, 338, 341, 347, 349.
    ("`foo`", "c(foo)"), ("`` foo ` bar ``", "c(foo ` bar)"), ("` `` `", "c(``)"),
    ("`  ``  `", "c( `` )"), (#"`foo\`bar`"#, #"c(foo\)bar`"#), ("*foo`*`", "*fooc(*)"),
    ("```foo``", "```foo``"), ("`foo``bar``", "`fooc(bar)"),
    // Emphasis: 350 to 404.
    ("*foo bar*", "i(foo bar)"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
    ("foo*bar*", "fooi(bar)"), ("5*6*78", "5i(6)78"), ("_foo bar_", "i(foo bar)"),
    ("foo_bar_", "foo_bar_"), ("5_6_78", "5_6_78"), ("foo-_(bar)_", "foo-i((bar))"),
    ("_foo*", "_foo*"), ("*foo bar *", "*foo bar *"), ("*(*foo", "*(*foo"),
    ("*(*foo*)*", "i((foo))"), ("_foo_bar_baz_", "i(foo_bar_baz)"), ("**foo bar**", "b(foo bar)"),
    ("** foo bar**", "** foo bar**"), ("foo**bar**", "foob(bar)"), ("__foo bar__", "b(foo bar)"),
    ("foo__bar__", "foo__bar__"), ("**foo\"*bar*\"foo**", "b(foo\")b(i(bar))b(\"foo)"),
    // 406 to 480: nesting and the rule of three.
    ("*foo **bar** baz*", "i(foo )b(i(bar))i( baz)"), ("*foo**bar**baz*", "i(foo)b(i(bar))i(baz)"),
    ("*foo**bar*", "i(foo**bar)"), ("***foo** bar*", "b(i(foo))i( bar)"),
    ("foo***bar***baz", "foob(i(bar))baz"), ("foo******bar*********baz", "foob(bar)***baz"),
    ("** is not an empty emphasis", "** is not an empty emphasis"),
    ("**foo*", "*i(foo)"), ("*foo**", "i(foo)*"), ("****foo*", "***i(foo)"),
    ("**foo***", "b(foo)*"), ("*foo _bar* baz_", "i(foo _bar) baz_"),
    ("**foo **bar baz**", "**foo b(bar baz)"), ("foo *\\**", "foo i(*)"),
    ("_foo___bar_", "i(foo___bar)"),
    // Links: 482, 484, 488, 497, 499, 505, 517, 518, 520, 524.
    ("[link](/uri \"title\")", "a=/uri(link)"), ("[link]()", "a=(link)"),
    ("[link](</my uri>)", "a=/my uri(link)"), ("[link](/my uri)", "[link](/my uri)"),
    ("[link](foo(and(bar)))", "a=foo(and(bar))(link)"), ("[a](<b)c>)", "a=b)c(a)"),
    ("[link *foo **bar***](/uri)", "a=/uri(link )a=/uri(i(foo ))a=/uri(b(i(bar)))"),
    ("[foo [bar](/uri)](/uri)", "[foo a=/uri(bar)](/uri)"), ("*[foo*](/uri)", "*a=/uri(foo*)"),
    ("[foo`](/uri)`", "[fooc(](/uri))"), ("[foo] bar", "[foo] bar"), ("]", "]"), ("[", "["),
    // Addresses: 594, 602, 603, 604, 610.
    ("<http://foo.bar.baz>", "a=http://foo.bar.baz(http://foo.bar.baz)"),
    ("<foo@bar.example.com>", "a=mailto:foo@bar.example.com(foo@bar.example.com)"),
    ("<http://foo.bar/baz bim>", "<http://foo.bar/baz bim>"), ("a < b > c", "a < b > c"),
    ("<m:abc>", "<m:abc>"), ("<>", "<>"),
    // GitHub Flavored Markdown 491; one tilde is a tilde here.
    ("~~Hi~~ there", "s(Hi) there"), ("about ~5~ or ~~~6~~~", "about ~5~ or ~~~6~~~"),
    ("**~~a~~**", "b(s(a))"),
  ])
  func formsAreParsedAsCommonMarkDoes(_ source: String, _ result: String) {
    #expect(parsed(source) == result)
  }

  @Test func onlyTextsWithFormsAreParsed() {
    #expect(!InlineMarkdown.isNeeded(for: "Clicked 3 times! (a & b) #1"))
    #expect(InlineMarkdown.isNeeded(for: "a *b*"))
  }

  @Test(arguments: ["*", "_", "`", "[", "a**", "*a_", "[a](", "~~", "<"])
  func manyOpenFormsEnd(_ part: String) {
    let source = String(repeating: part, count: 2_000)
    #expect(InlineMarkdown.runs(of: source).map(\.text).joined().count > 0)
  }

  @Test func lineBreaksInCodeAreSpaces() {
    #expect(InlineMarkdown.runs(of: "`a\nb`") == [MarkdownRun(text: "a b", isCode: true)])
  }

  @Test(arguments: ["\\[a](/b)", "\\]", "\\`a\\`", "\\{\\~"])
  func eachSignCanBeEscaped(_ source: String) {
    let runs = InlineMarkdown.runs(of: source)
    #expect(runs == [MarkdownRun(text: source.filter { $0 != "\\" })])
  }

  @Test(arguments: ["svn+ssh:x", "a2:x", "a.b-c+d1:x"])
  func aSchemeHasLettersDigitsAndSigns(_ address: String) {
    #expect(
      InlineMarkdown.runs(of: "<\(address)>") == [MarkdownRun(text: address, link: address)])
    for text in ["<2\(address)>", "<+\(address)>", "<a_\(address)>", "<é\(address)>"] {
      #expect(InlineMarkdown.runs(of: text) == [MarkdownRun(text: text)])
    }
  }

  @Test func aSchemeHasTwoTo32Letters() {
    #expect(InlineMarkdown.runs(of: "<a:b>") == [MarkdownRun(text: "<a:b>")])
    #expect(InlineMarkdown.runs(of: "<ab:c>") == [MarkdownRun(text: "ab:c", link: "ab:c")])
    let long = String(repeating: "a", count: 33)
    #expect(InlineMarkdown.runs(of: "<\(long):b>") == [MarkdownRun(text: "<\(long):b>")])
  }

  @Test func aTitleMayContainEscapedQuotationMarks() {
    #expect(
      InlineMarkdown.runs(of: #"[a](/b "c \" d")"#) == [MarkdownRun(text: "a", link: "/b")])
  }

  @Test(arguments: [("`   `", "   "), ("` a `", "a"), ("`  a  `", " a "), ("` a`", " a")])
  func aCodeLosesOneSpaceAtBothEnds(source: String, text: String) {
    #expect(InlineMarkdown.runs(of: source) == [MarkdownRun(text: text, isCode: true)])
  }

  private struct Opener: Sendable {
    let name: String
    let text: @Sendable (Int) -> String

    init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
      (self.name, self.text) = (name, text)
    }

    init(repeating part: String) {
      self.init(part) { String(repeating: part, count: $0 / part.utf8.count) }
    }
  }

  private static let parts: [String] = [
    "[](", "<", "<a", "[a](<", "[](a ", "[](a \"", "[](a '\\", "[](a[", "*a ", "**a _b ",
    "a**b_c* ",
    "`a``b", "[", "]", "![", "\\", "~~a", "*", "_", "`", "*_", "[a](b)", "[*a](b)", "<a:", "<aa:b>",
    "[](\\(", "[]((", "[]()", "a* ", "***a** ", "*a _b* c_ ", "~~a *b~~ c* ",
  ]

  /// Texts of some length that repeat the starts of forms without their ends.
  private static let openers: [Opener] =
    parts.map(Opener.init(repeating:)) + [
      Opener("*a … a*") { nested("*a ", "a* ", $0) },
      Opener("_a … b*") { nested("_a ", "b* ", $0) },
      Opener("[[ ](a)") { nested("[", "](a)", $0) },
      Opener("[[ ](long)") {
        String(repeating: "[", count: $0) + "](" + String(repeating: "a", count: 2_000) + ")"
      },
      Opener("<a … >") { String(repeating: "<a", count: $0 / 2) + ">" },
      Opener("` `` ```") { length in
        var text = ""
        var count = 1
        while text.utf8.count < length {
          text += String(repeating: "`", count: count) + "a"
          count += 1
        }
        return text
      },
      Opener("[](a)(…") {
        String(repeating: "[](", count: 31) + String(repeating: "[](a)", count: $0 / 5)
      },
    ]

  private static func nested(_ first: String, _ second: String, _ length: Int) -> String {
    String(repeating: first, count: length / 2 / first.utf8.count)
      + String(repeating: second, count: length / 2 / second.utf8.count)
  }

  @Test(arguments: openers.indices)
  func eachOpenerTakesLinearWork(index: Int) {
    let name = Self.openers[index].name
    let text = Self.openers[index].text
    let shorter = Rounds.areLong ? 64 << 10 : 8 << 10
    let half = InlineMarkdown.parsed(text(shorter / 2)).steps
    let whole = InlineMarkdown.parsed(text(shorter)).steps
    #expect(Double(whole) <= 2.3 * Double(half), "\(name): \(half), \(whole)")
    let length = Rounds.areLong ? 1 << 20 : 16 << 10
    let (runs, steps) = InlineMarkdown.parsed(text(length))
    #expect(steps < 50 * length, "\(name)")
    // Links without a text show nothing.
    #expect(runs.isEmpty == (name == "[]()"), "\(name)")
  }

  @Test func anAddressHasAtMostTwoKibibytes() {
    let longest = String(repeating: "a", count: 2_048)
    #expect(InlineMarkdown.runs(of: "[b](\(longest))") == [MarkdownRun(text: "b", link: longest)])
    #expect(
      InlineMarkdown.runs(of: "[b](<\(longest)>)") == [MarkdownRun(text: "b", link: longest)])
    for text in ["[b](\(longest)a)", "[b](<\(longest)a>)", "<http:\(longest)>"] {
      #expect(InlineMarkdown.runs(of: text) == [MarkdownRun(text: text)])
    }
  }

  @Test func anAddressHasAtMost32LevelsOfParentheses() {
    func address(_ levels: Int) -> String {
      String(repeating: "(", count: levels) + String(repeating: ")", count: levels)
    }
    #expect(
      InlineMarkdown.runs(of: "[b](\(address(32)))") == [MarkdownRun(text: "b", link: address(32))])
    let text = "[b](\(address(33)))"
    #expect(InlineMarkdown.runs(of: text) == [MarkdownRun(text: text)])
  }

  /// Marks belong to the text after a form, and do not hide its signs.
  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}"])
  func marksDoNotHideSigns(mark: String) {
    #expect(
      InlineMarkdown.runs(of: "`a`\(mark)b")
        == [MarkdownRun(text: "a", isCode: true), MarkdownRun(text: mark + "b")])
    #expect(
      InlineMarkdown.runs(of: "[a](/b)\(mark)")
        == [MarkdownRun(text: "a", link: "/b"), MarkdownRun(text: mark)])
  }

  @Test func adjacentLinksToOneAddressAreTwo() {
    #expect(
      InlineMarkdown.runs(of: "[a](/b)[c](/b)")
        == [MarkdownRun(text: "a", link: "/b"), MarkdownRun(text: "c", link: "/b")])
  }

  @Test(arguments: ["*a*", "_a_", "`a`", "[a](/b)", "~~a~~", "<m:a>", "\\*"])
  func aTextWithOneFormIsParsed(source: String) {
    #expect(InlineMarkdown.isNeeded(for: source))
    #expect(!InlineMarkdown.isNeeded(for: "a 1 é (b) > c!"))
  }
}
