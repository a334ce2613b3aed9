import CLibFuzzer

@testable import TrellisMarkdown

/// Parses bytes as the inline forms of Markdown.
///
/// Checked: no trap, a text that does not grow, addresses within their limit, and work in proportion to the text, also of
/// the text repeated 64 times.
@main
enum FuzzMarkdown {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { data, count in
      guard let data else { return 0 }
      read(String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self))
      return 0
    }
  }
}

private func read(_ text: String) {
  check(text)
  check(String(repeating: text, count: 64))
}

private func check(_ text: String) {
  let length = text.utf8.count
  let (runs, steps) = InlineMarkdown.parsed(text)
  precondition(steps <= 100 * length + 100, "\(steps) steps for \(length) bytes")
  let shown = runs.reduce(0) { $0 + $1.text.utf8.count }
  precondition(shown <= length, "\(shown) of \(length) bytes")
  for run in runs {
    precondition(!run.text.isEmpty)
    precondition((run.link?.utf8.count ?? 0) <= InlineMarkdown.addressLimit + "mailto:".utf8.count)
  }
  if !InlineMarkdown.isNeeded(for: text) {
    precondition(runs == (text.isEmpty ? [] : [MarkdownRun(text: text)]))
  }
}
