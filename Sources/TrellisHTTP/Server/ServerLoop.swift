internal import CTrellisSockets
import Foundation

/// The event loop: one thread performs all input and output of a server.
///
/// `@unchecked Sendable`: all stored variables are used only on the loop's thread, which starts after `init`;
/// `jobs.post(_:)` and `poller.wake()` are thread-safe.
final class ServerLoop: @unchecked Sendable {
  let configuration: HTTPServer.Configuration
  let policy: ConnectionPolicy
  let forwarding: ForwardedFields
  let handler: HTTPServer.Handler
  let poller: any Poller
  let counters: Counters
  let acceptor: Acceptor
  private let jobs = LoopJobs()
  /// The buffer for one read from any connection.
  let readBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

  var connections = ConnectionTable()
  var admission: ConnectionAdmission
  var held: BufferQuota
  /// The turns of connections. A connection with a finished response and a further request in its backlog is postponed
  /// to the next round.
  var round = Round()
  private(set) var time = LoopTime()
  var drain = Drain()
  var responseHead: ResponseHead

  /// The maximum bytes of one read outside a body; it bounds the backlog of a pipelining client.
  static let headReadSize = 16_384

  init(
    _ configuration: HTTPServer.Configuration, listeners: [ListeningSocket], counters: Counters,
    handler: @escaping HTTPServer.Handler
  ) throws(HTTPServerError) {
    self.configuration = configuration
    self.counters = counters
    self.handler = handler
    policy = ConnectionPolicy(configuration)
    responseHead = ResponseHead(nodeName: configuration.nodeName)
    forwarding = ForwardedFields(trusted: configuration.trustedProxies)
    #if os(Linux)
      poller =
        configuration.usesPortablePoller ? try PortablePoller() : try EpollPoller() as any Poller
    #else
      poller = try PortablePoller()
    #endif
    admission = ConnectionAdmission(configuration)
    held = BufferQuota(limits: configuration.limits)
    acceptor = Acceptor(
      listeners, poller: poller, counters: counters, refusal: Self.busyResponse(configuration))
  }

  deinit { readBuffer.deallocate() }

  private static func busyResponse(_ configuration: HTTPServer.Configuration) -> [UInt8] {
    let fields = [("Content-Length", "0"), ("Retry-After", "5"), ("Connection", "close")]
    let lines = (fields + configuration.refusalHeaders.map { ($0.name, $0.value) })
      .map { "\($0): \($1)\r\n" }
    return Array("HTTP/1.1 503 Service Unavailable\r\n\(lines.joined())\r\n".utf8)
  }

  /// Runs until the server has shut down. Must be called on a dedicated thread.
  func run() {
    jobs.begin()
    var events: [Readiness] = []
    while !drain.isOver(with: connections.count, at: time.now) {
      events.removeAll(keepingCapacity: true)
      let isIdle = connections.count == 0 && drain.deadline == nil && !acceptor.isPaused
      let mayWait = !round.hasPostponed && jobs.beginWait()
      poller.wait(milliseconds: mayWait ? isIdle ? -1 : tickInterval : 0, &events)
      jobs.endWait()
      time.update()
      handle(events)
      jobs.performAll(perform)
      tick()
    }
    end()
  }

  // MARK: Rounds

  /// Handles the events of the connections in one round (``Round``).
  private func handle(_ events: [Readiness]) {
    let waiting = round.consumePostponed()
    round.begin(events.count + waiting.count)
    for event in events {
      if let listener = Acceptor.listener(ofKey: event.key) {
        acceptor.accept(from: listener, admit)
      } else if let connection = connections[key: event.key], round.admitTurn(connection.group) {
        handle(event, of: connection)
        performOwnJobs()
      }
    }
    for key in waiting {
      guard let connection = connections[key: key] else { continue }
      guard round.admitTurn(connection.group) else {
        round.postpone(key)
        continue
      }
      resume(connection)
      performOwnJobs()
    }
  }

  func post(_ job: Job) { if jobs.post(job) { poller.wake() } }

  // MARK: Jobs

  private func performOwnJobs() { jobs.performOwn(perform) }

  /// Closes the queue of jobs; later jobs are dropped.
  func endJobs() { jobs.end() }

  private func perform(_ job: Job) {
    switch job {
    case .response(let ticket, let response):
      if let connection = connections[ticket] { respond(to: connection, with: response) }
    case .watch(let ticket, let action):
      startWatching(ticket, action)
    case .continueStream(let key, let exchange):
      if let connection = connections[key: key] { continueStream(exchange, on: connection) }
    case .accept(let group, let accepts): acceptor.setAccepting(accepts, group: group)
    case .drain(let deadline, let whenDone):
      beginDrain(until: deadline, whenDone)
    }
  }

  /// The resolution of deadlines in milliseconds; finer during a shutdown.
  private var tickInterval: Int32 { drain.deadline == nil ? 1000 : 50 }

  /// Checks the deadlines.
  private func tick() {
    guard time.consumeTick(every: tickInterval) else { return }
    acceptor.resume()
    for connection in connections.all where connection.machine.deadline <= time.now {
      // The process may have been suspended, so that input that arrived in time is still unread.
      processPendingIO(of: connection)
      guard connection.machine.deadline <= time.now else { continue }
      let acknowledged = acknowledgedBytes(of: connection)
      execute(
        connection.machine.expire(at: time.now, acknowledged: acknowledged, under: policy),
        on: connection)
    }
    performOwnJobs()
  }
}

extension ServerLoop: ReplyTarget {
  func respond(to ticket: Reply.Ticket, with response: Response) {
    post(.response(ticket, response))
  }

  func watch(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void) {
    post(.watch(ticket, action))
  }
}
