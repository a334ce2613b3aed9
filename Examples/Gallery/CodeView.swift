import Trellis

/// A sample of Swift in colors, with a button that copies it.
struct CodeView: View {
  let code: String
  @Environment(\.writingDirection) private var direction

  var body: some View {
    ZStack(alignment: .topTrailing) {
      // Code is at the left in every language.
      text.font(.body.monospaced())
        .padding(.large)
        .frame(maxWidth: .infinity, alignment: direction == .rightToLeft ? .trailing : .leading)
      Button(action: {}) { Image(icon: .copy, label: "Copy the code") }
        .onTap(.copy(code))
        .buttonStyle(.borderless).controlSize(.small)
        .padding(8)
    }
    .frame(maxWidth: .infinity)
    .background(.surface).cornerRadius(.large).border(.line)
  }

  private var text: Text {
    CodeToken.all(of: code).reduce(Text(verbatim: "")) { text, token in
      let part = Text(verbatim: token.text)
      return text + (token.kind.color.map { part.foregroundStyle($0) } ?? part)
    }
  }
}

/// A part of a sample of Swift in one color.
struct CodeToken: Equatable {
  enum Kind {
    case plain, keyword, type, string, comment

    /// `nil` for the color of texts. Each color has a contrast of at least 4.5 on surfaces.
    var color: Color? {
      switch self {
      case .plain: nil
      case .keyword: Color(light: Color(0x9B2393), dark: Color(0xFF8AD0))
      case .type: .accent
      case .string: .success
      case .comment: .secondaryText
      }
    }
  }

  var text: String
  let kind: Kind

  private static let keywords: Set<Substring> = [
    "await", "case", "else", "false", "for", "func", "if", "import", "in", "let", "nil", "private",
    "return", "self", "some", "static", "struct", "true", "try", "var",
  ]

  /// The tokens of `code`, in order; together they are `code`.
  ///
  /// - Complexity: O(*n*) in the characters.
  static func all(of code: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var rest = code[...]
    while let first = rest.first {
      let part: Substring
      let kind: Kind
      if first == "\"" {
        let end = rest.dropFirst().firstIndex { $0 == "\"" || $0 == "\n" }
        part = end.map { rest[...$0] } ?? rest
        kind = .string
      } else if rest.hasPrefix("//") {
        part = rest.prefix { $0 != "\n" }
        kind = .comment
      } else if first.isLetter || first == "_" {
        part = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        kind = keywords.contains(part) ? .keyword : first.isUppercase ? .type : .plain
      } else {
        part = rest.prefix(1)
        kind = .plain
      }
      rest = rest[part.endIndex...]
      if kind == .plain, tokens.last?.kind == .plain {
        tokens[tokens.count - 1].text += part
      } else {
        tokens.append(CodeToken(text: String(part), kind: kind))
      }
    }
    return tokens
  }
}
