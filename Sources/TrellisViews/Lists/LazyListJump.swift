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
    case .id(let id): return Self.row(of: id.value, in: source)
    }
  }

  private static func row<Source: LazyRowSource>(
    of id: any Hashable & Sendable, in source: Source
  ) -> Int? {
    guard let id = id as? Source.RowID else { return nil }
    func matches(_ row: Int) -> Bool { exactlyEqual(source.id(of: row), id) }
    // Identities are often numbers in the order of the rows.
    if let number = id as? Int, (0..<source.count).contains(number) {
      let shift = (source.id(of: number) as? Int).map { number - $0 } ?? 0
      for row in [number, number + shift]
      where (0..<source.count).contains(row) && matches(row) { return row }
    }
    return (0..<source.count).first(where: matches)
  }
}
