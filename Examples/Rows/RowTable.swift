import Observation
import Trellis

/// A row of the table.
struct Row: Identifiable, Hashable {
  let id: Int
  var label: String
}

/// The rows of a page, and the operations of the js-framework-benchmark on them.
@Observable
final class RowTable {
  private(set) var rows: [Row] = []
  private(set) var selection: Int?
  private var lastID = 0
  /// The state of a linear congruential generator: each page has the same labels.
  private var seed: UInt32 = 1

  /// Replaces all rows by `count` new ones.
  func replace(with count: Int) {
    selection = nil
    rows = makeRows(count)
  }

  func append(_ count: Int) { rows += makeRows(count) }

  func clear() {
    selection = nil
    rows = []
  }

  /// Changes the label of the first row, and of every tenth after it.
  func updateEveryTenth() {
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
  }

  /// Exchanges the second row and the last but one of a thousand.
  func swapRows() {
    if rows.count > 998 { rows.swapAt(1, 998) }
  }

  func reverse() { rows.reverse() }

  func removeEveryTenth() {
    rows = rows.enumerated().filter { !$0.offset.isMultiple(of: 10) }.map(\.element)
  }

  func select(_ id: Int) { selection = id }

  func remove(_ id: Int) {
    if selection == id { selection = nil }
    if let index = rows.firstIndex(where: { $0.id == id }) { rows.remove(at: index) }
  }

  private func makeRows(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      lastID += 1
      return Row(
        id: lastID,
        label: "\(word(of: Self.qualities)) \(word(of: Self.colors)) \(word(of: Self.things))")
    }
  }

  private func word(of words: [String]) -> String {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return words[Int(seed >> 16) % words.count]
  }

  private static let qualities = [
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint",
    "clean", "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly",
    "adorable", "important", "inexpensive", "cheap", "expensive", "fancy",
  ]
  private static let colors = [
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black",
    "orange",
  ]
  private static let things = [
    "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger",
    "pizza", "mouse", "keyboard",
  ]
}
