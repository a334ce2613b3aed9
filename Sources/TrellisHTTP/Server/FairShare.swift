/// The amount of a resource that each key uses, such as the memory of each client, and the rules of fair use.
///
/// *Dynamic thresholds*: ``admit(_:to:)`` gives a key at most as much as remains free. One key takes at most half of the
/// resource, two keys take a third each, and some always remains free for the next key. Source: A. K. Choudhury,
/// E. L. Hahne, "Dynamic queue length thresholds for shared-memory packet switches", 1998, with a factor of 1.
///
/// *Longest queue drop*: an owner that cannot refuse a use charges it, and then ends uses of the heaviest key, so that a
/// key below the average loses nothing to a key above it:
///
/// ```swift
/// share.charge(body.count, to: client)
/// while share.isExceeded, let heaviest = share.heaviest { endOne(of: heaviest) }
/// ```
///
/// Only keys with an amount are stored, so there are at most as many keys as charges of the owner.
///
/// - Complexity: O(1) to read an amount, the total or the heaviest key; O(log *n*) in the keys to charge or release.
package struct FairShare<Key: Hashable & Sendable>: Sendable {
  private struct Share: Sendable {
    let key: Key
    var amount: Int
  }

  /// A binary heap: no share is heavier than its parent in the heap.
  private var shares: [Share] = []
  /// The index of each key's share in the heap.
  private var indexes: [Key: Int] = [:]
  private let limit: Int
  private let limitOfEach: Int

  /// The sum of the amounts of all keys.
  package private(set) var total = 0

  /// - Parameters:
  ///   - limit: the maximum amount of all keys together.
  ///   - limitOfEach: the maximum amount of each key.
  package init(limit: Int = .max, each limitOfEach: Int = .max) {
    self.limit = limit
    self.limitOfEach = limitOfEach
  }

  /// The number of keys with an amount.
  package var count: Int { shares.count }

  /// The key with the largest amount.
  package var heaviest: Key? { shares.first?.key }

  /// The largest amount of a key.
  package var heaviestAmount: Int { shares.first?.amount ?? 0 }

  /// Whether all keys together have more than the limit.
  package var isExceeded: Bool { total > limit }

  /// The heaviest key, if it has more than the limit of each key.
  package var keyAboveItsLimit: Key? { heaviestAmount > limitOfEach ? heaviest : nil }

  /// The charges of `key` that are not released; 0 for an unknown key.
  package func amount(of key: Key) -> Int { indexes[key].map { shares[$0].amount } ?? 0 }

  /// Whether `key` may have `amount` more, so that it has at most its limit and at most `free`.
  package func admits(_ amount: Int, for key: Key, free: Int) -> Bool {
    self.amount(of: key) + amount <= min(limitOfEach, free)
  }

  /// Charges `amount` to `key`, unless the key would then have more than its limit, or more than remains free.
  ///
  /// - Returns: whether the amount was charged.
  package mutating func admit(_ amount: Int, to key: Key) -> Bool {
    guard admits(amount, for: key, free: limit - total - amount) else { return false }
    charge(amount, to: key)
    return true
  }

  /// Adds `amount` to the amount of `key`.
  ///
  /// - Precondition: `amount` is not negative.
  package mutating func charge(_ amount: Int, to key: Key) {
    precondition(amount >= 0, "a charge of \(amount)")
    guard amount > 0 else { return }
    total += amount
    if let index = indexes[key] {
      shares[index].amount += amount
      siftUp(from: index)
    } else {
      indexes[key] = shares.count
      shares.append(Share(key: key, amount: amount))
      siftUp(from: shares.count - 1)
    }
  }

  /// Subtracts `amount` from the amount of `key`.
  ///
  /// - Precondition: `amount` is not negative, and at most the amount of `key`.
  package mutating func release(_ amount: Int, of key: Key) {
    guard amount != 0 else { return }
    guard amount > 0, let index = indexes[key], shares[index].amount >= amount else {
      preconditionFailure("a release of \(amount) where \(self.amount(of: key)) are taken")
    }
    total -= amount
    shares[index].amount -= amount
    if shares[index].amount > 0 { siftDown(from: index) } else { remove(at: index) }
  }

  /// Changes the amount of `key` by the difference of two values.
  package mutating func change(from before: Int, to now: Int, of key: Key) {
    if now > before { charge(now - before, to: key) } else { release(before - now, of: key) }
  }

  /// Releases the amounts of all keys.
  package mutating func removeAll() {
    shares.removeAll(keepingCapacity: true)
    indexes.removeAll(keepingCapacity: true)
    total = 0
  }

  private mutating func remove(at index: Int) {
    indexes[shares[index].key] = nil
    let last = shares.removeLast()
    guard index < shares.count else { return }
    shares[index] = last
    indexes[last.key] = index
    siftUp(from: index)
    siftDown(from: index)
  }

  private mutating func siftUp(from index: Int) {
    var index = index
    while index > 0, shares[(index - 1) / 2].amount < shares[index].amount {
      swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown(from index: Int) {
    var index = index
    while true {
      var child = 2 * index + 1
      guard child < shares.count else { return }
      if child + 1 < shares.count, shares[child + 1].amount > shares[child].amount {
        child += 1
      }
      guard shares[child].amount > shares[index].amount else { return }
      swapAt(index, child)
      index = child
    }
  }

  private mutating func swapAt(_ first: Int, _ second: Int) {
    shares.swapAt(first, second)
    indexes[shares[first].key] = first
    indexes[shares[second].key] = second
  }
}
