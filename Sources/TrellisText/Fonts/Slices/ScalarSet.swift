import CHarfBuzz
import TrellisBase

/// A set of Unicode scalar values, stored as ascending ranges that neither overlap nor touch.
public struct ScalarSet: Hashable, Sendable {
  /// The ranges in ascending order, with gaps between them.
  public private(set) var ranges: [ClosedRange<UInt32>] = []

  /// Makes an empty set.
  public init() {}

  /// Makes a set of ranges. They may overlap and need not be sorted.
  ///
  /// - Complexity: O(n log n) in the number of ranges.
  public init(_ ranges: some Sequence<ClosedRange<UInt32>>) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
  }

  /// Makes a set of the scalars in a text.
  public init(_ text: some StringProtocol) {
    self.init(Set(text.unicodeScalars.map(\.value)).map { $0...$0 })
  }

  /// Converts a set of HarfBuzz.
  init(_ set: OpaquePointer) {
    var first = hb_codepoint_t.max
    var last = hb_codepoint_t.max
    while hb_set_next_range(set, &first, &last) != 0 { append(first...last) }
  }

  /// Appends a range that begins at or after the start of the last one.
  private mutating func append(_ range: ClosedRange<UInt32>) {
    if let last = ranges.last, range.lowerBound <= last.upperBound &+ 1 {
      ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    } else {
      ranges.append(range)
    }
  }

  /// Whether the set is empty.
  public var isEmpty: Bool { ranges.isEmpty }

  /// The scalars in ascending order.
  var scalars: [UInt32] { ranges.flatMap { Array($0) } }

  /// The number of scalars.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// - Complexity: O(log n) in the number of ranges.
  public func contains(_ scalar: UInt32) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound >= scalar }
    return index < ranges.count && ranges[index].lowerBound <= scalar
  }

  /// The union of the sets.
  ///
  /// - Complexity: O(n log n) in the number of ranges of both.
  public func union(_ other: ScalarSet) -> ScalarSet {
    if other.isEmpty { return self }
    return isEmpty ? other : ScalarSet(ranges + other.ranges)
  }

  /// The scalars of this set that are not in `other`.
  ///
  /// - Complexity: O(n log m + m) in the numbers of ranges, n here and m in `other`.
  public func subtracting(_ other: ScalarSet) -> ScalarSet {
    var result = ScalarSet()
    for range in ranges {
      var start = range.lowerBound
      var index = other.ranges.partitioningIndex { $0.upperBound >= start }
      while index < other.ranges.count, other.ranges[index].lowerBound <= range.upperBound {
        let hole = other.ranges[index]
        if hole.lowerBound > start { result.append(start...hole.lowerBound - 1) }
        start = hole.upperBound + 1
        index += 1
      }
      if start <= range.upperBound { result.append(start...range.upperBound) }
    }
    return result
  }

  /// The intersection of the sets.
  ///
  /// - Complexity: O(n log n) in the number of ranges of both.
  public func intersection(_ other: ScalarSet) -> ScalarSet {
    subtracting(subtracting(other))
  }

  /// Whether `other` contains every scalar of this set; an empty set is a subset of any.
  ///
  /// - Complexity: the same as for ``subtracting(_:)``.
  public func isSubset(of other: ScalarSet) -> Bool { subtracting(other).isEmpty }

  /// The scalars for which `isIncluded` is true.
  public func filter(_ isIncluded: (UInt32) -> Bool) -> ScalarSet {
    var result = ScalarSet()
    for range in ranges {
      for scalar in range where isIncluded(scalar) { result.append(scalar...scalar) }
    }
    return result
  }

  /// Adds the scalars to a set of HarfBuzz.
  func add(to set: OpaquePointer) {
    for range in ranges { hb_set_add_range(set, range.lowerBound, range.upperBound) }
  }

  /// The value of the descriptor `unicode-range`.
  public var unicodeRange: String {
    ranges.map { range in
      let first = "U+" + String(range.lowerBound, radix: 16)
      return range.count == 1 ? first : first + "-" + String(range.upperBound, radix: 16)
    }.joined(separator: ",")
  }
}
