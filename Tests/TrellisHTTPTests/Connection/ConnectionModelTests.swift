import TestSupport
import Testing

@testable import TrellisHTTP

/// Random requests in random pieces, compared with the list of the requests.
struct ConnectionModelTests {
  /// A request of a client, and its expected outcome.
  private struct Sent {
    let text: String
    let outcome: MockConnection.Outcome
    var closes = false
  }

  private static let kinds = [
    Sent(text: "GET /a HTTP/1.1\r\nHost: a\r\n\r\n", outcome: .dispatched("GET /a ")),
    Sent(text: "\r\nHEAD /h?x HTTP/1.1\r\nHost: a\r\n\r\n", outcome: .dispatched("HEAD /h ")),
    Sent(
      text: "POST /b HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabcde",
      outcome: .dispatched("POST /b abcde")),
    Sent(
      text: "PUT /c HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "3;x\r\nabc\r\n2\r\nde\r\n0\r\nT: 1\r\n\r\n",
      outcome: .dispatched("PUT /c abcde")),
    Sent(
      text: "GET /d HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", outcome: .dispatched("GET /d ")),
    Sent(
      text: "DELETE /e HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      outcome: .dispatched("DELETE /e "), closes: true),
    Sent(text: "GET /f HTTP/1.0\r\n\r\n", outcome: .dispatched("GET /f "), closes: true),
    Sent(text: "GET / HTTP/1.1\r\n\r\n", outcome: .refused(400), closes: true),
    Sent(text: "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", outcome: .refused(501), closes: true),
  ]

  /// The longest time in seconds that each phase has when it begins.
  private static let seconds: [ConnectionMachine.Phase: ClosedRange<Double>] = [
    .waiting: 0...75, .readingHead: 0...10, .readingBody: 0...21, .responding: 120...120,
    .lingering: 0...1,
  ]

  @Test(arguments: 1...4)
  func everyRequestIsHandledInOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      // Requests that close the connection are rarer than the others.
      let sent = (0...random.below(7)).map { _ in
        Self.kinds[random.below(random.below(3) == 0 ? Self.kinds.count : 5)]
      }
      let last = sent.firstIndex(where: \.closes) ?? sent.count - 1
      run(Array(sent[...last]), all: sent.map(\.text).joined(), &random)
    }
  }

  private func run(_ expected: [Sent], all text: String, _ random: inout SeededGenerator) {
    var connection = MockConnection()
    var rest = text[...]
    var found: [MockConnection.Outcome] = []
    let closesEarly = random.below(2) == 0
    var outcome = MockConnection.Outcome.waiting
    while true {
      switch outcome {
      case .dispatched, .refused:
        found.append(outcome)
        #expect(!connection.machine.needsBytes)
        #expect(connection.machine.phase == .responding)
        let isLast = found.count == expected.count
        let closes = isLast && expected.last!.closes
        if closes, closesEarly { #expect(connection.peerClosed() == .waiting) }
        outcome = connection.respond()
        if closes {
          #expect(outcome == (closesEarly ? .closed : .lingering))
          if outcome == .lingering {
            #expect(connection.receive(String(rest) + "more") == .waiting)
            #expect(connection.peerClosed() == .closed)
          }
          #expect(connection.machine.phase == .closed)
          #expect(connection.machine.inputCount == 0)
          #expect(found == expected.map(\.outcome))
          return
        }
      case .waiting:
        #expect(connection.machine.needsBytes)
        if let range = Self.seconds[connection.machine.phase] {
          #expect(range.contains(connection.secondsLeft))
        }
        guard !rest.isEmpty else {
          #expect(found == expected.map(\.outcome))
          #expect(connection.peerClosed() == .closed)
          return
        }
        let piece = rest.prefix(1 + random.below(random.below(2) == 0 ? 4 : 200))
        rest = rest.dropFirst(piece.count)
        outcome = connection.receive(String(piece))
      default:
        Issue.record("unexpected \(outcome)")
        return
      }
    }
  }
}
