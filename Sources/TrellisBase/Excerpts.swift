/// The parts of two texts that a reader sees in place of long ones: those around the first difference.
///
/// ```swift
/// Excerpts(page, changedPage).first  // "…the tenth value is "10" and the rest…"
/// ```
package struct Excerpts: Equatable, Sendable {
  /// The part of the first text, with `…` in place of what is left out.
  package let first: String
  /// The part of the second text, which begins at the same place.
  package let second: String

  /// - Parameters:
  ///   - length: the most characters of a text or a part, without the signs of what is left out.
  ///   - context: the most characters before the first difference.
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
    // Characters that differ in code points alone differ for formats.
    while same < one.count, same < other.count,
      one[same].utf8.elementsEqual(other[same].utf8)
    { same += 1 }
    // Texts that differ at their beginning are shown from there.
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
