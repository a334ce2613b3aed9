/// The addresses that are treated as one client: an IPv4 address, a /64 IPv6 network, or all Unix sockets.
///
/// Limits apply to groups. A provider gives each customer at least a /64 network, so a client with IPv6 has 2⁶⁴
/// addresses; with limits for each address it could have any number of shares. An IPv4 address in IPv6 notation,
/// `::ffff:192.0.2.7` or `64:ff9b::192.0.2.7` (RFC 4291, RFC 6052), belongs to the group of the IPv4 address.
package struct AddressGroup: Hashable, Sendable {
  /// The upper 64 bits of an IPv6 address, the 32 bits of an IPv4 address, or 0.
  private let bits: UInt64
  private let family: PeerAddress.Family

  /// The group of all Unix sockets.
  package static let unix = AddressGroup(.unix)

  /// The group of `127.0.0.1`.
  package static let loopback = AddressGroup(.loopback)

  /// The group of an address; the port is ignored.
  package init(_ address: PeerAddress) {
    switch address.family {
    case .unix: (family, bits) = (.unix, 0)
    case .ipv4: (family, bits) = (.ipv4, address.low)
    case .ipv6 where address.high == Self.translationPrefix && address.low >> 32 == 0:
      (family, bits) = (.ipv4, address.low)
    case .ipv6: (family, bits) = (.ipv6, address.high)
    }
  }

  /// The group with a ``description``; `nil` for another text.
  package init?(description text: String) {
    if text == Self.unix.description {
      self = .unix
      return
    }
    let host = text.utf8.suffix(3).elementsEqual("/64".utf8) ? String(text.dropLast(3)) : text
    guard let group = PeerAddress(host)?.group, group.description == text else { return nil }
    self = group
  }

  /// `64:ff9b::/96`, the prefix of IPv4 addresses behind a translator.
  private static let translationPrefix: UInt64 = 0x0064_FF9B_0000_0000
}

extension AddressGroup: CustomStringConvertible {
  /// `192.0.2.7`, `2001:db8::/64`, or `unix`.
  package var description: String {
    switch family {
    case .unix: "unix"
    case .ipv4: PeerAddress(family: .ipv4, high: 0, low: bits, port: 0).host
    case .ipv6: PeerAddress(family: .ipv6, high: bits, low: 0, port: 0).host + "/64"
    }
  }
}

extension PeerAddress {
  /// The group whose limits apply to this address.
  package var group: AddressGroup { AddressGroup(self) }
}
