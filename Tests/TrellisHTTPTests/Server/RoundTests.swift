import Foundation
import SocketClient
import Testing

@testable import TrellisHTTP

struct RoundTests {
  private let clients = (1...2).map { AddressGroup(PeerAddress("192.0.2.\($0)") ?? .loopback) }

  private func turns(of client: AddressGroup, in round: inout Round) -> Int {
    var count = 0
    while count < 1000, round.admitTurn(client) { count += 1 }
    return count
  }

  @Test func aClientHasAllTurnsInARoundThatIsNotCrowded() {
    var round = Round()
    for count in [0, 2 * Round.limit] {
      round.begin(count)
      let turns = turns(of: clients[0], in: &round)
      #expect(turns == 1000)
    }
  }

  @Test func eachClientHasItsTurnsInEachCrowdedRound() {
    var round = Round()
    for _ in 0..<3 {
      round.begin(2 * Round.limit + 1)
      for client in clients {
        let turns = turns(of: client, in: &round)
        #expect(turns == Round.limit)
      }
      let hasOneMore = round.admitTurn(clients[0])
      #expect(!hasOneMore)
    }
  }

  @Test func aPostponedConnectionIsTakenOnceInOrder() {
    var round = Round()
    #expect(!round.hasPostponed)
    for key in [7, 3, 9] as [UInt64] { round.postpone(key) }
    #expect(round.hasPostponed)
    var keys = round.consumePostponed()
    #expect(keys == [7, 3, 9])
    #expect(!round.hasPostponed)
    keys = round.consumePostponed()
    #expect(keys.isEmpty)
  }

  // MARK: The loop

  /// The server's thread is blocked until requests on all connections have arrived, so that one round has all
  /// of them: the other client comes after one share of turns, and no connection of the first is forgotten.
  @Test(arguments: [false, true])
  func theTurnsOfARoundAreLimited(isPortable: Bool) async throws {
    let handler = BlockingHandler()
    try await serve(
      portably: isPortable, handler: { handler.handle($0, $1) },
      use: { address, _ in
        let greedy = try (0..<90).map { _ in try SocketClient(address, from: "127.0.0.2") }
        let others = try (3...4).map { try SocketClient(address, from: "127.0.0.\($0)") }
        func request(_ path: String) -> String { "GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n" }
        for client in greedy + others {
          client.send(request("/"))
          _ = await client.read(until: "done")
        }
        others[0].send(request("/first"))
        await handler.arrive()
        let last = "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        for client in greedy { client.send(request("/many") + last) }
        others[1].send(request("/other"))
        handler.openGate()
        for client in greedy {
          let responses = await client.readToEnd()
          #expect(responses.components(separatedBy: "HTTP/1.1 200 ").count == 3)
        }
        let first = try #require(handler.paths.firstIndex(of: "/first"))
        let other = try #require(handler.paths.firstIndex(of: "/other"))
        #expect(other - first - 1 <= Round.limit)
        withExtendedLifetime(others) {}
      })
  }
}
