/// A list of numbers in short chunks, so that insertions and removals in a long list move few of them.
struct ChunkedList {
  private var chunks: [[Int32]] = []
  private(set) var count = 0

  private static let size = 1_024

  init(_ numbers: some Collection<Int32>) {
    count = numbers.count
    var rest = numbers[...]
    while !rest.isEmpty {
      chunks.append(Array(rest.prefix(Self.size)))
      rest = rest.dropFirst(Self.size)
    }
  }

  /// All numbers in order.
  var all: [Int32] { chunks.count == 1 ? chunks[0] : Array(chunks.joined()) }

  /// The number at an index.
  ///
  /// - Complexity: O(*n* / 1,024).
  subscript(index: Int) -> Int32 {
    let (chunk, offset) = locate(index)
    return chunks[chunk][offset]
  }

  /// The chunk that contains an index, and the offset in it.
  private func locate(_ index: Int) -> (chunk: Int, offset: Int) {
    var offset = index
    for (number, chunk) in chunks.enumerated() {
      if offset < chunk.count { return (number, offset) }
      offset -= chunk.count
    }
    preconditionFailure("The index \(index) is not below \(count)")
  }

  /// - Complexity: O(*n* / 1,024).
  @discardableResult
  mutating func remove(at index: Int) -> Int32 {
    let (chunk, offset) = locate(index)
    count -= 1
    let number = chunks[chunk].remove(at: offset)
    if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
    return number
  }

  /// - Complexity: O(*n* / 1,024).
  mutating func insert(_ number: Int32, at index: Int) {
    guard count > 0 else {
      chunks = [[number]]
      count = 1
      return
    }
    // The end of the list is the end of its last chunk.
    var (chunk, offset) = index < count ? locate(index) : locate(count - 1)
    if index == count { offset += 1 }
    count += 1
    chunks[chunk].insert(number, at: offset)
    if chunks[chunk].count > 2 * Self.size {
      let tail = Array(chunks[chunk][Self.size...])
      chunks[chunk].removeSubrange(Self.size...)
      chunk += 1
      chunks.insert(tail, at: chunk)
    }
  }
}
