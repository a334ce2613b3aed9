import Synchronization

/// Objects by type. Each is made once, and never released: a program has a limited number of types.
///
/// All sessions look up the same types, for each view that they build. A reader takes no lock: threads that wait for a lock
/// sleep, and are woken by the kernel, which takes many times as long as the search.
///
/// A hash table with open addressing whose entries are written once. A table that is half full is replaced by one of twice the
/// size. Other threads may still read the former one, so it is not released.
package final class TypeTable<Value: AnyObject & Sendable>: Sendable {
  private struct Entry: ~Copyable {
    /// The address of the metadata of the type; 0 in an empty entry. Written after the object.
    let type = Atomic<UInt>(0)
    /// The address of the object.
    let object = Atomic<UInt>(0)
  }

  /// The entries of a table; `first` is not one of them, and holds their number.
  private struct Entries {
    let first: UnsafeMutablePointer<Entry>

    /// - Parameter count: a power of 2.
    static func allocate(_ count: Int) -> Entries {
      let first = UnsafeMutablePointer<Entry>.allocate(capacity: count + 1)
      for index in 0...count { (first + index).initialize(to: Entry()) }
      first.pointee.object.store(UInt(count), ordering: .relaxed)
      return Entries(first: first)
    }

    var count: Int { Int(first.pointee.object.load(ordering: .relaxed)) }

    /// The entry of a type, or the empty entry for it.
    func entry(of type: UInt) -> UnsafeMutablePointer<Entry> {
      let mask = UInt(count - 1)
      // The lowest bits of addresses are 0.
      var index = ((type >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 32 & mask
      while true {
        let entry = first + 1 + Int(index)
        let found = entry.pointee.type.load(ordering: .acquiring)
        if found == type || found == 0 { return entry }
        index = (index + 1) & mask
      }
    }

    /// Writes an entry. No other thread may write at the same time.
    func set(_ object: UInt, of type: UInt) {
      let entry = entry(of: type)
      entry.pointee.object.store(object, ordering: .relaxed)
      entry.pointee.type.store(type, ordering: .releasing)
    }
  }

  /// The address of the entries.
  private let current: Atomic<UInt>
  /// The objects. Entries are written under its lock.
  private let objects = Mutex<[UInt: Value]>([:])

  package init() {
    current = Atomic(UInt(bitPattern: Entries.allocate(64).first))
  }

  private var entries: Entries {
    guard let first = UnsafeMutablePointer<Entry>(bitPattern: current.load(ordering: .acquiring))
    else { preconditionFailure("The address of the entries is not 0.") }
    return Entries(first: first)
  }

  /// The object of a type: the same one for each call.
  ///
  /// - Parameter make: makes the object. Several threads may call it for one type; the first object is kept. It may look up
  ///   other types.
  /// - Complexity: O(1) on average after the first call for a type.
  package func object(for type: Any.Type, orMake make: () -> Value) -> Value {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    let entry = entries.entry(of: key)
    // A writer may fill the empty entry with another type meanwhile.
    if entry.pointee.type.load(ordering: .acquiring) == key,
      let known = UnsafeRawPointer(bitPattern: entry.pointee.object.load(ordering: .relaxed))
    {
      return Unmanaged<Value>.fromOpaque(known).takeUnretainedValue()
    }
    let made = make()
    return objects.withLock { objects in
      if let known = objects[key] { return known }
      objects[key] = made
      insert(made, for: key, count: objects.count)
      return made
    }
  }

  private func insert(_ object: Value, for key: UInt, count: Int) {
    var entries = entries
    if count * 2 > entries.count {
      let former = entries
      entries = .allocate(former.count * 2)
      for index in 1...former.count {
        let entry = former.first + index
        let type = entry.pointee.type.load(ordering: .relaxed)
        if type != 0 { entries.set(entry.pointee.object.load(ordering: .relaxed), of: type) }
      }
    }
    entries.set(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), of: key)
    current.store(UInt(bitPattern: entries.first), ordering: .releasing)
  }
}
