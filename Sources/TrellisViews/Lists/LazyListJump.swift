import TrellisBase

/// A move of the visible part that the browser has not confirmed yet.
struct LazyListJump {
  let number: Int
  let row: Int
  let anchor: ScrollAnchor?

  /// The jump in the word of the client's recognizer (`public/lists.js`): number, position in the list, and place.
  var word: String { "\(number):\(row + 1):\(anchor?.rawValue ?? "nearest")" }
}

extension ScrollPosition.RowRequest {
  /// The index of the row; `nil` if there is none.
  func row(in source: some LazyRowSource) -> Int? {
    guard source.count > 0 else { return nil }
    switch target {
    case .index(let row): return min(max(row, 0), source.count - 1)
    case .id(let id): return source.row(of: id.value)
    }
  }
}
