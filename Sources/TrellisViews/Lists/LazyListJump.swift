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
    case .id(let id): return Self.cell(of: id.value, in: source)
    }
  }

  private static func cell<Source: LazyRowSource>(
    of id: any Hashable & Sendable, in source: Source
  ) -> Int? {
    guard let id = id as? Source.RowID else { return nil }
    let all = 0..<source.cellCount
    func matches(_ cell: Int) -> Bool { exactlyEqual(source.cellID(at: cell), id) }
    // Identities are often numbers in the order of the rows.
    if let number = id as? Int, all.contains(number) {
      let shift = (source.cellID(at: number) as? Int).map { number - $0 } ?? 0
      for cell in [number, number + shift] where all.contains(cell) && matches(cell) {
        return cell
      }
    }
    return all.first(where: matches)
  }
}
