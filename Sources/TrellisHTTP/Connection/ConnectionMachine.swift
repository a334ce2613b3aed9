/// The life of one connection, decided without a socket and without a clock.
///
/// The owner of the socket reports events with their times, and carries the decisions out. One request is
/// in hand at a time; bytes behind it wait in the *backlog*, at most one read of them, and further
/// ones in the kernel, so that a client that pipelines cannot make the server hold more.
struct ConnectionMachine {
  enum Phase: UInt8 {
    /// Between two requests.
    case waiting
    case readingHead
    case readingBody
    /// A request is in the handler's hands.
    case answering
    /// An answer is being sent, and the client is slower than the server.
    case writing
    /// All is said and the sending side is shut; what still comes is read and dropped, because
    /// closing now could destroy the answer on its way.
    case lingering
    case closed
  }

  enum Decision {
    /// Wait for what comes next.
    case wait
    /// Tell the client to send the body it is holding back, and wait.
    case sendContinue
    /// Hand the request to the handler.
    case dispatch(Request.Head, [UInt8])
    /// Answer in the handler's place; the connection ends after it.
    case refuse(Response.Status)
    /// Shut the sending side and read on until the client closes.
    case linger
    case close
    /// Close and let the kernel drop what it still holds.
    case reset
  }

  private(set) var phase = Phase.waiting
  /// The client has shut its sending side.
  private(set) var isPeerClosed = false
  /// The request in hand is `HEAD`, or is HTTP/1.1.
  private(set) var omitsBody = false
  private(set) var isVersion11 = true
  /// The connection ends after the answer in hand.
  private(set) var closesAfterAnswer = false
  /// When `expire(at:taken:under:)` has to be called.
  private(set) var deadline: Moment
  private var phaseStart: Moment
  /// The bytes of answers that the client had taken when the window began in which it is watched.
  private var takenBefore: Int64 = 0
  /// The bytes of the body that the handler has, where they are many.
  private var dispatchedCount: Int32 = 0
  private var requestCount: Int32 = 0
  private var backlogOffset: Int32 = 0
  private var backlog: [UInt8] = []
  private var parser = RequestParser()
  /// The head whose body is being read.
  private(set) var head: Request.Head?

  /// Bodies of no more bytes are not counted while the handler has them.
  static let smallBody = 4096

  init(at now: Moment, under policy: ConnectionPolicy) {
    deadline = now.advanced(by: policy.connect)
    phaseStart = now
  }

  /// Whether bytes of the client are wanted now.
  var wantsBytes: Bool {
    switch phase {
    case .waiting, .readingHead, .readingBody, .lingering: true
    case .answering, .writing, .closed: false
    }
  }

  /// Bytes came. Those behind a whole request are kept for later.
  ///
  /// - Precondition: `wantsBytes`, and the last decision was to wait.
  mutating func receive(
    _ input: Span<UInt8>, at now: Moment, under policy: ConnectionPolicy
  ) -> Decision {
    guard phase != .lingering else { return .wait }
    var offset = 0
    let decision = parse(input, from: &offset, at: now, under: policy)
    if offset < input.count, phase == .answering, !closesAfterAnswer {
      if policy.allowsPipelining {
        backlog = input.extracting(offset..<input.count).withUnsafeBufferPointer { Array($0) }
        backlogOffset = 0
      } else {
        closesAfterAnswer = true
      }
    }
    return decision
  }

  /// The bytes that are kept of what the client sent: of a request that is being read or answered, and of
  /// those behind it.
  var inputCount: Int { requestCapacity + backlog.count + Int(dispatchedCount) }

  /// The bytes of a request that is being read, which ``overload()`` lets go of.
  var readingCount: Int { wantsBytes ? requestCapacity : 0 }

  /// The bytes that are allocated for a request that is not whole: for its head and for its body.
  private var requestCapacity: Int {
    parser.heldCapacity + (head?.storage.headers.bytes.capacity ?? 0)
  }

  /// Whether bytes behind the request in hand are kept, which ``wroteAll(at:under:)`` goes on with.
  var hasBacklog: Bool { !backlog.isEmpty && !closesAfterAnswer }

  /// The server holds too much already to read on.
  mutating func overload() -> Decision { refuse(.serviceUnavailable) }

  /// The client has shut its sending side.
  mutating func peerClosed() -> Decision {
    isPeerClosed = true
    switch phase {
    case .waiting, .readingHead, .readingBody, .lingering: return end(.close)
    case .answering, .writing, .closed: return .wait
    }
  }

  /// An answer is at hand. Returns whether the connection is kept after it.
  ///
  /// - Parameter endsByClosing: the end of the answer's body is the end of the connection.
  mutating func willAnswer(endsByClosing: Bool) -> Bool {
    dispatchedCount = 0
    if endsByClosing { closesAfterAnswer = true }
    return !closesAfterAnswer
  }

  /// A part of the answer could be sent, and the rest has to wait until the client takes it.
  ///
  /// - Parameter taken: the bytes of answers that the client has taken so far.
  mutating func beganWriting(taken: Int64, at now: Moment, under policy: ConnectionPolicy) {
    phase = .writing
    takenBefore = taken
    deadline = now.advanced(by: policy.write)
  }

  /// All of the answer is sent.
  mutating func wroteAll(at now: Moment, under policy: ConnectionPolicy) -> Decision {
    head = nil
    // Whatever is refused next before its head is read is answered whole.
    omitsBody = false
    isVersion11 = true
    guard !closesAfterAnswer else {
      if isPeerClosed { return end(.close) }
      phase = .lingering
      deadline = now.advanced(by: policy.linger)
      return .linger
    }
    phase = .waiting
    deadline = now.advanced(by: policy.idle)
    return takeBacklog(at: now, under: policy)
  }

  /// The deadline has passed.
  ///
  /// - Parameter taken: the bytes of answers that the client has taken so far.
  mutating func expire(
    at now: Moment, taken: Int64 = 0, under policy: ConnectionPolicy
  ) -> Decision {
    switch phase {
    case .waiting, .lingering: return end(.close)
    case .readingHead, .readingBody: return refuse(.requestTimeout)
    case .answering: return refuse(.serviceUnavailable)
    case .writing:
      // Each window is judged by itself, so that nobody saves up for a trickle.
      guard taken - takenBefore >= policy.writeBytes else { return end(.reset) }
      takenBefore = taken
      deadline = now.advanced(by: policy.write)
      return .wait
    case .closed: return .wait
    }
  }

  /// The server ends: no request is taken after the one in hand.
  mutating func drain() -> Decision {
    switch phase {
    case .waiting: return end(.close)
    case .readingHead, .readingBody, .answering, .writing:
      closesAfterAnswer = true
      return .wait
    case .lingering, .closed: return .wait
    }
  }

  /// The connection is gone, whoever ended it.
  mutating func close() { _ = end(.close) }

  private mutating func parse(
    _ input: Span<UInt8>, from offset: inout Int, at now: Moment, under policy: ConnectionPolicy
  ) -> Decision {
    while true {
      switch parser.next(input, from: &offset, limits: policy.parser) {
      case .needsMore:
        return noteProgress(at: now, under: policy)
      case .failed(let error):
        return refuse(error.status)
      case .body(let body):
        return dispatch(head!, body, at: now, under: policy)
      case .head(let head):
        guard head.storage.framing != .none else {
          return dispatch(head, [], at: now, under: policy)
        }
        isVersion11 = head.isVersion11
        omitsBody = head.method == .head
        if let error = parser.expectBody(of: head, limit: policy.bodyLimit(head)) {
          return refuse(error.status)
        }
        self.head = head
        phase = .readingBody
        phaseStart = now
        if head.storage.expectsContinue, offset == input.count {
          _ = noteProgress(at: now, under: policy)
          return .sendContinue
        }
      }
    }
  }

  private mutating func noteProgress(at now: Moment, under policy: ConnectionPolicy) -> Decision {
    if phase == .readingBody {
      // A large body may take longer than a small one, a trickle may not.
      let earned = Int64(parser.bodyCount) * 1000 / policy.bodyRate
      deadline = phaseStart.advanced(by: policy.body).advanced(by: earned)
    } else if phase == .waiting, !parser.isIdle {
      phase = .readingHead
      phaseStart = now
      deadline = now.advanced(by: policy.head)
    }
    return .wait
  }

  private mutating func dispatch(
    _ head: Request.Head, _ body: [UInt8], at now: Moment, under policy: ConnectionPolicy
  ) -> Decision {
    self.head = nil
    if requestCount < .max { requestCount += 1 }
    dispatchedCount = body.count > Self.smallBody ? Int32(clamping: body.capacity) : 0
    isVersion11 = head.isVersion11
    omitsBody = head.method == .head
    if !head.storage.keepsAlive || requestCount >= policy.requests { closesAfterAnswer = true }
    phase = .answering
    deadline = now.advanced(by: policy.answer)
    return .dispatch(head, body)
  }

  private mutating func takeBacklog(
    at now: Moment, under policy: ConnectionPolicy
  ) -> Decision {
    guard !backlog.isEmpty else { return .wait }
    let bytes = backlog
    var offset = Int(backlogOffset)
    let decision = parse(bytes.span, from: &offset, at: now, under: policy)
    if phase == .answering, !closesAfterAnswer, offset < bytes.count {
      backlogOffset = Int32(offset)
    } else {
      backlog = []
    }
    return decision
  }

  private mutating func refuse(_ status: Response.Status) -> Decision {
    closesAfterAnswer = true
    dispatchedCount = 0
    backlog = []
    parser = RequestParser()
    head = nil
    phase = .answering
    deadline = .never
    return .refuse(status)
  }

  private mutating func end(_ decision: Decision) -> Decision {
    phase = .closed
    deadline = .never
    dispatchedCount = 0
    backlog = []
    parser = RequestParser()
    head = nil
    return decision
  }
}
