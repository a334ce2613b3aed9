import Foundation
import TestSupport

@testable import TrellisServer

/// A proxy between one tab and the service that drops, delays, duplicates, truncates and reorders requests
/// and responses, and closes connections, all by a seeded schedule in virtual time.
final class ChaosNetwork {
  enum Verb { case attach, events, poll, leave }

  /// The quality of the network, in per cent of requests and in time.
  struct Weather {
    var lostRequests = 0
    var lostResponses = 0
    var doubledRequests = 0
    var cutRequests = 0
    var cutResponses = 0
    /// The maximum delay of a request or a response, so that later ones overtake it.
    var delay: Duration = .milliseconds(1)

    static let fine = Weather()

    static func random(_ random: inout SeededGenerator) -> Weather {
      let delays: [Duration] = [.milliseconds(1), .milliseconds(300), .seconds(4), .seconds(30)]
      return Weather(
        lostRequests: .random(in: 0...35, using: &random),
        lostResponses: .random(in: 0...35, using: &random),
        doubledRequests: .random(in: 0...40, using: &random),
        cutRequests: .random(in: 0...6, using: &random),
        cutResponses: .random(in: 0...10, using: &random),
        delay: delays.randomElement(using: &random) ?? .zero)
    }
  }

  /// Called once: with `nil` if no complete response came.
  typealias Receive = (LiveResponse?) throws -> Void

  /// A request with a pending response.
  private final class Exchange {
    var receive: Receive?
    var timeout = 0

    init(_ receive: @escaping Receive) { self.receive = receive }
  }

  private struct WaitingPoll {
    let response: PendingResponse
    let number: UInt64
    let session: Session?
    let exchange: Exchange
    let disconnect: (@Sendable () -> Void)?
    let start: Duration
  }

  var service: SessionManager
  var weather: Weather
  private let agenda: Agenda
  private let clock: TestClock
  private var random: SeededGenerator
  private var exchanges: [ObjectIdentifier: Exchange] = [:]
  private var polls: [WaitingPoll] = []
  private var elapsed: Duration = .zero

  init(
    service: SessionManager, weather: Weather, agenda: Agenda, clock: TestClock,
    random: SeededGenerator
  ) {
    self.service = service
    self.weather = weather
    self.agenda = agenda
    self.clock = clock
    self.random = random
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func someTime() -> Duration {
    weather.delay * Double.random(in: 0...1, using: &random)
  }

  // MARK: The tab's side

  /// Sends a request; the tab waits at most `limit` for the response.
  func send(
    _ verb: Verb, _ body: [UInt8], poll: UInt64 = 0, limit: Duration, receive: @escaping Receive
  ) {
    let exchange = Exchange(receive)
    exchanges[ObjectIdentifier(exchange)] = exchange
    exchange.timeout = agenda.after(limit) { [self] in try finish(exchange, nil) }
    let copies = chance(weather.doubledRequests) ? 2 : 1
    for _ in 0..<copies where !chance(weather.lostRequests) {
      var sent = body
      if verb != .attach, chance(weather.cutRequests) { sent.removeLast(body.count / 3) }
      agenda.after(someTime()) { [self] in
        try await deliver(verb, sent, poll: poll, exchange)
      }
    }
  }

  private func finish(_ exchange: Exchange, _ response: LiveResponse?) throws {
    guard let receive = exchange.receive else { return }
    exchange.receive = nil
    agenda.cancel(exchange.timeout)
    exchanges[ObjectIdentifier(exchange)] = nil
    try receive(response)
  }

  /// Closes all connections: the tab notices at once, the server now or never.
  func killConnections() async throws {
    let lost = polls
    polls = []
    for poll in lost {
      guard let disconnect = poll.disconnect, chance(50) else { continue }
      disconnect()
      await waitForEnd(of: poll)
    }
    for exchange in exchanges.values.sorted(by: { $0.timeout < $1.timeout }) {
      try finish(exchange, nil)
    }
  }

  // MARK: The server's side

  private func deliver(
    _ verb: Verb, _ body: [UInt8], poll number: UInt64, _ exchange: Exchange
  ) async throws {
    await passTime()
    switch verb {
    case .events: bring(await service.events(body), to: exchange)
    case .attach: bring(await service.attach(body), to: exchange)
    case .leave: bring(await service.leave(body), to: exchange)
    case .poll:
      let response = PendingResponse()
      let session = session(of: body)
      let disconnect = service.poll(body) { response.fulfill($0) }
      // A request is only complete when the session has it.
      await waitUntil { await session?.waitingPoll == number || response.value != nil }
      polls.append(
        WaitingPoll(
          response: response, number: number, session: session, exchange: exchange,
          disconnect: disconnect,
          start: agenda.now))
    }
    collectPolls()
  }

  private func session(of body: [UInt8]) -> Session? {
    let text = String(decoding: body, as: UTF8.self)
    guard let start = text.range(of: #""session":""#)?.upperBound else { return nil }
    return SessionToken(String(text[start...].prefix { $0 != "\"" })).flatMap(service.session)
  }

  private func bring(_ response: LiveResponse, to exchange: Exchange) {
    guard !chance(weather.lostResponses) else { return }
    let isCut = chance(weather.cutResponses)
    agenda.after(someTime()) { [self] in try finish(exchange, isCut ? nil : response) }
  }

  /// Sends the responses of polls that no longer wait.
  func collectPolls() {
    let all = polls
    polls = []
    for poll in all {
      if let response = poll.response.value {
        bring(response, to: poll.exchange)
      } else {
        polls.append(poll)
      }
    }
  }

  /// Advances the server's clock, and waits for the polls and sessions that end.
  func passTime() async {
    clock.advance(agenda.now - elapsed)
    elapsed = agenda.now
    service.advance(to: clock.now)
    let window = PollSlot.waitingTime + .seconds(2)
    for poll in polls where agenda.now - poll.start > window { await waitForEnd(of: poll) }
    collectPolls()
  }

  private func waitForEnd(of poll: WaitingPoll) async {
    await waitUntil {
      await poll.session?.waitingPoll != poll.number || poll.response.value != nil
    }
  }

  /// Replaces the server by another one: all sessions are gone.
  func restart(_ service: SessionManager) async throws {
    await self.service.stop()
    self.service = service
    try await killConnections()
  }
}
