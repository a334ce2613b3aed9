import TrellisBase

/// Pairs of names and values, sorted by name: the attributes or the styles of an element.
///
/// A set is changed only while a single element refers to it (``ValueSet/change(_:_:to:)``). When its element is
/// announced, the set is *interned*: the rows of a list share equal sets, and most comparisons succeed by identity.
///
/// - Invariant: accesses of ``entries``, which are not checked for exclusivity, call only methods of arrays and
///   strings. These do not use the set, so accesses cannot overlap.
package final class ValueSet {
  package struct Entry: Hashable {
    package let name: String
    package var value: String

    package static func == (lhs: Entry, rhs: Entry) -> Bool {
      lhs.name.isExactly(rhs.name) && lhs.value.isExactly(rhs.value)
    }

    package func hash(into hasher: inout Hasher) {
      name.hashCodePoints(into: &hasher)
      value.hashCodePoints(into: &hasher)
    }
  }

  @exclusivity(unchecked)
  package private(set) var entries: [Entry]
  /// Whether the document's pool contains this set. The pool's reference makes the set shared, so that a change copies
  /// it.
  @exclusivity(unchecked)
  fileprivate var isInPool = false

  /// The value of ``digest``; 0 if it is not computed yet.
  @exclusivity(unchecked)
  private var knownDigest: UInt64 = 0

  init(_ entries: [Entry] = []) { self.entries = entries }

  /// A hash of the entries that is the same in every process; computed once after each change.
  var digest: UInt64 {
    if knownDigest != 0 { return knownDigest }
    var digest = ContentDigest()
    for entry in entries {
      digest.add(entry.name)
      digest.add(entry.value)
    }
    knownDigest = digest.value | 1
    return knownDigest
  }

  /// The UTF-8 bytes of all values; names are not counted.
  var byteCount: Int { entries.reduce(0) { $0 + $1.value.utf8.count } }

  /// Compares for equality, because this takes less time than comparing the order.
  package subscript(name: String) -> String? {
    for index in entries.indices where entries[index].name == name { return entries[index].value }
    return nil
  }

  /// Whether the set has a value for `name`.
  func contains(_ name: String) -> Bool { entries.contains { $0.name == name } }

  /// Whether a name begins with `data-`.
  var hasDataNames: Bool { entries.contains { $0.name.utf8.starts(with: "data-".utf8) } }

  /// Sets or removes one value in `set`; copies the set first if it is shared.
  static func change(_ set: inout ValueSet?, _ name: String, to value: String?) {
    if set == nil {
      set = ValueSet()
      set?.entries.reserveCapacity(4)
    } else if !isKnownUniquelyReferenced(&set) {
      set = ValueSet(set?.entries ?? [])
    }
    set?.put(name, value)
    if set?.entries.isEmpty == true { set = nil }
  }

  private func put(_ name: String, _ value: String?) {
    knownDigest = 0
    let index = position(of: name)
    let exists = index < entries.count && entries[index].name == name
    switch (value, exists) {
    case (let value?, true): entries[index].value = value
    case (let value?, false): entries.insert(Entry(name: name, value: value), at: index)
    case (nil, true): entries.remove(at: index)
    case (nil, false): break
    }
  }

  /// The index of the first entry whose name is not before `name`, by linear search, as sets are short.
  private func position(of name: String) -> Int {
    var index = 0
    while index < entries.count, entries[index].name < name { index += 1 }
    return index
  }
}

extension ValueSet: Hashable {
  package static func == (lhs: ValueSet, rhs: ValueSet) -> Bool {
    lhs === rhs || lhs.entries == rhs.entries
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

/// The value sets that announced elements share.
struct ValueSetPool {
  private var members: Set<ValueSet> = []
  private var limit = 64
  private var byteLimit = leastByteLimit

  var count: Int { members.count }
  /// The bytes of all values.
  private(set) var byteCount = 0

  private static let leastByteLimit = 64 << 10

  /// The pool's instance that equals `set`. Unused sets are removed from time to time: the pool holds at most twice the
  /// sets in use, or 64, and twice their bytes, or 64 KB, plus one set.
  ///
  /// - Complexity: amortised O(size of the set).
  mutating func interned(_ set: ValueSet?) -> ValueSet? {
    guard let set else { return nil }
    if set.isInPool { return set }
    if members.count >= limit || byteCount >= byteLimit { sweep() }
    let (isNew, member) = members.insert(set)
    if isNew {
      byteCount += set.byteCount
      set.isInPool = true
    }
    return member
  }

  private mutating func sweep() {
    var candidates = Array(members)
    members = []
    byteCount = 0
    for index in candidates.indices where !isKnownUniquelyReferenced(&candidates[index]) {
      members.insert(candidates[index])
      byteCount += candidates[index].byteCount
    }
    limit = max(64, members.count * 2)
    byteLimit = max(Self.leastByteLimit, byteCount * 2)
  }
}
