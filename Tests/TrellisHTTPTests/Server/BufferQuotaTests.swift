import Testing

@testable import TrellisHTTP

struct BufferQuotaTests {
  private let clients = (1...3).map { PeerAddress("192.0.2.\($0)") ?? .loopback }
  private var configuration = HTTPServer.Configuration(.tcp(host: "", port: 0))

  init() {
    configuration.limits.bodyBytesPerAddress = 100
    configuration.limits.bodyBytesInAll = 250
    configuration.limits.outputBytesPerAddress = 100
    configuration.limits.outputBytesInAll = 250
  }

  private func connection(_ slot: UInt32, of client: Int, isClient: Bool = true) -> Connection {
    Connection(
      descriptor: -1, slot: slot, serial: 1, peer: clients[client], lastForeignExchange: 0,
      machine: ConnectionMachine(
        at: SteadyTime(milliseconds: 0), under: ConnectionPolicy(configuration)),
      interest: .read, isCounted: isClient)
  }

  /// Holds `bytes` for `connection`, all of them releasable.
  private func hold(
    _ bytes: Int, for connection: Connection, isOutput: Bool, in held: inout BufferQuota
  ) {
    let amount = BufferedBytes.Amount(total: bytes, releasable: bytes)
    held.change(
      connection, input: isOutput ? connection.input : amount,
      output: isOutput ? amount : connection.pending)
  }

  private func victim(
    after connection: Connection, isOutput: Bool, in held: BufferQuota
  ) -> UInt32? {
    isOutput ? held.responseToEnd(after: connection) : held.requestToRefuse(after: connection)
  }

  @Test(arguments: [false, true]) func aClientBeyondItsLimitLosesItsLargest(isOutput: Bool) {
    var held = BufferQuota(limits: configuration.limits)
    let (first, second) = (connection(1, of: 0), connection(2, of: 0))
    hold(60, for: first, isOutput: isOutput, in: &held)
    hold(40, for: second, isOutput: isOutput, in: &held)
    #expect(victim(after: second, isOutput: isOutput, in: held) == nil, "exactly the limit")
    hold(41, for: second, isOutput: isOutput, in: &held)
    #expect(victim(after: second, isOutput: isOutput, in: held) == 1)
    #expect(held.total == 101)
    #expect(isOutput ? first.pending.total == 60 : first.input.total == 60)
  }

  /// The limit of a client is for several connections; one has the limit of a request.
  @Test(arguments: [false, true]) func oneConnectionMayExceedTheLimitOfItsClient(isOutput: Bool) {
    var held = BufferQuota(limits: configuration.limits)
    let only = connection(1, of: 0)
    hold(200, for: only, isOutput: isOutput, in: &held)
    #expect(victim(after: only, isOutput: isOutput, in: held) == nil)
  }

  @Test(arguments: [false, true]) func aProxyHasNoLimitOfAClient(isOutput: Bool) {
    var held = BufferQuota(limits: configuration.limits)
    let shared = (1...2).map { connection($0, of: 0, isClient: false) }
    for connection in shared { hold(100, for: connection, isOutput: isOutput, in: &held) }
    #expect(victim(after: shared[0], isOutput: isOutput, in: held) == nil)
  }

  @Test(arguments: [false, true]) func theHeaviestClientPaysForTheLimitOfAll(isOutput: Bool) {
    var held = BufferQuota(limits: configuration.limits)
    let all = (0..<3).map { connection(UInt32($0), of: $0) }
    for (connection, bytes) in zip(all, [100, 90, 60]) {
      hold(bytes, for: connection, isOutput: isOutput, in: &held)
    }
    #expect(victim(after: all[2], isOutput: isOutput, in: held) == nil, "exactly the limit")
    hold(61, for: all[2], isOutput: isOutput, in: &held)
    #expect(victim(after: all[2], isOutput: isOutput, in: held) == 0)
  }

  /// A response that nobody else waits beside is sent, however large it is; a request is refused.
  @Test func onlyAResponseAloneMayExceedTheLimitOfAll() {
    var held = BufferQuota(limits: configuration.limits)
    let only = connection(1, of: 0)
    hold(300, for: only, isOutput: true, in: &held)
    #expect(held.responseToEnd(after: only) == nil)
    hold(300, for: only, isOutput: false, in: &held)
    #expect(held.requestToRefuse(after: only) == 1)
    let other = connection(2, of: 0)
    hold(1, for: other, isOutput: true, in: &held)
    #expect(held.responseToEnd(after: other) == 1)
  }

  @Test func bytesThatCannotBeReleasedAreNotRefused() {
    var held = BufferQuota(limits: configuration.limits)
    let only = connection(1, of: 0)
    held.change(only, input: BufferedBytes.Amount(total: 300, releasable: 0), output: .init())
    #expect(held.total == 300)
    #expect(held.requestToRefuse(after: only) == nil)
  }
}
