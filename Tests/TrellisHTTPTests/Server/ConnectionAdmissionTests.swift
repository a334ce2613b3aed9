import Testing

@testable import TrellisHTTP

struct ConnectionAdmissionTests {
  private let client = PeerAddress("192.0.2.1") ?? .loopback
  private let proxy = PeerAddress("198.51.100.1") ?? .loopback

  private func admission(
    _ limit: Int, perAddress: Int = 100
  ) throws -> (ConnectionAdmission, HTTPServer.Configuration) {
    var configuration = HTTPServer.Configuration(.tcp(host: "", port: 0))
    configuration.limits.connections = limit
    configuration.limits.connectionsPerAddress = perAddress
    configuration.trustedProxies = [try #require(AddressRange("198.51.100.1"))]
    return (ConnectionAdmission(configuration), configuration)
  }

  private func connection(
    of peer: PeerAddress, _ admission: ConnectionAdmission,
    _ configuration: HTTPServer.Configuration
  ) -> Connection {
    Connection(
      descriptor: -1, slot: 0, serial: 1, peer: peer, lastForeignExchange: 0,
      machine: ConnectionMachine(
        at: SteadyTime(milliseconds: 0), under: ConnectionPolicy(configuration)),
      interest: .read, isCounted: admission.isClient(peer))
  }

  @Test func aFullLoopAdmitsNobody() throws {
    let (admission, _) = try admission(3)
    #expect(admission.admits(client, count: 2))
    #expect(!admission.admits(client, count: 3))
    #expect(admission.admits(proxy, count: 2))
    #expect(!admission.admits(proxy, count: 3))
    #expect(!admission.admits(proxy, count: 4))
  }

  @Test func aClientHasALimitAndAProxyHasNone() throws {
    var (admission, configuration) = try admission(100, perAddress: 2)
    for peer in [client, client, proxy, proxy, proxy] {
      #expect(admission.admits(peer, count: 0))
      admission.add(connection(of: peer, admission, configuration))
    }
    #expect(!admission.admits(client, count: 0))
    #expect(admission.admits(proxy, count: 0))
    #expect(admission.count(of: client.group) == 2)
    #expect(admission.count(of: proxy.group) == 0)
    admission.remove(connection(of: client, admission, configuration))
    #expect(admission.admits(client, count: 0))
  }

  /// A client has at most as many connections as are free.
  @Test func aClientLeavesConnectionsForOthers() throws {
    var (admission, configuration) = try admission(10)
    for _ in 0..<4 { admission.add(connection(of: client, admission, configuration)) }
    #expect(admission.admits(client, count: 5))
    #expect(!admission.admits(client, count: 6))
    let other = try #require(PeerAddress("192.0.2.2"))
    #expect(admission.admits(other, count: 6))
  }
}
