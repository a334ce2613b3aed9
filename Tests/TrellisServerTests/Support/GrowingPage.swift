import ComponentSupport
import TestSupport
import TrellisComponents
import TrellisDOM

@testable import TrellisServer

/// A page on which a hostile client can make everything grow: fields, links, rows that are added and
/// removed, and an animation with an awaited end.
struct GrowingPage: Sendable {
  static let fields = 60
  static let links = 100
  static let mostRows = 40

  var routes: [Route] {
    [
      Route("/") { page in
        let model = Model()
        return { screen(model, page) }
      }
    ]
  }

  private final class Model {
    var rows = 5
    var first = 0
    var echo = ""
  }

  private func screen(_ model: Model, _ page: Page) -> Component {
    func click(_ change: @escaping () -> Void) -> ViewAttribute {
      .listener(
        "click", ListenerOptions(),
        Action { _ in
          change()
          page.announce("changed")
          page.setNeedsUpdate()
        })
    }
    let input = ViewAttribute.listener(
      "input", ListenerOptions(flags: .value),
      Action { event in
        model.echo = event.value ?? ""
        page.setNeedsUpdate()
      })
    var parts: [Component] = [
      Box("button", [.text("Another"), click { model.first += 1 }]),
      Box("button", [.text("More"), click { model.rows = model.rows % Self.mostRows + 1 }]),
      Box("p", [.text(model.echo)]),
    ]
    parts += (0..<Self.fields).map { _ in Box("input", [input]) }
    parts += (0..<Self.links).map { _ in Box("a", [click {}]) }
    parts += (0..<model.rows).map { Box("li", [.text("row \(model.first + $0)")]) }
    return Stack(view: ViewConfiguration("main"), parts)
  }

  /// The maximum number of elements of the page, including those that the change tracker keeps until a
  /// client receives their removal.
  static let mostElements = 2 * (fields + links + mostRows + 5)

  /// The maximum weight of a session with this page: values from the client, twice; the echo of one, in two
  /// states; two batches that may contain all of this; stale numbers.
  static let mostBytes =
    MemoryEstimate.bytesPerSession + mostElements * (MemoryEstimate.bytesPerElement + 400)
    + 2 * (1 << 20) + 8 * (64 << 10) + 2 * (256 << 10) + (1 << 20) + (256 << 10)
}

/// A client that sends arbitrary messages within the grammar.
struct HostileTab {
  private var random: SeededGenerator
  private let session: String
  private var next = 1
  private var poll = 0

  init(session: String, seed: UInt64) {
    self.session = session
    random = SeededGenerator(seed: seed)
  }

  private func header(_ acknowledged: UInt64, reset: Bool) -> String {
    #""session":"\#(session)","tab":"t","ack":\#(acknowledged)\#(reset ? #","reset":true"# : "")"#
  }

  mutating func attach(upTo last: UInt64) -> [UInt8] {
    let path = "/?q=" + String(repeating: "x", count: random.below(8000))
    return Array(
      (#"{\#(header(acknowledgement(upTo: last), reset: random.chance(30))),"version":"v1","#
        + #""path":"\#(path)","screen":{"width":\#(300 + random.below(900)),"height":500}}"#).utf8)
  }

  mutating func nextPoll(upTo last: UInt64) -> [UInt8] {
    poll += 1
    let header = header(acknowledgement(upTo: last), reset: random.chance(30))
    return Array(#"{\#(header),"poll":\#(poll)}"#.utf8)
  }

  mutating func events(upTo last: UInt64, elements: Int) -> [UInt8] {
    let count = 1 + random.below(4)
    let events = (0..<count).map { _ in event(elements) }.joined(separator: ",")
    let header = header(acknowledgement(upTo: last), reset: random.chance(20))
    defer { next += count }
    return Array(#"{\#(header),"first":\#(next),"events":[\#(events)]}"#.utf8)
  }

  /// Mostly nothing is acknowledged.
  private mutating func acknowledgement(upTo last: UInt64) -> UInt64 {
    random.chance(20) ? last : UInt64(random.below(Int(last) + 1))
  }

  private mutating func event(_ elements: Int) -> String {
    let target = 1 + random.below(elements + 20)
    let value = String(repeating: "v", count: random.chance(50) ? 25_000 : random.below(100))
    switch random.below(10) {
    case 0: return #"{"type":"location","path":"/?q=\#(value.prefix(8000))"}"#
    case 1: return #"{"type":"screen","screen":{"width":\#(300 + random.below(900)),"height":500}}"#
    case 2: return #"{"type":"finish","animation":\#(1 + random.below(100))}"#
    case 3...5: return #"{"type":"click","target":\#(target),"value":"\#(value)","checked":true}"#
    default: return #"{"type":"input","target":\#(target),"value":"\#(value)","edit":4294967295}"#
    }
  }
}
