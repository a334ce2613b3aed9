import Foundation

/// The address of the peer of a connection, in 20 bytes.
public struct PeerAddress: Hashable, Sendable {
  enum Family: UInt8, Sendable { case ipv4, ipv6, unix }

  let family: Family
  /// The address in network order; an IPv4 address is in the last four of the 16 bytes.
  let high: UInt64
  let low: UInt64

  /// The port, or 0 for a Unix socket and for an address without a port.
  public let port: UInt16

  /// The address `127.0.0.1`.
  public static let loopback = PeerAddress(family: .ipv4, high: 0, low: 0x7F00_0001, port: 0)

  /// The peer of a Unix socket; it has no address.
  static let unix = PeerAddress(family: .unix, high: 0, low: 0, port: 0)

  init(family: Family, high: UInt64, low: UInt64, port: UInt16) {
    self.family = family
    self.high = high
    self.low = low
    self.port = port
  }

  /// Parses an IPv4 or IPv6 address in the usual notation, without port or brackets.
  public init?(_ text: String, port: UInt16 = 0) {
    var ipv4 = in_addr()
    var ipv6 = in6_addr()
    if inet_pton(AF_INET, text, &ipv4) == 1 {
      self.init(
        family: .ipv4, high: 0, low: UInt64(UInt32(bigEndian: ipv4.s_addr)), port: port)
    } else if inet_pton(AF_INET6, text, &ipv6) == 1 {
      self.init(ipv6: ipv6, port: port)
    } else {
      return nil
    }
  }

  /// An IPv6 address; a mapped IPv4 address is converted to IPv4.
  init(ipv6: in6_addr, port: UInt16) {
    let (high, low) = withUnsafeBytes(of: ipv6) {
      (
        UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 0, as: UInt64.self)),
        UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
    if high == 0, low >> 32 == 0xFFFF {
      self.init(family: .ipv4, high: 0, low: low & 0xFFFF_FFFF, port: port)
    } else {
      self.init(family: .ipv6, high: high, low: low, port: port)
    }
  }

  /// The address without its port: `127.0.0.1`, `::1`, or `unix`.
  public var host: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    switch family {
    case .unix:
      return "unix"
    case .ipv4:
      var address = in_addr(s_addr: UInt32(truncatingIfNeeded: low).bigEndian)
      inet_ntop(AF_INET, &address, &text, socklen_t(text.count))
    case .ipv6:
      var words = (high.bigEndian, low.bigEndian)
      inet_ntop(AF_INET6, &words, &text, socklen_t(text.count))
    }
    return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}

extension PeerAddress: CustomStringConvertible {
  public var description: String {
    if port == 0 { return host }
    return family == .ipv6 ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
