import TrellisBase

/// A move of the visible part that the browser has not confirmed yet.
struct LazyListJump {
  let number: Int
  /// The index of the row or the cell.
  let cell: Int
  let anchor: ScrollAnchor?

  /// The jump in the word of the client's recognizer (`public/lists.js`): number, position in the list, and place.
  var word: String { "\(number):\(cell + 1):\(anchor?.rawValue ?? "nearest")" }
}

extension ScrollPosition.RowRequest {
  /// The index of the row, or of the cell in rows with cells; `nil` if there is none.
  func cell(in source: some LazyRowSource) -> Int? {
    guard source.cellCount > 0 else { return nil }
    switch target {
    case .index(let cell): return min(max(cell, 0), source.cellCount - 1)
    case .id(let id): return source.cell(of: id.value)
    }
  }
}
