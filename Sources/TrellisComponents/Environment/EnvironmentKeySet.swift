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
  private var sets: [ObjectIdentifier: EnvironmentKeySet] = [:]
  private var last: (key: ObjectIdentifier, set: EnvironmentKeySet)?

  /// The number of keys with a separate bit; others share ``EnvironmentKeySet/further``.
  static let capacity = 30

  /// The set with only `key`.
  mutating func set(of key: ObjectIdentifier) -> EnvironmentKeySet {
    if let last, last.key == key { return last.set }
    let set = sets[key] ?? add(key)
    last = (key, set)
    return set
  }

  private mutating func add(_ key: ObjectIdentifier) -> EnvironmentKeySet {
    var set = EnvironmentKeySet.further
    if keys.count < Self.capacity {
      keys.append(key)
      set = EnvironmentKeySet(rawValue: 1 << UInt32(keys.count))
    }
    sets[key] = set
    return set
  }

  /// The set of the keys in `keys` that were read.
  func set(of keys: some Sequence<ObjectIdentifier>) -> EnvironmentKeySet {
    keys.reduce(into: []) { $0.formUnion(sets[$1] ?? []) }
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
