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
/// - Complexity: O(*n*) in characters, except for brackets inside of each other.
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

  static func runs(of text: String) -> [MarkdownRun] {
    var parser = InlineMarkdown(Array(text))
    parser.parse()
    return parser.makeRuns()
  }

  private let characters: [Character]
  private var position = 0
  var items: [Item] = []
  /// The indices of the items with an opening bracket.
  private var brackets: [Int] = []

  private init(_ characters: [Character]) { self.characters = characters }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  // MARK: Parsing

  private mutating func parse() {
    while let character = next {
      switch character {
      case "\\": parseEscape()
      case "`": parseCode()
      case "*", "_", "~": parseDelimiters(character)
      case "<": parseAddress()
      case "[":
        brackets.append(items.count)
        items.append(Item(text: "["))
        position += 1
      case "]": parseLinkEnd()
      default: add(character)
      }
    }
    resolve(after: -1)
  }

  private mutating func add(_ character: Character) {
    position += 1
    add(String(character))
  }

  private mutating func add(_ text: String) {
    if let last = items.indices.last, items[last].isPlain {
      items[last].text += text
    } else {
      items.append(Item(text: text))
    }
  }

  private mutating func parseEscape() {
    let following = position + 1
    if following < characters.count, let ascii = characters[following].asciiValue,
      (33...47).contains(ascii) || (58...64).contains(ascii) || (91...96).contains(ascii)
        || (123...126).contains(ascii)
    {
      position = following
    }
    if let character = next { add(character) }
  }

  private func length(ofRunAt start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == characters[start] { end += 1 }
    return end - start
  }

  private mutating func parseCode() {
    let count = length(ofRunAt: position)
    let start = position + count
    var end = start
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = length(ofRunAt: end)
      if closing == count {
        var code = characters[start..<end].map { $0.isNewline ? " " : $0 }
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
        {
          code.removeFirst()
          code.removeLast()
        }
        items.append(Item(text: String(code), isCode: true))
        position = end + count
        return
      }
      end += closing
    }
    add(String(repeating: "`", count: count))
    position = start
  }

  private mutating func parseDelimiters(_ character: Character) {
    let count = length(ofRunAt: position)
    let before = position > 0 ? characters[position - 1] : nil
    position += count
    let after = next
    let isLeft =
      !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let isRight =
      !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    var item = Item(delimiter: character, length: count, originalLength: count)
    switch character {
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
    items.append(item)
  }

  /// `<https://swift.org>` or `<name@host>`.
  private mutating func parseAddress() {
    guard let end = characters[position...].firstIndex(of: ">") else {
      return add("<" as Character)
    }
    let inside = characters[position + 1..<end]
    let isAddress = !inside.isEmpty && !inside.contains { $0.isWhitespace || $0 == "<" }
    let scheme = inside.prefix { $0 != ":" }
    let hasScheme =
      scheme.count < inside.count && (2...32).contains(scheme.count)
      && scheme[scheme.startIndex].isLetter
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    let isMail = inside.filter { $0 == "@" }.count == 1 && !inside.contains(":")
    guard isAddress, hasScheme || isMail else { return add("<" as Character) }
    let text = String(inside)
    items.append(Item(beginsLink: hasScheme ? text : "mailto:" + text))
    items.append(Item(text: text, isCode: false))
    items.append(Item(endsLink: true))
    position = end + 1
  }

  private mutating func parseLinkEnd() {
    guard let bracket = brackets.popLast() else { return add("]" as Character) }
    position += 1
    guard let address = parseDestination() else { return add("]") }
    resolve(after: bracket)
    items[bracket].text = ""
    items[bracket].beginsLink = address
    items.append(Item(endsLink: true))
    // A link contains no other link.
    brackets = []
  }

  /// `(address)` or `(<address> "title")`; `nil`, and no change, for anything else.
  private mutating func parseDestination() -> String? {
    let start = position
    guard next == "(" else { return nil }
    position += 1
    skipSpaces()
    var address = ""
    if next == "<" {
      position += 1
      while let character = next, character != ">", !character.isNewline {
        address.append(character)
        position += 1
      }
      if next == ">" { position += 1 }
    } else {
      var depth = 0
      while let character = next, !character.isWhitespace, character != ")" || depth > 0 {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == "\\", position + 1 < characters.count,
          Optional(characters[position + 1]).isPunctuation
        {
          position += 1
        }
        address.append(characters[position])
        position += 1
      }
    }
    skipSpaces()
    if let quote = next, quote == "\"" || quote == "'" {
      position += 1
      while let character = next, character != quote { position += character == "\\" ? 2 : 1 }
      if position < characters.count { position += 1 }
      skipSpaces()
    }
    guard next == ")" else {
      position = start
      return nil
    }
    position += 1
    return address
  }

  private mutating func skipSpaces() {
    while next?.isWhitespace == true { position += 1 }
  }
}

extension Character? {
  /// Whether the character is white space or the end of the text.
  var isSpace: Bool { self?.isWhitespace ?? true }
  var isPunctuation: Bool { self.map { $0.isPunctuation || $0.isSymbol } ?? false }
}
