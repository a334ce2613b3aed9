import Foundation
import TrellisDOM

@testable import TrellisServer

/// A tab without a browser: the rules of `public/protocol.js` and `public/trellis.js` in Swift.
final class SimulatedClient {
  private var messages: TabMessages
  private(set) var mirror = ReplicaDocument()
  private(set) var reloads = 0
  private var edits: UInt32 = 0
  /// Whether typed texts are sent as changes, like the changes of `public/splices.js`. The texts must be ASCII.
  var splices = false
  /// The session, the number and the value of the last event that was sent as a change.
  private var base: (session: String, number: UInt64, text: String)?
  /// The user's text in the field.
  private(set) var typed: String?

  /// - Parameter hasPage: whether the tab has the elements of its session's HTML, so that it needs no reset.
  init(session: String, tab: String = "tab", hasPage: Bool = false) {
    messages = TabMessages(session: session, tab: tab)
    messages.needsReset = !hasPage
  }

  var session: String { messages.session }
  var tab: String { messages.tab }
  var applied: UInt64 { messages.applied }
  var polls: UInt64 { messages.polls }
  var needsReset: Bool { messages.needsReset }
  var outbox: [String] { messages.outbox }
  var hasUnsentEvents: Bool { !outbox.isEmpty }

  // MARK: Actions of the user

  func type(_ text: String) {
    edits += 1
    typed = text
    mirror.setProperty(id(.field), "value", .string(text))
    let target = id(.field).rawValue
    send(#"{"type":"input","target":\#(target),\#(member(of: text)),"edit":\#(edits)}"#)
  }

  /// The member with a typed text: each third one as it is, the others as changes of the value of the last change.
  private func member(of text: String) -> String {
    guard splices, edits % 3 > 0 else { return #""value":"\#(text)""# }
    defer { base = (session, messages.next, text) }
    guard let base, base.session == session else { return #""splice":[0,0,0,"\#(text)"]"# }
    let start = zip(base.text.utf8, text.utf8).prefix { $0 == $1 }.count
    let inserted = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    return #""splice":[\#(base.number),\#(start),\#(base.text.utf8.count - start),"\#(inserted)"]"#
  }

  func click(_ target: TestPages.Target) { send("click", target) }

  func send(_ type: String, _ target: TestPages.Target) {
    send(#"{"type":"\#(type)","target":\#(id(target).rawValue)}"#)
  }

  /// The number of an element of the test page.
  func id(_ target: TestPages.Target) -> NodeID {
    let parts = mirror.root.children.first?.children ?? []
    return switch target {
    case .root: .root
    case .nowhere: 99_999
    case .field: parts[0].id
    case .button: parts[1].id
    case .disabledButton: parts[2].id
    }
  }

  func send(_ event: String) { messages.add(event: event) }

  // MARK: Requests

  func attach(
    version: String = "v1", path: String = "/", width: Int = 1280, owner: String? = nil,
    isMove: Bool = false
  ) -> [UInt8] {
    let screen = #"{"width":\#(width),"height":800}"#
    return Array(
      messages.attach(version: version, path: path, screen: screen, owner: owner, isMove: isMove)
        .utf8)
  }

  func poll(isBrief: Bool = false) -> [UInt8] { Array(messages.poll(isBrief: isBrief).utf8) }
  func events() -> [UInt8] { Array(messages.events().utf8) }
  func leave() -> [UInt8] { Array(messages.leave().utf8) }

  // MARK: Responses

  func receive(_ response: LiveResponse) throws {
    guard case .body(let bytes) = response else { return }
    guard let record = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      return
    }
    if record["reload"] != nil {
      reloads += 1
      return
    }
    if let session = record["session"] as? String { messages.enter(session) }
    for case let batch as [Any] in record["batches"] as? [Any] ?? [] {
      guard try apply(batch) else { break }
    }
    messages.acknowledge(UInt64(record["done"] as? Int ?? 0))
  }

  /// - Returns: whether to continue with the next batch.
  private func apply(_ batch: [Any]) throws -> Bool {
    let number = UInt64(batch[0] as? Int ?? 0)
    let isReset = batch.count > 2
    guard number == applied + 1 || (isReset && number > applied) else { return number <= applied }
    let wire = try JSONSerialization.data(withJSONObject: batch[1])
    try mirror.apply(Patch(wire: Array(wire)))
    if isReset, let typed, outbox.contains(where: { $0.contains(#""type":"input""#) }) {
      mirror.setProperty(id(.field), "value", .string(typed))
    }
    messages.apply(number)
    if isReset { messages.needsReset = false }
    return true
  }
}
