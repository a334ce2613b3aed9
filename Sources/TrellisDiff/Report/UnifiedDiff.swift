import TrellisBase
package import TrellisHTML

/// Line differences in the unified format.
package enum UnifiedDiff {
  /// The lines of a tree: one tag or text a line, indented by depth.
  package static func lines(_ tree: MarkupTree) -> [String] {
    var result: [String] = []
    var open: [Int] = []
    for node in 0..<tree.count {
      while let last = open.last, node >= last + Int(tree.sizes[last]) {
        open.removeLast()
        result.append(indent(open.count) + "</\(tree.values[last])>")
      }
      switch tree.kinds[node] {
      case .document: break
      case .element:
        result.append(indent(open.count) + tree.startTag(node))
        if tree.sizes[node] > 1 { open.append(node) }
      default:
        for line in tree.html(of: node).parts(between: "\n", keepsEmpty: true) {
          result.append(indent(open.count) + line)
        }
      }
    }
    while let last = open.popLast() {
      result.append(indent(open.count) + "</\(tree.values[last])>")
    }
    return result
  }

  private static func indent(_ depth: Int) -> String {
    String(repeating: " ", count: min(depth, 40))
  }

  /// The hunks with three lines of context; empty if the lists are equal.
  ///
  /// - Complexity: O(*n*) in the lines, plus a bounded search.
  package static func text(
    _ old: [String], _ new: [String], names: (old: String, new: String)
  ) -> String {
    var numbers: [Exact<String>: Int32] = [:]
    func number(_ line: String) -> Int32 {
      let next = Int32(numbers.count)
      let line = Exact(line)
      return numbers[line]
        ?? {
          numbers[line] = next
          return next
        }()
    }
    let pairs = CommonSubsequence.pairs(old.map(number), new.map(number))
    var changes: [(old: Range<Int>, new: Range<Int>)] = []
    var last = (0, 0)
    for (i, j) in pairs + [(old.count, new.count)] {
      if i > last.0 || j > last.1 { changes.append((last.0..<i, last.1..<j)) }
      last = (i + 1, j + 1)
    }
    guard !changes.isEmpty else { return "" }
    var result = "--- \(names.old)\n+++ \(names.new)\n"
    var index = 0
    while index < changes.count {
      var end = index
      while end + 1 < changes.count,
        changes[end + 1].old.lowerBound - changes[end].old.upperBound <= 6
      {
        end += 1
      }
      let before = min(3, changes[index].old.lowerBound)
      let after = min(3, old.count - changes[end].old.upperBound)
      let lines = (
        (changes[index].old.lowerBound - before)..<(changes[end].old.upperBound + after),
        (changes[index].new.lowerBound - before)..<(changes[end].new.upperBound + after)
      )
      result += "@@ -\(span(lines.0)) +\(span(lines.1)) @@\n"
      var position = lines.0.lowerBound
      for change in changes[index...end] {
        for line in old[position..<change.old.lowerBound] { result += " \(line)\n" }
        for line in old[change.old] { result += "-\(line)\n" }
        for line in new[change.new] { result += "+\(line)\n" }
        position = change.old.upperBound
      }
      for line in old[position..<lines.0.upperBound] { result += " \(line)\n" }
      index = end + 1
    }
    return result
  }

  private static func span(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}
