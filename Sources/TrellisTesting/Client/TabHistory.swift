/// The addresses of a tab's history, and the position of the current one.
struct TabHistory {
  private(set) var addresses: [String]
  private(set) var position = 0
  /// The scroll offsets of the entries, as far as they are stored.
  private var stored: [StoredOffsets?] = [nil]

  init(_ address: String = "/") { addresses = [address] }

  /// The stored scroll offsets of the current entry.
  var offsets: StoredOffsets? {
    get { stored[position] }
    set { stored[position] = newValue }
  }

  /// The address that the tab shows.
  var current: String { addresses[position] }

  /// Replaces the current address.
  mutating func replace(by address: String) { addresses[position] = address }

  /// Adds an address after the current one, replacing all later ones, and makes it current.
  mutating func push(_ address: String) {
    addresses.removeSubrange((position + 1)...)
    addresses.append(address)
    stored.removeSubrange((position + 1)...)
    stored.append(nil)
    position += 1
  }

  /// Goes back or forward.
  ///
  /// - Returns: whether the position exists in the history.
  mutating func go(by offset: Int) -> Bool {
    guard addresses.indices.contains(position + offset) else { return false }
    position += offset
    return true
  }
}
