/// A set of environment keys of one tree, by their numbers in the tree's ``EnvironmentKeyTable``.
struct EnvironmentKeySet: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// The host's environment as a whole.
  static let host = Self(rawValue: 1)
  /// All keys without a separate bit.
  static let further = Self(rawValue: 1 << 31)
}

/// Numbers the environment keys read in a tree, so that sets of keys are bit sets.
struct EnvironmentKeyTable {
  private var keys: [ObjectIdentifier] = []
  /// The read keys without a separate bit.
  private var further: Set<ObjectIdentifier> = []

  /// The number of keys with a separate bit; others share ``EnvironmentKeySet/further``.
  static let capacity = 30

  /// The set with only `key`.
  mutating func set(of key: ObjectIdentifier) -> EnvironmentKeySet {
    if let known = known(key) { return known }
    if keys.count < Self.capacity {
      keys.append(key)
    } else {
      further.insert(key)
    }
    return known(key) ?? .further
  }

  /// The set with only `key`, if it was read. Comparing up to ``capacity`` keys takes less time than hashing one.
  private func known(_ key: ObjectIdentifier) -> EnvironmentKeySet? {
    for index in keys.indices where keys[index] == key {
      return EnvironmentKeySet(rawValue: 1 << UInt32(index + 1))
    }
    return further.contains(key) ? .further : nil
  }

  /// The set of the keys in `keys` that were read.
  func set(of keys: some Sequence<ObjectIdentifier>) -> EnvironmentKeySet {
    keys.reduce(into: []) { $0.formUnion(known($1) ?? []) }
  }

  /// Calls `body` with each key of `set` that has a separate bit.
  func forEachKey(of set: EnvironmentKeySet, _ body: (ObjectIdentifier, EnvironmentKeySet) -> Void)
  {
    var rest = set.subtracting([.host, .further]).rawValue
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      if bit <= keys.count { body(keys[bit - 1], EnvironmentKeySet(rawValue: 1 << UInt32(bit))) }
    }
  }
}
