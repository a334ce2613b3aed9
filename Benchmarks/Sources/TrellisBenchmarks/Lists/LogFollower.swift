import Foundation
import TrellisDOM

/// A tab of the example Log that follows its end as a browser does: it polls, and after each patch reports the visible part,
/// to which the patch has scrolled.
final class LogFollower {
  private let tab: LoadTab
  private let polls: LoadSocket
  private let events: LoadSocket
  private let loop: LoadLoop
  /// The tree of the page, if the tab compares its lines.
  private var replica: ReplicaDocument?
  private var list = NodeID.root
  /// The height of the visible part, in CSS px.
  private var height = 0.0
  private(set) var isOpen = false
  private(set) var patches = 0
  private(set) var bytes = 0
  private(set) var latencies: [Double] = []
  /// The lines that were not visible in their order.
  private(set) var missed = 0

  private static let rowHeight = 20.0
  private static let word = Array("listwindow:".utf8)

  init(
    _ name: String, polls: LoadSocket, events: LoadSocket, loop: LoadLoop, comparesLines: Bool
  ) {
    tab = LoadTab(name)
    (self.polls, self.events, self.loop) = (polls, events, loop)
    if comparesLines { replica = ReplicaDocument() }
  }

  /// Forgets what was measured.
  func begin() { (patches, bytes, latencies, missed) = (0, 0, [], 0) }

  // MARK: Requests

  func open() {
    polls.onResponse = { [unowned self] response in
      attempt {
        try tab.open(response)
        polls.onResponse = { [unowned self] response in attempt { try start(response) } }
        polls.send(tab.attach(wantsTree: true))
      }
    }
    events.onResponse = { [unowned self] response in attempt { try take(response) } }
    polls.send(LoadTab.get("/"))
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch { loop.fail(error) }
  }

  /// Takes the tree, and begins to poll.
  private func start(_ response: LoadResponse) throws {
    let document = replica ?? ReplicaDocument()
    for patch in tab.receive(response) { try document.apply(Patch(wire: Array(patch))) }
    guard
      let list = document.root.all.first(where: {
        $0.attributes["data-recognizers"]?.contains("listwindow:") == true
      }), let pane = document.root.all.first(where: { $0.attributes["tabindex"] == "0" }),
      let frame = pane.frame
    else { throw LoadError.noServer("the page has no list") }
    (self.list, height) = (list.id, frame.height)
    isOpen = true
    polls.onResponse = { [unowned self] response in
      attempt {
        try take(response)
        polls.send(tab.poll())
      }
    }
    polls.send(tab.poll())
  }

  // MARK: Responses

  private func take(_ response: LoadResponse) throws {
    guard response.status == 200 || response.status == 204 else {
      throw LoadError.response(response.status)
    }
    bytes += response.body.count
    let now = Self.secondsOfDay
    for patch in tab.receive(response) {
      if let replica {
        try replica.apply(Patch(wire: Array(patch)))
        compare(replica)
      }
      guard let numbers = Self.jump(in: patch) else { continue }
      patches += 1
      if let time = Self.lastTime(in: patch) {
        latencies.append(((now - time) * 1_000).truncatingRemainder(dividingBy: 86_400_000))
      }
      let top = Double(numbers.row) * Self.rowHeight - height
      events.send(
        tab.event(
          #"{"type":"listwindow","target":\#(list.rawValue),"data":"{\"top\":\#(top),"#
            + #"\"height\":\#(height),\"epoch\":\#(numbers.epoch),\"focused\":0}"}"#))
    }
  }

  /// The number of the frames, and the row to which a patch scrolls, as in `listwindow:4:1:5001:bottom`.
  private static func jump(in patch: ArraySlice<UInt8>) -> (epoch: Int, row: Int)? {
    guard let found = patch.firstRange(of: word) else { return nil }
    let parts = patch[found.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
      .split(separator: UInt8(ascii: ":")).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.count == 4, let epoch = parts[0], let row = parts[2] else { return nil }
    return (epoch, row)
  }

  /// The latest time at the start of a text, such as `12:34:56.789 INFO`, in seconds since midnight.
  private static func lastTime(in patch: ArraySlice<UInt8>) -> Double? {
    var last: Double?
    var index = patch.startIndex
    while let quote = patch[index...].firstIndex(of: UInt8(ascii: "\"")) {
      index = quote + 1
      guard index + 13 < patch.endIndex, patch[index + 2] == UInt8(ascii: ":"),
        patch[index + 5] == UInt8(ascii: ":"), patch[index + 8] == UInt8(ascii: ".")
      else { continue }
      let digits = patch[index..<index + 12].filter { (48...57).contains($0) }.map {
        Double($0) - 48
      }
      guard digits.count == 9 else { continue }
      let weights = [36_000, 3_600, 600, 60, 10, 1, 0.1, 0.01, 0.001]
      last = max(last ?? 0, zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return last
  }

  private static var secondsOfDay: Double {
    Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400)
  }

  /// Counts the rows at the end whose place or number does not follow the place or number of the row before.
  private func compare(_ replica: ReplicaDocument) {
    guard let list = replica.node(list) else {
      missed += 1
      return
    }
    let rows = list.children.compactMap { row -> (top: Double, number: Int, time: String)? in
      guard let frame = row.frame, let number = row.attributes["aria-posinset"].flatMap(Int.init),
        let text = row.all.compactMap(\.text).first
      else { return nil }
      return (frame.top, number, String(text.prefix(12)))
    }.sorted { $0.top < $1.top }
    guard rows.count >= Int(height / Self.rowHeight) else {
      missed += 1
      return
    }
    for (row, next) in zip(rows, rows.dropFirst())
    where next.number != row.number + 1 || next.top != row.top + Self.rowHeight
      || next.time <= row.time
    {
      missed += 1
    }
  }
}
