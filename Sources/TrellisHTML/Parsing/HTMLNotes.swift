/// The recovered errors of a page, with their lines.
struct HTMLNotes {
  private(set) var list: [ParseNote] = []
  private var line = 1
  private var offset = 0

  /// The line of the last token, from 1.
  ///
  /// - Complexity: O(*n*) in the bytes for all calls together.
  mutating func line(_ tokenizer: HTMLTokenizer) -> Int {
    while offset < tokenizer.start {
      if tokenizer.bytes[offset] == 10 { line += 1 }
      offset += 1
    }
    return line
  }

  /// Adds an error at the last token; at most 100 are kept.
  mutating func add(_ tokenizer: HTMLTokenizer, _ message: String) {
    guard list.count < 100 else { return }
    list.append(ParseNote(line: line(tokenizer), message: message))
  }
}
