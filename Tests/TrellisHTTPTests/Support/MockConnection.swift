@testable import TrellisHTTP

/// A connection without a socket, with a manual clock.
struct MockConnection {
  /// A comparable form of a decision.
  enum Outcome: Equatable {
    case waiting, askedToContinue, lingering, closed, reset
    case dispatched(String)
    case refused(Int)
  }

  private(set) var machine: ConnectionMachine
  private var now = SteadyTime(milliseconds: 5_000_000)
  private let policy: ConnectionPolicy

  init(_ configure: (inout HTTPServer.Configuration) -> Void = { _ in }) {
    var configuration = HTTPServer.Configuration()
    configure(&configuration)
    policy = ConnectionPolicy(configuration)
    machine = ConnectionMachine(at: now, under: policy)
  }

  var secondsLeft: Double { Double(machine.deadline.milliseconds - now.milliseconds) / 1000 }

  mutating func wait(seconds: Int64) { now = now.advanced(by: seconds * 1000) }

  mutating func receive(_ text: String) -> Outcome {
    let bytes = Array(text.utf8)
    return outcome(machine.receive(bytes.span, at: now, under: policy))
  }

  mutating func peerClosed() -> Outcome { outcome(machine.peerClosed()) }

  mutating func beganWriting(acknowledged: Int64 = 0) {
    machine.beganWriting(acknowledged: acknowledged, at: now, under: policy)
  }

  mutating func beganAwaitingChunk() -> Outcome {
    outcome(machine.beganAwaitingChunk(at: now, under: policy))
  }

  mutating func endedAwaitingChunk() { machine.endedAwaitingChunk(at: now) }

  /// Responds to the current request at once.
  mutating func respond() -> Outcome {
    _ = machine.willRespond(endsByClosing: false)
    return outcome(machine.wroteAll(at: now, under: policy))
  }

  mutating func expire(acknowledged: Int64 = 0) -> Outcome {
    outcome(machine.expire(at: now, acknowledged: acknowledged, under: policy))
  }

  mutating func drain() -> Outcome { outcome(machine.drain()) }

  private func outcome(_ decision: ConnectionMachine.Decision) -> Outcome {
    switch decision {
    case .wait: .waiting
    case .sendContinue: .askedToContinue
    case .linger: .lingering
    case .close: .closed
    case .reset: .reset
    case .refuse(let status): .refused(status.code)
    case .dispatch(let head, let body):
      .dispatched("\(head.method.rawValue) \(head.path) \(String(decoding: body, as: UTF8.self))")
    }
  }
}
