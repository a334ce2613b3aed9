/// What is known of the space of a lazy list when its rows are built.
package struct LazyRowSpace {
  /// The length of the list across its axis, in CSS px: of the last layout, or an estimate before the first one.
  package let breadth: Double
  /// The part across the axis in which cells are mounted, as distances from the start of the list, in CSS px.
  package var across: ClosedRange<Double>
  /// The indexes of cells that are mounted in any case: that with the focus, and that to which the list is scrolled.
  package var neededCells: [Int] = []
}

/// The part of a grid across its axis in which cells are mounted: the visible part, and as much on both sides.
struct LazyCrossWindow {
  private(set) var mounted: ClosedRange<Double>

  /// - Parameter length: the length of the visible part, in CSS px.
  init(from start: Double = 0, length: Double) {
    let length = min(max(length, 300), 10_000)
    mounted = start - length...start + 2 * length
  }

  /// Takes a report of the browser; returns whether other cells are needed.
  mutating func scroll(to start: Double, length: Double) -> Bool {
    let next = LazyCrossWindow(from: start, length: length)
    let margin = (next.mounted.upperBound - next.mounted.lowerBound) / 6
    let needed = next.mounted.lowerBound + margin...next.mounted.upperBound - margin
    if mounted.lowerBound <= needed.lowerBound, mounted.upperBound >= needed.upperBound {
      return false
    }
    mounted = next.mounted
    return true
  }
}
