/// Encodes adjacent operations of one kind as one.
extension PatchEncoder {
  /// Writes one operation, or a run of removals, of moves to one place, of texts, or of frame changes of the same
  /// sides.
  ///
  /// - Returns: The number of written operations.
  mutating func write(_ operations: [PatchOperation], from start: Int) -> Int {
    let rest = operations[start...]
    switch operations[start] {
    case .remove(_, exit: []):
      let ids = Self.leading(rest) { if case .remove(let id, exit: []) = $0 { id } else { nil } }
      guard ids.count >= Self.leastElements else { break }
      head(.removeRun)
      write(ids: ids)
      return ids.count
    case .move(_, let parent, let before):
      let ids = Self.leading(rest) {
        if case .move(let id, parent, before) = $0 { id } else { nil }
      }
      guard ids.count >= Self.leastElements else { break }
      head(.moveRun, parent, before)
      write(ids: ids)
      return ids.count
    case .setText:
      let texts = Self.leading(rest) {
        if case .setText(let id, let text) = $0 { (id: id, text: text) } else { nil }
      }
      guard texts.count >= Self.leastElements else { break }
      head(.setTexts)
      list(of: texts.map(\.id))
      write(texts.map { .string($0.text) })
      return texts.count
    case .setFrame(_, let first):
      let changes = Self.leading(rest) {
        if case .setFrame(let id, let change) = $0, change.hasSides(of: first) {
          (id: id, change: change)
        } else {
          nil
        }
      }
      guard changes.count >= Self.leastElements else { break }
      head(.setFrames)
      writer.integer(first.mask)
      list(of: changes.map(\.id))
      for side in FrameChange.sides where first[keyPath: side] != nil {
        write(changes.map { .length($0.change[keyPath: side] ?? 0) })
      }
      return changes.count
    default: break
    }
    write(operations[start])
    return 1
  }

  private static func leading<Part>(
    _ operations: ArraySlice<PatchOperation>, _ part: (PatchOperation) -> Part?
  ) -> [Part] {
    var parts: [Part] = []
    for operation in operations {
      guard let next = part(operation) else { break }
      parts.append(next)
    }
    return parts
  }

  private mutating func list(of ids: [NodeID]) {
    writer.beginArray()
    write(ids: ids)
    writer.endArray()
  }
}

extension FrameChange {
  /// The sides in the order of their bits in ``mask``, and in the order of the client script (`Scripts/client-lists`).
  static var sides: [WritableKeyPath<FrameChange, Int32?>] { [\.left, \.top, \.width, \.height] }

  /// A bit for each changed side: 1 left, 2 top, 4 width, 8 height.
  var mask: Int {
    (left == nil ? 0 : 1) | (top == nil ? 0 : 2) | (width == nil ? 0 : 4) | (height == nil ? 0 : 8)
  }

  fileprivate func hasSides(of other: FrameChange) -> Bool { mask == other.mask }
}
