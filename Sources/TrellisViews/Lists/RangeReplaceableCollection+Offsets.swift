public import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at `offsets`, counted from 0; offsets beyond the end are ignored.
  ///
  /// Source: SwiftUI's `remove(atOffsets:)`.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }

  /// Moves the elements at `source` before the element that is at `destination` before the move; offsets beyond the end are
  /// ignored.
  ///
  /// Source: SwiftUI's `move(fromOffsets:toOffset:)`.
  ///
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    self = Self(before + moved + after)
  }
}
