/// The long description of a package, in reading order.
///
/// Source: Debian Policy Manual §5.6.13. Departs from it for lists: the policy shows their lines verbatim;
/// here items are recognised so that they wrap at any width.
struct PackageDescription: Hashable, Sendable {
  /// A block of a description.
  enum Block: Hashable, Sendable {
    /// Text to be wrapped.
    case paragraph(String)
    /// Items of text, without their bullets.
    case list([String])
    /// Lines to be shown verbatim, without their common indentation.
    case verbatim([String])
  }

  var blocks: [Block]
}

extension PackageDescription {
  /// Parses the continuation lines of a `Description` field, each without its first space.
  ///
  /// A line with only a full stop is a blank line, and a line that still starts with a space is verbatim.
  init(lines: some Sequence<Substring>) {
    self.blocks = []
    var paragraph: [Substring] = []
    var verbatim: [Substring] = []
    for line in lines {
      if line == "." {
        flush(&paragraph)
        flush(verbatim: &verbatim)
      } else if line.first == " " || line.first == "\t" {
        flush(&paragraph)
        verbatim.append(line)
      } else {
        flush(verbatim: &verbatim)
        paragraph.append(line)
      }
    }
    flush(&paragraph)
    flush(verbatim: &verbatim)
  }

  private mutating func flush(_ paragraph: inout [Substring]) {
    guard !paragraph.isEmpty else { return }
    blocks.append(.paragraph(paragraph.map(\.trimmed).joined(separator: " ")))
    paragraph = []
  }

  private mutating func flush(verbatim lines: inout [Substring]) {
    guard !lines.isEmpty else { return }
    blocks.append(Self.list(lines).map(Block.list) ?? .verbatim(Self.unindented(lines)))
    lines = []
  }

  /// The items of `lines` if the first starts with a bullet and each other line either starts with the same
  /// bullet at the same indentation or is indented further; otherwise `nil`.
  private static func list(_ lines: [Substring]) -> [String]? {
    let indentation = lines[0].indentation
    guard let bullet = lines[0].bullet else { return nil }
    var items: [String] = []
    for line in lines {
      if line.indentation == indentation {
        guard line.bullet == bullet else { return nil }
        items.append(String(line.trimmed.dropFirst().trimmed))
      } else {
        guard line.indentation > indentation else { return nil }
        items[items.count - 1] += " " + line.trimmed
      }
    }
    return items
  }

  private static func unindented(_ lines: [Substring]) -> [String] {
    let common = lines.map(\.indentation).min() ?? 0
    return lines.map { String($0.dropFirst(common)) }
  }
}

extension Character {
  fileprivate var isSpace: Bool { self == " " || self == "\t" }
}

extension Substring {
  fileprivate var indentation: Int { prefix(while: \.isSpace).count }

  fileprivate var trimmed: Substring {
    var rest = drop(while: \.isSpace)
    while let last = rest.last, last.isSpace { rest.removeLast() }
    return rest
  }

  /// The bullet of a list item; `nil` for other lines.
  fileprivate var bullet: Character? {
    let text = trimmed
    guard let first = text.first, "*-+o•".contains(first) else { return nil }
    return text.dropFirst().first?.isSpace == true ? first : nil
  }
}
