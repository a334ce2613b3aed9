/// The announced elements by number.
///
/// Numbers only grow, so two arrays sorted by number hold them at 12 bytes an element.
struct ElementRegistry {
  private var numbers: [UInt32] = []
  private var elements: [Element?] = []
  private(set) var last: UInt32 = 0
  private var removed = 0

  var count: Int { numbers.count - removed }

  var all: [Element] { elements.compactMap { $0 } }

  /// - Precondition: the element's number is greater than all before it.
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

  /// Takes their numbers from all elements; new numbers go on from the last one.
  mutating func removeAll() {
    for element in elements { element?.number = 0 }
    numbers = []
    elements = []
    removed = 0
  }

  /// Takes their numbers from all elements but the root, and makes room for as many as will follow.
  mutating func forgetAll(but root: Element, expecting expected: Int) {
    removeAll()
    root.number = NodeID.root.rawValue
    numbers = [root.number]
    elements = [root]
    reserve(expected)
  }

  /// Drops the places of elements that are gone, and spare room.
  mutating func compact() {
    var kept: [(UInt32, Element)] = []
    for (number, element) in zip(numbers, elements) {
      if let element { kept.append((number, element)) }
    }
    numbers = kept.map(\.0)
    elements = kept.map(\.1)
    removed = 0
  }

  /// Binary search.
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
