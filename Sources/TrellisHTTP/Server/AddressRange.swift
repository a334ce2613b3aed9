/// Addresses with a common prefix, such as `10.0.0.0/8`, or all Unix sockets.
public struct AddressRange: Hashable, Sendable {
  private let base: PeerAddress
  private let bits: Int

  /// The clients of Unix sockets.
  public static let unix = AddressRange(base: .unix, bits: 0)

  /// The addresses of this machine: `127.0.0.0/8` and `::1`.
  public static let loopback: [AddressRange] = [
    AddressRange(base: PeerAddress(family: .ipv4, high: 0, low: 0x7F00_0000, port: 0), bits: 8),
    AddressRange(base: PeerAddress(family: .ipv6, high: 0, low: 1, port: 0), bits: 128),
  ]

  private init(base: PeerAddress, bits: Int) {
    self.base = base
    self.bits = bits
  }

  /// Parses an address with or without a prefix length: `192.168.1.7`, `fd00::/8`.
  public init?(_ text: String) {
    let parts = text.parts(between: "/", keepsEmpty: true)
    guard (1...2).contains(parts.count), let base = PeerAddress(String(parts[0])) else {
      return nil
    }
    let width = base.family == .ipv4 ? 32 : 128
    guard parts.count == 2 else {
      self.init(base: base, bits: width)
      return
    }
    guard let bits = Int(parts[1]), (0...width).contains(bits) else { return nil }
    self.init(base: base, bits: bits)
  }

  /// Whether `address` has the prefix of the range; the port is ignored.
  ///
  /// An address of another family is not in the range; a mapped IPv4 address is treated as IPv4.
  public func contains(_ address: PeerAddress) -> Bool {
    guard address.family == base.family else { return false }
    switch base.family {
    case .unix: return true
    case .ipv4: return prefixesMatch(address.low << 32, base.low << 32, bits)
    case .ipv6:
      return prefixesMatch(address.high, base.high, Swift.min(64, bits))
        && prefixesMatch(address.low, base.low, Swift.max(0, bits - 64))
    }
  }

  private func prefixesMatch(_ lhs: UInt64, _ rhs: UInt64, _ bits: Int) -> Bool {
    // In Swift, a shift by 64 gives 0, as a prefix of no bits requires.
    (lhs ^ rhs) >> UInt64(64 - bits) == 0
  }
}
