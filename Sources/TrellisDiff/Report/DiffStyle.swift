import TrellisBase

/// Colours for printed differences.
package struct DiffStyle {
  let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// The lines of one operation.
  package func operation(_ lines: [String]) -> String {
    var result = ""
    for (index, line) in lines.enumerated() {
      result += (index == 0 ? colored(line) : line) + "\n"
    }
    return result
  }

  /// The text of a unified difference.
  package func unified(_ text: String) -> String {
    guard isColored else { return text }
    return text.parts(between: "\n", keepsEmpty: true).map { colored(String($0)) }
      .joined(separator: "\n")
  }

  private func colored(_ line: String) -> String {
    guard isColored else { return line }
    let code: Int
    switch line.first {
    case "+": code = 32
    case "-": code = 31
    case "~": code = 33
    case ">", "@": code = 36
    default: return line
    }
    return "\u{1B}[\(code)m\(line)\u{1B}[0m"
  }
}
