import TrellisDOM

/// The positions of start tags in the output, for copying: most elements of a page have the same tag, attributes,
/// styles and listeners as an earlier element, but another frame.
struct StartTags {
  /// The values that determine a start tag, except for the number of the frame.
  ///
  /// Elements with equal sets of values share the set, and the document does not change during the writing, so the
  /// address identifies a set.
  struct Key: Equatable {
    private let attributes: UInt
    private let styles: UInt
    private let listener: UInt
    /// The tag code, with bit 16 for an element without a frame and bit 17 for a static one.
    private let tag: UInt

    /// - Returns: `nil` if the start tag depends on additional values: live properties, or several listeners.
    @inline(__always)
    init?(of element: Element, isStatic: Bool) {
      var listener: UInt = 0
      if let live = element.live {
        guard let key = live.soleListenerKey else { return nil }
        listener = key
      }
      self.listener = listener
      attributes = Self.address(element.attributes)
      styles = Self.address(element.styles)
      tag =
        UInt(element.tagCode) | (element.packedFrame.isNone ? 1 << 16 : 0)
        | (isStatic ? 1 << 17 : 0)
    }

    @inline(__always)
    private static func address(_ set: ValueSet?) -> UInt {
      set.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
    }

    /// The index of the key's entry in the table, from 0 to 255.
    fileprivate var slot: Int {
      let mixed = (attributes ^ styles &* 31 ^ listener &* 131 ^ tag << 4) &* 0x9E37_79B9_7F4A_7C15
      return Int(mixed >> 56)
    }
  }

  /// The position of a start tag in the output, in bytes: the part before the frame number, and the part after it.
  struct Position {
    let start: Int
    let beginCount: Int
    let end: Int
    let endCount: Int

    /// - Parameter number: the range of the frame number, or the empty range at the end.
    init(start: Int, number: Range<Int>, end: Int) {
      self.start = start
      beginCount = number.lowerBound - start
      self.end = number.upperBound
      endCount = end - number.upperBound
    }
  }

  private struct Entry {
    let key: Key
    let position: Position
  }

  private var entries = [Entry?](repeating: nil, count: 256)

  @inline(__always)
  func position(_ key: Key) -> Position? {
    guard let entry = entries[key.slot], entry.key == key else { return nil }
    return entry.position
  }

  mutating func store(_ position: Position, _ key: Key) {
    entries[key.slot] = Entry(key: key, position: position)
  }
}
