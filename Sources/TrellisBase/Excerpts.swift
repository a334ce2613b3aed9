/// The parts of two texts around their first difference; the whole texts if both are short.
///
/// ```swift
/// Excerpts(page, changedPage).first  // "…the tenth value is "10" and the rest…"
/// ```
package struct Excerpts: Equatable, Sendable {
  /// The part of the first text, with `…` in place of omitted text.
  package let first: String
  /// The part of the second text that begins at the same index.
  package let second: String

  /// - Parameters:
  ///   - length: the maximum number of characters in a part, without `…`.
  ///   - context: the maximum number of characters before the first difference.
  /// - Precondition: `context` is less than `length`.
  /// - Complexity: O(bytes).
  package init(_ first: String, _ second: String, length: Int = 200, context: Int = 60) {
    precondition(context < length, "The context \(context) must be less than \(length)")
    let (one, other) = (Array(first), Array(second))
    if one.count <= length, other.count <= length {
      (self.first, self.second) = (first, second)
      return
    }
    var same = 0
    // Canonically equivalent characters with different code points are different in formats.
    while same < one.count, same < other.count,
      one[same].utf8.elementsEqual(other[same].utf8)
    { same += 1 }
    // A difference near the beginning is shown with the whole beginning.
    let start = same <= context ? 0 : same - context
    func part(_ text: [Character]) -> String {
      let end = min(text.count, start + length)
      return (start > 0 ? "…" : "") + String(text[min(start, end)..<end])
        + (end < text.count ? "…" : "")
    }
    self.first = part(one)
    self.second = part(other)
  }
}
