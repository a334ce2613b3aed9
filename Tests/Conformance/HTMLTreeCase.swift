import TrellisBase

/// One tree construction test of html5lib.
struct HTMLTreeCase: Equatable {
  var html = ""
  /// The name of the element that a fragment is read for.
  var context: String?
  /// With and without scripting, or one of the two.
  var scripting = [false, true]
  /// The tree, one node a line.
  var lines: [String] = []

  private static let headings: Set<String> = [
    "#errors", "#new-errors", "#document-fragment", "#document", "#script-on", "#script-off",
  ]

  /// The tests of a file.
  static func read(_ text: String) -> [HTMLTreeCase] {
    var result: [HTMLTreeCase] = []
    var test = HTMLTreeCase()
    var heading = ""
    var lines: [String] = []
    func finish() {
      switch heading {
      case "#data": test.html = lines.joined(separator: "\n")
      case "#document-fragment": test.context = lines.first
      case "#script-on": test.scripting = [true]
      case "#script-off": test.scripting = [false]
      case "#document":
        while lines.last == "" { lines.removeLast() }
        test.lines = lines
        result.append(test)
      default: break
      }
      lines = []
    }
    for line in text.parts(between: "\n", keepsEmpty: true).map(String.init) {
      if line == "#data" {
        finish()
        test = HTMLTreeCase()
        heading = line
      } else if headings.contains(line) {
        finish()
        heading = line
      } else {
        lines.append(line)
      }
    }
    finish()
    return result
  }
}
