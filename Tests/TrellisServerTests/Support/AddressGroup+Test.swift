@testable import TrellisHTTP

extension AddressGroup {
  /// The group of an address in text form.
  static func test(_ address: String) -> AddressGroup {
    guard let address = PeerAddress(address) else { preconditionFailure("no address: \(address)") }
    return address.group
  }
}
