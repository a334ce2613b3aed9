import Testing

@testable import TrellisHTTP

struct RoundSharesTests {
  private let clients = (1...2).map { AddressGroup(PeerAddress("192.0.2.\($0)") ?? .loopback) }

  private func turns(of client: AddressGroup, in round: inout RoundShares) -> Int {
    var count = 0
    while count < 1000, round.takeTurn(client) { count += 1 }
    return count
  }

  @Test func aClientHasAllTurnsInARoundThatIsNotCrowded() {
    var round = RoundShares()
    for count in [0, 2 * RoundShares.limit] {
      round.begin(count)
      let turns = turns(of: clients[0], in: &round)
      #expect(turns == 1000)
    }
  }

  @Test func eachClientHasItsTurnsInEachCrowdedRound() {
    var round = RoundShares()
    for _ in 0..<3 {
      round.begin(2 * RoundShares.limit + 1)
      for client in clients {
        let turns = turns(of: client, in: &round)
        #expect(turns == RoundShares.limit)
      }
      let hasOneMore = round.takeTurn(clients[0])
      #expect(!hasOneMore)
    }
  }
}
