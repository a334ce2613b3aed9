/// A stack of plain values, shared by nested containers: each removes the values that it added.
struct Stack<Element> {
  private struct Header {
    var elements: UnsafeMutablePointer<Element>
    var count: Int
    var capacity: Int
  }

  private let header: UnsafeMutablePointer<Header>

  /// - Parameter capacity: the initial capacity in elements.
  init(capacity: Int = 64) {
    header = .allocate(capacity: 1)
    header.initialize(
      to: Header(elements: .allocate(capacity: capacity), count: 0, capacity: capacity))
  }

  func deallocate() {
    header.pointee.elements.deallocate()
    header.deallocate()
  }

  var count: Int { header.pointee.count }

  /// The allocated bytes.
  var byteCount: Int { header.pointee.capacity * MemoryLayout<Element>.stride }

  subscript(index: Int) -> Element {
    @inline(__always)
    get { header.pointee.elements[index] }
    @inline(__always)
    nonmutating _modify { yield &header.pointee.elements[index] }
  }

  /// Valid until the next element is appended.
  func pointer(to index: Int) -> UnsafeMutablePointer<Element> { header.pointee.elements + index }

  @inline(__always)
  func append(_ element: Element) {
    if header.pointee.count == header.pointee.capacity { grow() }
    (header.pointee.elements + header.pointee.count).initialize(to: element)
    header.pointee.count += 1
  }

  @inline(__always)
  func removeLast(_ count: Int) { header.pointee.count -= count }

  /// - Complexity: O(*n*) in the number of remaining elements.
  func removeFirst(_ count: Int) {
    let left = header.pointee.count - count
    header.pointee.elements.update(from: header.pointee.elements + count, count: left)
    header.pointee.count = left
  }

  private func grow() {
    let capacity = max(16, header.pointee.capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: header.pointee.elements, count: header.pointee.count)
    header.pointee.elements.deallocate()
    header.pointee.elements = larger
    header.pointee.capacity = capacity
  }
}
