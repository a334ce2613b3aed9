import TrellisBase

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A style with its traits, shared by the nodes that have the style.
struct StyleEntry {
  var style: FlexStyle
  var traits: StyleTraits
  /// The number of nodes with the style.
  var users: Int32
  /// Whether the entry remains for later nodes when no node uses it; otherwise it is freed then.
  var isKept = false
}

/// The distinct styles of a tree, so that a node stores an index instead of some 500 bytes.
///
/// Equal styles are looked up in a small table of recently used styles. The table has nearly all styles of repetitive
/// pages; a style that is not found there is stored a second time, at the cost of memory only.
struct StylePool {
  private(set) var entries: UnsafeMutablePointer<StyleEntry>
  private var count = 0
  private var capacity: Int
  private var free: [Int32] = []
  private var recent: [Int32]

  private static let recentCount = 256

  init() {
    capacity = 16
    entries = .allocate(capacity: capacity)
    recent = Array(repeating: -1, count: Self.recentCount)
  }

  func deallocate() {
    entries.deinitialize(count: count)
    entries.deallocate()
  }

  /// Removes one user of the entry, and keeps the entry for later nodes with an equal style.
  mutating func releaseKeeping(_ index: Int32) {
    entries[Int(index)].users -= 1
    entries[Int(index)].isKept = true
  }

  /// Removes all entries if there are many. No entry may have a user.
  mutating func trim() {
    guard count > Self.keptEntries else { return }
    entries.deinitialize(count: count)
    count = 0
    free.removeAll(keepingCapacity: true)
  }

  private static let keptEntries = 128

  /// The allocated bytes.
  var byteCount: Int { capacity * MemoryLayout<StyleEntry>.stride }

  /// Returns the index of an entry with `style`, and adds one user.
  ///
  /// - Parameter style: a pointer, because a style is large, and a value would be copied at each step.
  /// - Precondition: the style has no problem (``FlexStyle/findProblem()``).
  mutating func insert(_ style: UnsafePointer<FlexStyle>) -> Int32 {
    // Two slots for each hash, so that two alternating styles do not evict each other.
    let slot = FlexStyle.shortHash(of: style) & (Self.recentCount - 2)
    for index in slot...slot + 1 {
      let known = recent[index]
      // The table may contain indexes of entries that `trim` removed.
      if known >= 0, Int(known) < count,
        entries[Int(known)].users > 0 || entries[Int(known)].isKept,
        Self.areEqual(UnsafeRawPointer(entries + Int(known)), style)
      {
        entries[Int(known)].users += 1
        return known
      }
    }
    let problem = style.pointee.findProblem()
    guard require(problem == nil, "A flex style's \(problem?.description ?? "")") else {
      return withUnsafePointer(to: FlexStyle()) { insert($0) }
    }
    let entry = StyleEntry(style: style.pointee, traits: StyleTraits(style.pointee), users: 1)
    let index: Int32
    if let vacant = free.popLast() {
      index = vacant
      entries[Int(index)] = entry
    } else {
      if count == capacity { grow() }
      index = Int32(count)
      (entries + count).initialize(to: entry)
      count += 1
    }
    recent[slot + 1] = recent[slot]
    recent[slot] = index
    return index
  }

  /// Whether the style at `address` equals another.
  private static func areEqual(
    _ address: UnsafeRawPointer, _ style: UnsafePointer<FlexStyle>
  ) -> Bool {
    // Equal bytes mean equal styles and are compared fast; padding bytes may differ in equal styles.
    memcmp(address, style, MemoryLayout<FlexStyle>.size) == 0
      || address.assumingMemoryBound(to: FlexStyle.self).pointee == style.pointee
  }

  /// Adds one user of the entry.
  mutating func retain(_ index: Int32) { entries[Int(index)].users += 1 }

  /// Removes one user of the entry.
  mutating func release(_ index: Int32) {
    entries[Int(index)].users -= 1
    if entries[Int(index)].users == 0, !entries[Int(index)].isKept { free.append(index) }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<StyleEntry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }
}

extension FlexStyle {
  /// A hash of the properties that differ most often between the boxes of a page.
  fileprivate static func shortHash(of style: UnsafePointer<FlexStyle>) -> Int {
    // The products are independent of each other, so that the processor computes several at once.
    func part(_ length: FlexLength, _ factor: UInt64) -> UInt64 { part(length.number, factor) }
    func part(_ number: Double, _ factor: UInt64) -> UInt64 {
      // Whole numbers have only upper bits set.
      (number.bitPattern >> 32) &* factor
    }
    var hash = part(style.pointee.width, 0x9E37_79B9_7F4A_7C15)
    hash &+= part(style.pointee.height, 0xBF58_476D_1CE4_E5B9)
    hash &+= part(style.pointee.margin.left, 0x94D0_49BB_1331_11EB)
    hash &+= part(style.pointee.margin.top, 0xD6E8_FEB8_6659_FD93)
    hash &+= part(style.pointee.margin.right, 0xA076_1D64_78BD_642F)
    hash &+= part(style.pointee.margin.bottom, 0xE703_7ED1_A0B4_28DB)
    hash &+= part(style.pointee.padding.top, 0x8EBC_6AF0_9C88_C6E3)
    hash &+= part(style.pointee.flexBasis, 0x5899_65CC_7537_4CC3)
    hash &+= part(style.pointee.flexGrow, 0x1D8E_4E27_C47D_124F)
    hash &+= UInt64(style.pointee.direction.rawValue) &* 0xEB44_ACCA_B455_D165
    hash = (hash ^ hash >> 32) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: hash >> 40)
  }
}
