// CSS Flexbox Level 1, §9.7: resolving flexible lengths.

/// Grows or shrinks the items of one line to its main size.
struct FlexibleLengths {
  private let items: UnsafeMutableBufferPointer<FlexItem>
  private let innerMainSize: Double
  private let gap: Double
  private let isColumn: Bool
  private let grows: Bool
  private var factorSum = 0.0
  private var freeSpace = 0.0

  /// - Parameter items: the items of the line, at their hypothetical sizes.
  init(
    items: UnsafeMutableBufferPointer<FlexItem>, hypotheticalSum: Double, innerMainSize: Double,
    gap: Double, isColumn: Bool
  ) {
    self.items = items
    self.innerMainSize = innerMainSize
    self.gap = gap
    self.isColumn = isColumn
    grows = hypotheticalSum < innerMainSize
  }

  mutating func resolve() {
    freezeInflexibleItems()
    let initialFreeSpace = freeSpace
    // Each iteration freezes an item or is the last.
    while distribute(initialFreeSpace: initialFreeSpace) {}
  }

  /// Step 2: items without a factor, or already past their bounds, keep their size.
  private mutating func freezeInflexibleItems() {
    for index in items.indices {
      let item = items[index]
      let factor = grows ? item.grow : item.shrink
      let isPast = grows ? item.base > item.hypothetical : item.base < item.hypothetical
      if factor == 0 || isPast { items[index].flags.insert(.isFrozen) }
    }
    measure()
  }

  /// Steps 3 and 4.a, 4.b: the free space, and the share of each item that is not frozen.
  private mutating func measure() {
    factorSum = 0
    var scaledSum = 0.0
    freeSpace = innerMainSize
    for index in items.indices {
      let item = items[index]
      let outside = item.mainEdges + item.mainMargins(isColumn: isColumn) + gap
      if item.flags.contains(.isFrozen) {
        freeSpace -= item.flexed + outside
        continue
      }
      if grows {
        factorSum += item.grow
        items[index].share = item.grow / factorSum
      } else {
        factorSum += item.shrink
        // The shrink factor is weighted by the inner base size.
        let scaled = item.shrink * item.base
        scaledSum += scaled
        items[index].share = scaledSum > 0 ? scaled / scaledSum : 0
      }
      items[index].flexed = item.hypothetical
      freeSpace -= item.base + outside
    }
    freeSpace += gap
  }

  /// Steps 4.b to 4.e. Returns whether another iteration is needed.
  private mutating func distribute(initialFreeSpace: Double) -> Bool {
    if factorSum > 0, factorSum < 1 {
      let part = initialFreeSpace * factorSum
      if abs(part) < abs(freeSpace) { freeSpace = part }
    }
    if grows ? freeSpace <= 0 : freeSpace >= 0 { return false }

    // From the last item to the first, so that the first takes the remainder and no rounding error is lost.
    var violation = 0.0
    for index in items.indices.reversed() where !items[index].flags.contains(.isFrozen) {
      let item = items[index]
      let extra = item.share == 1 ? freeSpace : freeSpace * item.share
      freeSpace -= extra
      let size = item.base + extra
      let clamped = size.clamped(item.minMain, item.maxMain)
      items[index].flexed = clamped
      if clamped < size {
        items[index].flags.insert(.hasMaxViolation)
      } else if clamped > size {
        items[index].flags.insert(.hasMinViolation)
      }
      violation += clamped - size
    }
    guard violation != 0 else { return false }
    let frozen: FlexItem.Flags = violation > 0 ? .hasMinViolation : .hasMaxViolation
    for index in items.indices where !items[index].flags.contains(.isFrozen) {
      if items[index].flags.contains(frozen) { items[index].flags.insert(.isFrozen) }
      items[index].flags.subtract([.hasMinViolation, .hasMaxViolation])
    }
    measure()
    return true
  }
}
