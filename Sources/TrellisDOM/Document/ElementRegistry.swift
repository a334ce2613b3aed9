/// The announced elements, sorted by number.
///
/// Numbers only grow, so two arrays sorted by number are sufficient, at 12 bytes an element.
///
/// Numbers never run out: a long-lived document is renumbered in two steps, each by a reset of the whole tree. When
/// numbers reach 2³¹, the first reset gives every element a number above 2³¹. When numbers reach 3 · 2³⁰, the
/// second reset starts again with small numbers. None of these was in use during the last 2³⁰ numbers, so a delayed
/// event cannot reach another element.
struct ElementRegistry {
  private var numbers: [UInt32] = []
  private var elements: [Element?] = []
  private(set) var last: UInt32 = 0
  private var removed = 0
  /// Whether the numbers of all elements except the root are at least ``half``.
  private var isInUpperHalf = false

  static let half: UInt32 = 1 << 31
  static let end: UInt32 = 3 << 30

  /// Whether one of the two resets is due.
  var needsRenumbering: Bool { last >= (isInUpperHalf ? Self.end : Self.half) }

  var count: Int { numbers.count - removed }

  var all: [Element] { elements.compactMap { $0 } }

  /// - Precondition: the element's number is greater than all earlier ones.
  mutating func append(_ element: Element) {
    precondition(element.number > last, "Number \(element.number) was given before")
    last = element.number
    numbers.append(element.number)
    elements.append(element)
  }

  subscript(number: UInt32) -> Element? { position(of: number).flatMap { elements[$0] } }

  mutating func remove(_ number: UInt32) {
    guard let index = position(of: number), elements[index] != nil else { return }
    elements[index] = nil
    removed += 1
    if removed > 32 && removed * 2 > numbers.count { compact() }
  }

  mutating func reserve(_ count: Int) {
    numbers.reserveCapacity(count)
    elements.reserveCapacity(count)
  }

  /// Removes the numbers of all elements; new numbers continue after the last one.
  mutating func removeAll() {
    for element in elements { element?.number = 0 }
    numbers = []
    elements = []
    removed = 0
  }

  /// Removes the numbers of all elements except the root, and reserves memory for `expected` elements.
  mutating func forgetAll(but root: Element, expecting expected: Int) {
    removeAll()
    if last >= Self.end { last = NodeID.root.rawValue }
    isInUpperHalf = last >= Self.half
    root.number = NodeID.root.rawValue
    numbers = [root.number]
    elements = [root]
    reserve(expected)
  }

  /// Makes the next number greater than `number`.
  mutating func skip(to number: UInt32) { last = max(last, number) }

  /// Removes the entries of deallocated elements, and frees unused memory.
  mutating func compact() {
    var kept: [(UInt32, Element)] = []
    for (number, element) in zip(numbers, elements) {
      if let element { kept.append((number, element)) }
    }
    numbers = kept.map(\.0)
    elements = kept.map(\.1)
    removed = 0
  }

  /// The index of `number`, by binary search.
  private func position(of number: UInt32) -> Int? {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : nil
  }
}
