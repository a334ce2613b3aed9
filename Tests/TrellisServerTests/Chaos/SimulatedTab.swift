import TestSupport

@testable import TrellisServer

/// The loops of `public/trellis.js` around a ``SimulatedClient``: attach, then one poll at a time, and
/// events beside it; waits, limits and reactions to responses are the same.
final class SimulatedTab {
  let client: SimulatedClient
  private let network: ChaosNetwork
  private let agenda: Agenda
  private var random: SeededGenerator
  private(set) var isAttached = false
  private(set) var isStopped = false
  private var isSending = false
  private var isHidden = false
  private var failures = 0
  private var delay: Duration = .zero
  private var pauses: [Int: () throws -> Void] = [:]
  /// The width of the tab's screen, in CSS px.
  private(set) var width = 1280

  init(
    client: SimulatedClient, network: ChaosNetwork, agenda: Agenda, random: SeededGenerator
  ) {
    self.client = client
    self.network = network
    self.agenda = agenda
    self.random = random
  }

  static let pollLimit = Duration.seconds(35)
  static let eventLimit = Duration.seconds(15)

  // MARK: Events of the tab

  func start() throws { try run() }

  func type(_ text: String) throws {
    client.type(text)
    try flush()
  }

  func click() throws {
    client.click(.button)
    try flush()
  }

  func resize(to width: Int) throws {
    self.width = width
    client.send(#"{"type":"screen","screen":{"width":\#(width),"height":800}}"#)
    try flush()
  }

  func goTo(_ path: String) throws {
    client.send(#"{"type":"location","path":"\#(path)"}"#)
    try flush()
  }

  /// Closes the tab: its last requests are on their way, and no response is awaited.
  func close() {
    isStopped = true
    network.send(.leave, client.leave(), limit: Self.eventLimit) { _ in }
  }

  func hide(_ isHidden: Bool) throws {
    self.isHidden = isHidden
    try wake()
  }

  // MARK: Waiting

  func wake() throws {
    let ends = pauses.sorted { $0.key < $1.key }.map(\.value)
    pauses = [:]
    for end in ends { try end() }
  }

  private func pause(_ delay: Duration? = nil, then: @escaping () throws -> Void) {
    var number = 0
    number = agenda.after(delay ?? self.delay) { [self] in
      if let end = pauses.removeValue(forKey: number) { try end() }
    }
    pauses[number] = { [self] in
      agenda.cancel(number)
      try then()
    }
  }

  private func backoff() -> Duration {
    defer { failures += 1 }
    let bound = min(10_000, 250 << min(failures, 10))
    return .milliseconds(Int.random(in: 0...bound, using: &random))
  }

  // MARK: Responses

  /// - Returns: whether the response is a success.
  private func settle(_ response: LiveResponse?) throws -> Bool {
    switch response {
    case .body, .nothing, .elsewhere:
      failures = 0
      let session = client.session
      if let response { try client.receive(response) }
      // A new session gets the typed text again.
      if client.session != session, let typed = client.typed { try type(typed) }
      return true
    case .invalid, .unknown, .moved, .loading:
      delay = isAttached ? .zero : backoff()
      isAttached = false
      return false
    case .signedOut:
      isStopped = true
      return false
    case .superseded, .busy, .overloaded, .failed, nil:
      delay = backoff()
      return false
    }
  }

  // MARK: Events

  private func flush(isCheck: Bool = false, then: @escaping () throws -> Void = {}) throws {
    guard !isSending, !isStopped else { return try then() }
    isSending = true
    try sendEvents(isDue: isCheck, then: then)
  }

  private func sendEvents(isDue: Bool, then: @escaping () throws -> Void) throws {
    guard isDue || client.hasUnsentEvents, isAttached, !isStopped else {
      isSending = false
      if !isAttached { try wake() }
      return try then()
    }
    let session = client.session
    network.send(.events, client.events(), limit: Self.eventLimit) { [self] response in
      if session != client.session { return try sendEvents(isDue: false, then: then) }
      if try settle(response) { return try sendEvents(isDue: false, then: then) }
      pause { [self] in try sendEvents(isDue: false, then: then) }
    }
  }

  // MARK: The loop

  private func run() throws {
    guard !isStopped else { return }
    if isHidden { return pause(.seconds(3600)) { [self] in try run() } }
    if isAttached { return try afterAttach() }
    network.send(.attach, client.attach(width: width), limit: Self.eventLimit) { [self] response in
      if response == .unknown { isStopped = true }
      if try settle(response) {
        isAttached = true
        try flush()
      }
      try afterAttach()
    }
  }

  private func afterAttach() throws {
    guard !isStopped else { return }
    if failures > 0 { return try flush(isCheck: true) { [self] in try poll() } }
    try poll()
  }

  private func poll() throws {
    guard isAttached else { return pause { [self] in try run() } }
    // Like a tab without a lease; other tabs of its browser have them.
    let isBrief = Int.random(in: 0..<4, using: &random) == 0
    let body = client.poll(isBrief: isBrief)
    network.send(.poll, body, poll: client.polls, limit: Self.pollLimit) { [self] response in
      if try settle(response) {
        return isBrief ? pause(.seconds(2)) { [self] in try run() } : try run()
      }
      guard !isStopped else { return }
      pause { [self] in try run() }
    }
  }
}
