import Foundation

extension PeerAddress {
  /// Converts an address of the system.
  init(_ storage: sockaddr_storage) {
    self = withUnsafeBytes(of: storage) { bytes in
      switch Int32(storage.ss_family) {
      case AF_INET:
        let address = bytes.loadUnaligned(as: sockaddr_in.self)
        return PeerAddress(
          family: .ipv4, high: 0, low: UInt64(UInt32(bigEndian: address.sin_addr.s_addr)),
          port: UInt16(bigEndian: address.sin_port))
      case AF_INET6:
        let address = bytes.loadUnaligned(as: sockaddr_in6.self)
        return PeerAddress(
          ipv6: address.sin6_addr, port: UInt16(bigEndian: address.sin6_port))
      default:
        return .unix
      }
    }
  }
}
