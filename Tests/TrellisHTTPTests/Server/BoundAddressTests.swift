import Testing
import TrellisHTTP

struct BoundAddressTests {
  @Test(arguments: [
    (BoundAddress.tcp(host: "127.0.0.1", port: 8080), "http://127.0.0.1:8080"),
    (.tcp(host: "0.0.0.0", port: 80), "http://localhost:80"),
    (.tcp(host: "::", port: 80), "http://localhost:80"),
    (.tcp(host: "::1", port: 80), "http://[::1]:80"),
    (.unix(path: "/tmp/s"), "unix:/tmp/s"),
  ])
  func isShownAsAnAddressOfABrowser(_ address: BoundAddress, text: String) {
    #expect(address.description == text)
  }

  @Test func onlyATCPAddressHasAPort() {
    #expect(BoundAddress.tcp(host: "::1", port: 80).port == 80)
    #expect(BoundAddress.unix(path: "/tmp/s").port == nil)
  }
}
