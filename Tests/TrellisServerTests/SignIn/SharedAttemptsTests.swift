import SessionSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

/// Several servers count the attempts to sign in together. The channel delivers each message twice.
struct SharedAttemptsTests {
  private let shared = SharedSessions()
  private let clock = TestClock()
  private let home = AddressGroup.test("192.0.2.1")

  private func servers(_ count: Int, key: UInt8 = 1) -> [(signIns: SignIns, link: NodeLink)] {
    (0..<count).map { _ in
      let signIns = SignIns(
        store: MemorySignInStore(), limits: SignInLimits(), path: "/sign-in", isUsed: true,
        name: "test",
        isAlwaysSecure: false, clock: { [clock] in clock.now }, findUser: { _ in nil })
      let link = NodeLink(shared.makeNode(), seal: SessionSeal(key: [key])) { _ in }
      signIns.share(link)
      return (signIns, link)
    }
  }

  /// The number of attempts that `servers` admit in turn, of at most 100.
  private func admitted(
    _ account: String, _ clients: [AddressGroup], _ servers: [(signIns: SignIns, link: NodeLink)]
  ) -> Int {
    (0..<100).count { number in
      let server = servers[number % servers.count].signIns
      return (try? server.admitAttempt(account, from: clients[number % clients.count])) != nil
    }
  }

  @Test func severalServersAllowNoMoreAttemptsThanOne() throws {
    let servers = servers(3)
    #expect(admitted("ada", [home], servers) == 5)
    clock.advance(.seconds(61))
    #expect(admitted("ADA ", [home], servers) == 1)
    let others = (1...50).map { AddressGroup.test("2001:db8:0:\($0)::1") }
    #expect(admitted("eve", others, servers) == 50)
  }

  @Test func aRightPasswordCountsAtAllServers() throws {
    let servers = servers(2)
    for _ in 0..<5 { try servers[0].signIns.admitAttempt("ada", from: home) }
    servers[0].signIns.succeed("ada", from: home)
    #expect(admitted("ada", [home], [servers[1]]) == 5)
    // Attempts from elsewhere do not lock her out at another server than the server of her sign-in.
    let others = (1...100).map { AddressGroup.test("198.51.100.\($0)") }
    // The first five were from an address that was new to the account.
    #expect(admitted("ada", others, servers) == 45)
    clock.advance(.seconds(61))
    try servers[1].signIns.admitAttempt("ada", from: home)
  }

  @Test func serversWithAnotherSecretCountOnTheirOwn() {
    let (own, other) = (servers(1), servers(1, key: 2))
    #expect(admitted("ada", [home], own) == 5)
    #expect(admitted("ada", [home], other) == 5)
  }

  /// Users type a password in place of their name.
  @Test func noAccountIsInAMessage() throws {
    let servers = servers(1)
    let inbox = NodeInbox()
    shared.makeNode().listen(to: SessionSeal(key: [1]).serversName) { inbox.add($0) }
    try servers[0].signIns.admitAttempt("secret", from: home)
    #expect(!inbox.messages.isEmpty)
    for message in inbox.messages {
      #expect(!String(decoding: message, as: UTF8.self).contains("secret"))
    }
  }
}
