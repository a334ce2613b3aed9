internal import CTrellisSockets
import Foundation
import Synchronization

/// The one thread that does a server's input and output.
///
/// `@unchecked Sendable`: all stored variables are touched on the loop's thread only, which begins
/// after `init`; `inbox`, `threadNumber` and `poller.wake()` are made for every thread.
final class ServerLoop: @unchecked Sendable {
  let configuration: HTTPServer.Configuration
  let policy: ConnectionPolicy
  let forwarding: ForwardedFields
  let handler: HTTPServer.Handler
  let poller: any Poller
  let inbox = Inbox()
  let counters: Counters
  private let threadNumber = Atomic<UInt>(0)

  var listeners: [Listener]
  var isAccepting = true
  /// A descriptor held back, to be able to take a connection and end it when there are no others.
  var spareDescriptor: Int32
  /// The listeners are not watched until the next tick, since nothing can be taken.
  var hasPausedAccepting = false
  let connectionLimit: Int
  /// The bytes of requests and of answers that are kept, by client.
  var heldInput = HeldBytes()
  var heldOutput = HeldBytes()
  /// How many connections each group of addresses has; proxies and Unix sockets are not counted.
  var connectionsByGroup: [AddressGroup: Int32] = [:]

  var connections: [Connection?] = []
  var freeSlots: [UInt32] = []
  var connectionCount = 0
  private var lastSerial: UInt32 = 0
  var lastExchange: UInt64 = 0

  /// Jobs of the loop's own thread, done when the event in hand is.
  var ownJobs: [Job] = []
  /// Connections, by their keys, that have answered a request and hold bytes of the next one. Each has its
  /// next request handled in the next round.
  var backlogged: [UInt64] = []
  /// The requests and parts of answers of each client in this round, where it is counted.
  private var turns: [AddressGroup: Int] = [:]
  var now = SteadyClock.now()
  var secondsSince1970 = SteadyClock.secondsSince1970()
  private var nextTick = Moment.never
  /// The whole answer for a connection that is turned away.
  let busyAnswer: [UInt8]
  var drainDeadline: Moment?
  var whenDrained: [@Sendable () -> Void] = []

  /// Shared by all connections: what is read, and the head of what is written.
  let readBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  var writeBuffer: [UInt8] = []
  var writer = ResponseWriter()

  /// The most bytes read at once between bodies, which bounds what a pipelining client is kept.
  static let headReadSize = 16_384

  init(
    _ configuration: HTTPServer.Configuration, listeners: [Listener], counters: Counters,
    handler: @escaping HTTPServer.Handler
  ) throws(HTTPServerError) {
    self.configuration = configuration
    self.listeners = listeners
    self.counters = counters
    self.handler = handler
    busyAnswer = Self.busyAnswer(configuration)
    policy = ConnectionPolicy(configuration)
    forwarding = ForwardedFields(trusted: configuration.trustedProxies)
    #if os(Linux)
      poller =
        configuration.usesPortablePoller ? try PortablePoller() : try EpollPoller() as any Poller
    #else
      poller = try PortablePoller()
    #endif
    spareDescriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    connectionLimit = DescriptorLimit.raised(for: configuration.limits.connections)
    for (index, listener) in listeners.enumerated() {
      _ = poller.add(listener.descriptor, key: Self.key(ofListener: index), .read)
    }
  }

  deinit { readBuffer.deallocate() }

  private static func busyAnswer(_ configuration: HTTPServer.Configuration) -> [UInt8] {
    let fields = [("Content-Length", "0"), ("Retry-After", "5"), ("Connection", "close")]
    let lines = (fields + configuration.refusalHeaders.map { ($0.name, $0.value) })
      .map { "\($0): \($1)\r\n" }
    return Array("HTTP/1.1 503 Service Unavailable\r\n\(lines.joined())\r\n".utf8)
  }

  static func key(ofListener index: Int) -> UInt64 { UInt64(UInt32.max) << 32 | UInt64(index) }

  /// Runs until the server has drained. To be called on a thread of its own.
  func run() {
    threadNumber.store(Self.currentThread, ordering: .releasing)
    var events: [Readiness] = []
    var jobs: [Job] = []
    while !hasDrained {
      events.removeAll(keepingCapacity: true)
      let isIdle = connectionCount == 0 && drainDeadline == nil && !hasPausedAccepting
      poller.wait(
        milliseconds: backlogged.isEmpty ? isIdle ? -1 : tickInterval : 0, &events)
      now = SteadyClock.now()
      secondsSince1970 = SteadyClock.secondsSince1970()
      handle(events)
      inbox.take(into: &jobs)
      for job in jobs {
        perform(job)
        doOwnJobs()
      }
      jobs.removeAll(keepingCapacity: jobs.capacity <= 16_384)
      tick()
    }
    end()
    // The number may come to name another thread.
    threadNumber.store(0, ordering: .releasing)
  }

  // MARK: Rounds

  /// The most requests, or parts of answers, of one client in a round in which many connections have
  /// something to do.
  private static let turnsPerRound = 32

  /// Does what the connections have to do in one *round*.
  ///
  /// A connection has one request handled, or a part of an answer sent. In a round with much to do a client
  /// has a limited number of turns: its other connections are passed over, and the poller reports them again
  /// in the next round. So a client waits for a bounded number of turns of each other client, however many
  /// connections these have and however many requests they send at once.
  private func handle(_ events: [Readiness]) {
    let waiting = backlogged
    backlogged.removeAll(keepingCapacity: waiting.count <= 1024)
    let isCrowded = events.count + waiting.count > 2 * Self.turnsPerRound
    if isCrowded { turns.removeAll(keepingCapacity: true) }
    for event in events {
      if event.key >> 32 == UInt64(UInt32.max) {
        accept(from: Int(event.key & 0xFFFF_FFFF))
      } else if let connection = connection(event.key), !isCrowded || takesTurn(connection) {
        handle(event, of: connection)
        doOwnJobs()
      }
    }
    for key in waiting {
      guard let connection = connection(key) else { continue }
      guard !isCrowded || takesTurn(connection) else {
        backlogged.append(key)
        continue
      }
      resume(connection)
      doOwnJobs()
    }
  }

  private func takesTurn(_ connection: Connection) -> Bool {
    let turn = turns[connection.group, default: 0] + 1
    turns[connection.group] = turn
    return turn <= Self.turnsPerRound
  }

  /// Whether the calling thread is the loop's.
  var isCurrent: Bool { threadNumber.load(ordering: .acquiring) == Self.currentThread }

  private static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  func post(_ job: Job) {
    if isCurrent { return ownJobs.append(job) }
    switch inbox.put(job) {
    case true?: poller.wake()
    case false?: break
    case nil: Self.abandon(job)
    }
  }

  /// The result of a job when the loop has ended.
  static func abandon(_ job: Job) {
    switch job {
    case .answer: break
    case .watch(_, let action): action()
    case .drain(_, let whenDone): whenDone()
    }
  }

  func newSlot() -> (slot: UInt32, serial: UInt32) {
    // The largest serial is the listeners'.
    lastSerial = lastSerial >= .max - 1 ? 1 : lastSerial + 1
    if let slot = freeSlots.popLast() { return (slot, lastSerial) }
    connections.append(nil)
    return (UInt32(connections.count - 1), lastSerial)
  }

  private func connection(_ key: UInt64) -> Connection? {
    let slot = Int(key & 0xFFFF_FFFF)
    guard slot < connections.count, let connection = connections[slot], connection.key == key
    else { return nil }
    return connection
  }

  /// The connection whose request in hand is that of `ticket`.
  func connection(of ticket: Reply.Ticket) -> Connection? {
    let slot = Int(ticket.slot)
    guard slot < connections.count, let connection = connections[slot],
      connection.exchange == ticket.exchange
    else { return nil }
    return connection
  }

  private func doOwnJobs() {
    guard !ownJobs.isEmpty else { return }
    var index = 0
    // Jobs may bring further jobs.
    while index < ownJobs.count {
      perform(ownJobs[index])
      index += 1
    }
    ownJobs.removeAll(keepingCapacity: index <= 1024)
  }

  private func perform(_ job: Job) {
    switch job {
    case .answer(let ticket, let response):
      if let connection = connection(of: ticket) { answer(connection, with: response) }
    case .watch(let ticket, let action):
      startWatching(ticket, action)
    case .drain(let deadline, let whenDone):
      drain(until: deadline, whenDone)
    }
  }

  /// Deadlines are coarse, except when somebody waits for the server's end.
  private var tickInterval: Int32 { drainDeadline == nil ? 1000 : 50 }

  /// Looks through the deadlines.
  private func tick() {
    guard now >= nextTick || nextTick == .never else { return }
    nextTick = now.advanced(by: Int64(tickInterval))
    if hasPausedAccepting { resumeAccepting() }
    for connection in connections {
      guard let connection, connection.machine.deadline <= now else { continue }
      // The process may have been stopped for a while, so that what came in time was not seen.
      catchUp(connection)
      guard connection.machine.deadline <= now else { continue }
      let taken = bytesTaken(from: connection)
      carryOut(
        connection.machine.expire(at: now, taken: taken, under: policy), on: connection)
    }
    doOwnJobs()
  }
}

extension ServerLoop: ReplyTarget {
  func answer(_ ticket: Reply.Ticket, with response: Response) {
    post(.answer(ticket, response))
  }

  func watch(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void) {
    post(.watch(ticket, action))
  }
}
