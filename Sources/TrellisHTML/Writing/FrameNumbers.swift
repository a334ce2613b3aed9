import TrellisDOM

/// Assigns consecutive numbers to distinct frames. A hash table without function calls for a look-up, because each
/// element of a page needs several.
struct FrameNumbers {
  private(set) var frames: [PackedFrame] = []
  /// The number of the frame in each slot of the table, or -1. The number of slots is a power of two, and at least
  /// twice the number of frames.
  private var slots: [Int32] = []

  /// - Parameter minimumCapacity: the number of frames that fit without growing the table.
  init(minimumCapacity: Int = 16) { resize(to: minimumCapacity) }

  /// The number of `frame`; numbers are assigned from 0 in the order of the first calls.
  mutating func number(of frame: PackedFrame) -> Int {
    var slot = firstSlot(of: frame)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if frames[number] == frame { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(frames.count)
    frames.append(frame)
    if frames.count * 2 > slots.count { resize(to: frames.count * 2) }
    return frames.count - 1
  }

  /// Assigns `frame` a number that ``number(of:)`` never returns.
  mutating func append(_ frame: PackedFrame) {
    frames.append(frame)
    if frames.count * 2 > slots.count { resize(to: frames.count * 2) }
  }

  private mutating func resize(to capacity: Int) {
    let numbers = slots.filter { $0 >= 0 }
    var count = 32
    while count < capacity * 2 { count *= 2 }
    slots = [Int32](repeating: -1, count: count)
    frames.reserveCapacity(count / 2)
    for number in numbers {
      var slot = firstSlot(of: frames[Int(number)])
      while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = number
    }
  }

  /// The first slot for a frame: the folded product of its sides and a random number of the process, so that a page
  /// cannot be crafted to cause collisions.
  ///
  /// Source: the multiplication of wyhash (Wang Yi).
  private func firstSlot(of frame: PackedFrame) -> Int {
    let one = UInt64(UInt32(bitPattern: frame.left)) << 32 | UInt64(UInt32(bitPattern: frame.top))
    let other =
      UInt64(UInt32(bitPattern: frame.width)) << 32 | UInt64(UInt32(bitPattern: frame.height))
    let product = (one ^ Self.seeds.0).multipliedFullWidth(by: other ^ Self.seeds.1)
    return Int(truncatingIfNeeded: product.high ^ product.low) & (slots.count - 1)
  }

  private static let seeds = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
}
