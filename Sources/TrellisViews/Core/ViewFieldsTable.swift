import Synchronization

/// The fields of all view types that were shown, by type, for readers on any thread.
///
/// Readers take no lock: they probe an array of atomic slots, which are written once. A full array is replaced by one
/// of twice its size, and never released, as readers may still use it; all arrays together take at most 64 bytes a
/// type.
///
/// Unchecked: arrays are reached through an atomic pointer, and written under the lock.
final class ViewFieldsTable: @unchecked Sendable {
  private typealias Slot = Atomic<UnsafeRawPointer?>

  private struct Storage {
    let slots: UnsafeMutablePointer<Slot>
    /// The number of slots less one; the number is a power of two.
    let mask: Int

    init(capacity: Int) {
      slots = .allocate(capacity: capacity)
      for index in 0..<capacity { (slots + index).initialize(to: Slot(nil)) }
      mask = capacity - 1
    }

    /// The fields of `type`, or the empty slot for them.
    @inline(__always)
    func find(_ type: Any.Type) -> (fields: UnsafeRawPointer?, slot: UnsafeMutablePointer<Slot>) {
      var index = Self.hash(type) & mask
      while true {
        let slot = slots + index
        guard let found = slot.pointee.load(ordering: .acquiring) else { return (nil, slot) }
        let isFound = Unmanaged<ViewFields>.fromOpaque(found)._withUnsafeGuaranteedRef {
          $0.type == type
        }
        if isFound { return (found, slot) }
        index = (index + 1) & mask
      }
    }

    /// Metadata is aligned to 8 bytes and allocated in sequence.
    @inline(__always)
    private static func hash(_ type: Any.Type) -> Int {
      let bits = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
      return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
  }

  private let storage: Atomic<UnsafeRawPointer>
  private let count = Mutex(0)

  init() { storage = Atomic(Self.allocate(Storage(capacity: 256))) }

  private static func allocate(_ storage: Storage) -> UnsafeRawPointer {
    let pointer = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    pointer.initialize(to: storage)
    return UnsafeRawPointer(pointer)
  }

  @inline(__always)
  private var current: Storage {
    storage.load(ordering: .acquiring).assumingMemoryBound(to: Storage.self).pointee
  }

  /// The fields of `type`; `nil` if there are none yet.
  @inline(__always)
  func fields(of type: Any.Type) -> ViewFields? {
    current.find(type).fields.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Adds `fields`, unless those of their type were added before.
  ///
  /// - Returns: the fields of that type from now on.
  func add(_ fields: ViewFields) -> ViewFields {
    count.withLock { count in
      if let known = self.fields(of: fields.type) { return known }
      if (count + 1) * 2 > current.mask { grow() }
      current.find(fields.type).slot.pointee.store(
        UnsafeRawPointer(Unmanaged.passRetained(fields).toOpaque()), ordering: .releasing)
      count += 1
      return fields
    }
  }

  private func grow() {
    let old = current
    let larger = Storage(capacity: (old.mask + 1) * 2)
    for index in 0...old.mask {
      guard let entry = old.slots[index].load(ordering: .acquiring) else { continue }
      let type = Unmanaged<ViewFields>.fromOpaque(entry).takeUnretainedValue().type
      larger.find(type).slot.pointee.store(entry, ordering: .releasing)
    }
    storage.store(Self.allocate(larger), ordering: .releasing)
  }
}
