/// The first and the last of `lines`, with the number of omitted lines between them.
///
/// - Complexity: O(`limit`).
func shortened(_ lines: [String], to limit: Int = 24) -> [String] {
  guard lines.count > limit else { return lines }
  let ends = limit / 2
  return lines.prefix(ends) + ["… \(lines.count - 2 * ends) more …"] + lines.suffix(ends)
}
