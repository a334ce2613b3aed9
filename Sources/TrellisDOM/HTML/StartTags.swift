/// The places of start tags in the output, so that equal ones are copied from there: most elements of a page have the tag,
/// the attributes, the styles and the listeners of an earlier one, and another frame.
struct StartTags {
  /// The values that decide about a start tag, apart from the number of the frame.
  ///
  /// Elements with equal sets of values share the set, and the document is not changed while it is written, so a set is
  /// known by its address.
  struct Key: Equatable {
    private let attributes: UInt
    private let styles: UInt
    private let listener: UInt
    /// The code of the tag, with bit 16 for an element without a frame and bit 17 for a static one.
    private let tag: UInt

    /// - Returns: `nil` if the start tag depends on other values as well: live properties, or several listeners.
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

    /// One of 256 places.
    fileprivate var place: Int {
      let mixed = (attributes ^ styles &* 31 ^ listener &* 131 ^ tag << 4) &* 0x9E37_79B9_7F4A_7C15
      return Int(mixed >> 56)
    }
  }

  /// The place of a start tag in the output, in bytes: its beginning up to the number of the frame, and its end after the
  /// number.
  struct Place {
    let start: Int
    let beginCount: Int
    let end: Int
    let endCount: Int

    /// - Parameter number: the place of the number of the frame, or the empty range at the end.
    init(start: Int, number: Range<Int>, end: Int) {
      self.start = start
      beginCount = number.lowerBound - start
      self.end = number.upperBound
      endCount = end - number.upperBound
    }
  }

  private struct Entry {
    let key: Key
    let place: Place
  }

  private var entries = [Entry?](repeating: nil, count: 256)

  @inline(__always)
  func place(_ key: Key) -> Place? {
    guard let entry = entries[key.place], entry.key == key else { return nil }
    return entry.place
  }

  mutating func keep(_ place: Place, _ key: Key) {
    entries[key.place] = Entry(key: key, place: place)
  }
}
