/// A part of a text with the styles that Markdown gives it.
struct MarkdownRun: Equatable {
  var text: String
  var isStrong = false
  var isEmphasized = false
  var isStruckThrough = false
  var isCode = false
  var link: String?
}

/// Parses the inline forms of Markdown: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~`, `[link](address)`,
/// `<https://address>`, and a backslash before punctuation. Everything else is text; line feeds are kept.
///
/// An address has at most 2 KiB, and parentheses in at most 32 levels; a longer one is text.
///
/// - Complexity: O(*n*) in scalars: each unsuccessful search for the end of a form is bounded, or is made once.
///
/// Source: CommonMark 0.31, chapter 6 and its algorithm with a stack of delimiters; strikethrough of GitHub Flavored
/// Markdown, with two tildes.
struct InlineMarkdown {
  /// Whether `text` may have inline forms, so that it must be parsed.
  static func isNeeded(for text: some StringProtocol) -> Bool {
    text.utf8.contains {
      switch $0 {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  static func runs(of text: String) -> [MarkdownRun] { parsed(text).runs }

  /// The runs of `text`, and the number of steps of the parser.
  static func parsed(_ text: String) -> (runs: [MarkdownRun], steps: Int) {
    var parser = InlineMarkdown(Array(text.unicodeScalars))
    parser.parse()
    let runs = parser.makeRuns()
    return (runs, parser.steps)
  }

  /// The maximum length of an address in bytes of UTF-8.
  static let addressLimit = 2048
  /// The maximum number of levels of parentheses in an address.
  static let parenthesisLimit = 32

  let scalars: [Unicode.Scalar]
  var position = 0
  var items: [Item] = []
  /// The number of scalars and delimiters looked at, with repetitions.
  var steps = 0
  /// The indices of the items with an opening bracket.
  private var brackets: [Int] = []
  /// The delimiters that are not paired yet.
  var delimiters = DelimiterStack()
  /// The runs of backticks by length; `nil` before the first one is parsed.
  private var codeEnds: [Int: CodeEnds]?

  /// The starts of all runs of backticks of one length, in order.
  private struct CodeEnds {
    var starts: [Int] = []
    /// The first one that may follow the parser's position.
    var next = 0
  }

  private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  // MARK: Parsing

  private mutating func parse() {
    while let scalar = next {
      steps += 1
      switch scalar {
      case "\\": parseEscape()
      case "`": parseCode()
      case "*", "_", "~": parseDelimiters(scalar)
      case "<": parseAddress()
      case "[":
        brackets.append(items.count)
        items.append(Item(text: "[", isSeparate: true))
        position += 1
      case "]": parseLinkEnd()
      default: add(scalar)
      }
    }
    resolve(after: -1)
  }

  /// Adds `scalar`, and the ordinary ones that follow it, to the text.
  private mutating func add(_ scalar: Unicode.Scalar) {
    if items.last?.isPlain != true { items.append(Item()) }
    let last = items.count - 1
    items[last].text.unicodeScalars.append(scalar)
    position += 1
    while position < scalars.count, !Self.mayBeginForm(scalars[position]) {
      items[last].text.unicodeScalars.append(scalars[position])
      position += 1
      steps += 1
    }
  }

  private static func mayBeginForm(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "~", "<", "[", "]": true
    default: false
    }
  }

  private mutating func parseEscape() {
    let following = position + 1
    if following < scalars.count, scalars[following].isASCIIPunctuation { position = following }
    add(scalars[position])
  }

  private func length(ofRunAt start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == scalars[start] { end += 1 }
    return end - start
  }

  private mutating func parseCode() {
    let count = length(ofRunAt: position)
    let start = position + count
    steps += count
    guard let end = endOfCode(from: start, length: count) else {
      if items.last?.isPlain != true { items.append(Item()) }
      items[items.count - 1].text += String(repeating: "`", count: count)
      position = start
      return
    }
    items.append(Item(text: code(in: start..<end), isCode: true, isSeparate: true))
    position = end + count
  }

  /// The start of the next run of `length` backticks.
  private mutating func endOfCode(from start: Int, length: Int) -> Int? {
    if codeEnds == nil { codeEnds = findCodeEnds() }
    guard var ends = codeEnds?[length] else { return nil }
    while ends.next < ends.starts.count, ends.starts[ends.next] < start {
      ends.next += 1
      steps += 1
    }
    codeEnds?[length]?.next = ends.next
    return ends.next < ends.starts.count ? ends.starts[ends.next] : nil
  }

  private mutating func findCodeEnds() -> [Int: CodeEnds] {
    var found: [Int: CodeEnds] = [:]
    var index = position
    while index < scalars.count {
      if scalars[index] == "`" {
        let count = length(ofRunAt: index)
        found[count, default: CodeEnds()].starts.append(index)
        index += count
      } else {
        index += 1
      }
    }
    steps += scalars.count - position
    return found
  }

  /// The text of a code span: a line's end becomes a space, and one space at both ends is dropped.
  private mutating func code(in range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    var isBlank = true
    for index in range {
      let scalar = scalars[index]
      if scalar == "\n", index > range.lowerBound, scalars[index - 1] == "\r" { continue }
      text.append(scalar.isNewline ? " " : scalar)
      if text.last != " " { isBlank = false }
    }
    steps += range.count
    if !isBlank, text.first == " ", text.last == " " {
      text.removeFirst()
      text.removeLast()
    }
    return String(text)
  }

  private mutating func parseDelimiters(_ scalar: Unicode.Scalar) {
    let count = length(ofRunAt: position)
    let before = position > 0 ? scalars[position - 1] : nil
    position += count
    steps += count
    let after = next
    let isLeft =
      !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let isRight =
      !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    var item = Item(delimiter: scalar, length: count, originalLength: count)
    switch scalar {
    case "_":
      item.mayOpen = isLeft && (!isRight || before.isPunctuation)
      item.mayClose = isRight && (!isLeft || after.isPunctuation)
    case "~":
      item.mayOpen = isLeft && count == 2
      item.mayClose = isRight && count == 2
    default:
      item.mayOpen = isLeft
      item.mayClose = isRight
    }
    if item.mayOpen || item.mayClose { delimiters.append(items.count) }
    items.append(item)
  }

  /// `<https://swift.org>` or `<name@host>`.
  private mutating func parseAddress() {
    guard let end = endOfAddress(from: position + 1) else { return add("<") }
    let inside = scalars[position + 1..<end]
    let scheme = inside.prefix { $0 != ":" }
    let hasScheme =
      scheme.count < inside.count && (2...32).contains(scheme.count)
      && scheme[scheme.startIndex].isASCIILetter && scheme.allSatisfy(\.mayBeInScheme)
    let isMail = scheme.count == inside.count && inside.count { $0 == "@" } == 1
    guard hasScheme || isMail else { return add("<") }
    let text = String(String.UnicodeScalarView(inside))
    items.append(Item(beginsLink: hasScheme ? text : "mailto:" + text))
    items.append(Item(text: text))
    items.append(Item(endsLink: true))
    position = end + 1
  }

  /// The position of the `>` after an address without white space.
  private mutating func endOfAddress(from start: Int) -> Int? {
    var index = start
    var bytes = 0
    while index < scalars.count, bytes <= Self.addressLimit {
      steps += 1
      let scalar = scalars[index]
      if scalar == ">" { return index > start ? index : nil }
      if scalar == "<" || scalar.isWhitespace { return nil }
      bytes += UTF8.width(scalar)
      index += 1
    }
    return nil
  }

  private mutating func parseLinkEnd() {
    guard let bracket = brackets.popLast() else { return add("]") }
    position += 1
    guard let address = parseDestination() else {
      position -= 1
      return add("]")
    }
    resolve(after: bracket)
    items[bracket].text = ""
    items[bracket].beginsLink = address
    items.append(Item(endsLink: true))
    // A link contains no other link.
    brackets = []
  }
}
