import Testing

@testable import TrellisHTTP

struct PeerAddressTests {
  @Test(arguments: ["127.0.0.1", "::1", "2001:db8::ff00:42:8329", "255.255.255.255"])
  func readsAndWrites(_ text: String) {
    #expect(PeerAddress(text)?.host == text)
  }

  @Test func readsAMappedAddressAsIPv4() {
    #expect(PeerAddress("::ffff:10.1.2.3") == PeerAddress("10.1.2.3"))
  }

  @Test(arguments: ["", "a", "1.2.3", "1.2.3.4.5", "127.0.0.1:80", "[::1]", ":::"])
  func refuses(_ text: String) {
    #expect(PeerAddress(text) == nil)
  }

  @Test func namesThePort() {
    #expect(PeerAddress("127.0.0.1", port: 80)?.description == "127.0.0.1:80")
    #expect(PeerAddress("::1", port: 80)?.description == "[::1]:80")
    #expect(PeerAddress.unix.description == "unix")
  }
}
