import Foundation
import TrellisDOM

@testable import TrellisServer

/// A tab without a browser: the rules of `public/protocol.js` and `public/trellis.js` in Swift.
final class SimulatedClient {
  private(set) var session: String
  let tab: String
  private(set) var applied: UInt64 = 0
  private(set) var mirror = ReplicaDocument()
  private(set) var needsReset = true
  private(set) var polls: UInt64 = 0
  private(set) var reloads = 0
  /// Events that are not known to be done, and the number of the first.
  private(set) var outbox: [String] = []
  private var first: UInt64 = 1
  private var edits: UInt32 = 0
  /// What stands in the field because the user typed it.
  private(set) var typed: String?

  init(session: String, tab: String = "tab") {
    self.session = session
    self.tab = tab
  }

  var hasUnsentEvents: Bool { !outbox.isEmpty }

  // MARK: What the user does

  func type(_ text: String) {
    edits += 1
    typed = text
    mirror.setProperty(id(.field), "value", .string(text))
    let target = id(.field).rawValue
    outbox.append(
      #"{"type":"input","target":\#(target),"value":"\#(text)","edit":\#(edits)}"#)
  }

  func click(_ place: TestPages.Place) { send("click", place) }

  func send(_ type: String, _ place: TestPages.Place) {
    outbox.append(#"{"type":"\#(type)","target":\#(id(place).rawValue)}"#)
  }

  /// The number of an element of the test page.
  private func id(_ place: TestPages.Place) -> NodeID {
    let parts = mirror.root.children.first?.children ?? []
    return switch place {
    case .root: .root
    case .nowhere: 99_999
    case .field: parts[0].id
    case .button: parts[1].id
    case .disabledButton: parts[2].id
    }
  }

  func send(_ event: String) { outbox.append(event) }

  // MARK: Requests

  private var header: String {
    #""session":"\#(session)","tab":"\#(tab)","ack":\#(applied)"#
      + (needsReset ? #","reset":true"# : "")
  }

  func attach(
    version: String = "v1", path: String = "/", width: Int = 1280, owner: String? = nil
  ) -> [UInt8] {
    let owner = owner.map { #","owner":"\#($0)""# } ?? ""
    return Array(
      #"{\#(header),"version":"\#(version)","path":"\#(path)","screen":{"width":\#(width),"#.utf8)
      + Array(#""height":800},"next":\#(first + UInt64(outbox.count))\#(owner)}"#.utf8)
  }

  func poll(isBrief: Bool = false) -> [UInt8] {
    polls += 1
    return Array(#"{\#(header),"poll":\#(polls)\#(isBrief ? #","brief":true"# : "")}"#.utf8)
  }

  func events() -> [UInt8] { Array("{\(header),\(unsent(64))}".utf8) }

  func leave() -> [UInt8] {
    let header = #""session":"\#(session)","tab":"\#(tab)""#
    return Array((hasUnsentEvents ? "{\(header),\(unsent(1000))}" : "{\(header)}").utf8)
  }

  private func unsent(_ limit: Int) -> String {
    #""first":\#(first),"events":[\#(outbox.prefix(limit).joined(separator: ","))]"#
  }

  // MARK: Answers

  func receive(_ answer: LiveResponse) throws {
    guard case .body(let bytes) = answer else { return }
    guard let record = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      return
    }
    if record["reload"] != nil {
      reloads += 1
      return
    }
    if let session = record["session"] as? String, session != self.session {
      self.session = session
      applied = 0
      outbox = []
      first = 1
    }
    for case let batch as [Any] in record["batches"] as? [Any] ?? [] {
      guard try apply(batch) else { break }
    }
    acknowledge(UInt64(record["done"] as? Int ?? 0))
  }

  /// - Returns: whether to go on to the next batch.
  private func apply(_ batch: [Any]) throws -> Bool {
    let number = UInt64(batch[0] as? Int ?? 0)
    let isReset = batch.count > 2
    guard number == applied + 1 || (isReset && number > applied) else { return number <= applied }
    let wire = try JSONSerialization.data(withJSONObject: batch[1])
    try mirror.apply(Patch(wire: Array(wire)))
    if isReset, let typed, outbox.contains(where: { $0.contains(#""type":"input""#) }) {
      mirror.setProperty(id(.field), "value", .string(typed))
    }
    applied = number
    needsReset = needsReset && !isReset
    return true
  }

  private func acknowledge(_ done: UInt64) {
    guard done >= first else { return }
    let count = min(Int(done - first) + 1, outbox.count)
    outbox.removeFirst(count)
    first += UInt64(count)
  }
}
