import TrellisBase

/// The repeated strings of a patch, each sent once.
struct StringTable {
  private(set) var strings: [String] = []
  private var indexes: [Exact<String>: Int] = [:]

  init() {}

  /// Creates the table for the given uses: an entry must save more bytes than it costs.
  ///
  /// Strings with more uses come first, as small indexes are shorter; the order does not depend on hashing.
  init(uses: [Exact<String>: Int]) {
    var saved = 0
    var chosen: [(string: String, uses: Int)] = []
    for (string, count) in uses where count > 1 {
      let string = string.wrappedValue
      let length = string.utf8.count + 2
      let saving = count * length - (length + 1 + 2 * count)
      guard saving > 0 else { continue }
      saved += saving
      chosen.append((string, count))
    }
    guard saved > 3 else { return }
    chosen.sort { $1.uses == $0.uses ? $0.string.isBefore($1.string) : $1.uses < $0.uses }
    strings = chosen.map(\.string)
    for (index, string) in strings.enumerated() { indexes[Exact(string)] = index }
  }

  func index(of string: String) -> Int? { indexes[Exact(string)] }
}
