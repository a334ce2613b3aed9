import Foundation
import TrellisDOM

/// A tab of the example Ledger, which measures the time until its table shows what an event has asked for.
final class LedgerTab {
  private typealias Node = ReplicaDocument.Node

  private let tab = LoadTab("ledger")
  private let loop = LoadLoop()
  private let polls: LoadSocket
  private let events: LoadSocket
  private let replica = ReplicaDocument()
  /// The time of the last patch.
  private var last = ContinuousClock.now
  private var edits = 0

  init(_ server: LoadedServer) throws {
    polls = try LoadSocket(port: server.port, source: "127.0.0.1")
    events = try LoadSocket(port: server.port, source: "127.0.0.1")
    for socket in [polls, events] { loop.add(socket) }
    var isOpen = false
    polls.onResponse = { [unowned self] response in
      attempt {
        try tab.open(response)
        polls.onResponse = { [unowned self] response in
          attempt { try take(response) }
          isOpen = true
        }
        polls.send(tab.attach(wantsTree: true))
      }
    }
    polls.send(LoadTab.get("/"))
    try loop.run { isOpen }
    polls.onResponse = { [unowned self] response in
      attempt { try take(response) }
      polls.send(tab.poll())
    }
    events.onResponse = { [unowned self] response in attempt { try take(response) } }
    polls.send(tab.poll())
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch { loop.fail(error) }
  }

  private func take(_ response: LoadResponse) throws {
    guard response.status == 200 || response.status == 204 else {
      throw LoadError.response(response.status)
    }
    let now = ContinuousClock.now
    for patch in tab.receive(response) {
      try replica.apply(Patch(wire: Array(patch)))
      last = now
    }
  }

  // MARK: Actions

  /// Presses the header of a column.
  func sort(_ column: String) throws -> Double {
    let button = try node("the header of \(column)") { node in
      node.tag == "button" && node.parent?.attributes["role"] == "columnheader"
        && node.all.contains { $0.text == column }
    }
    let shown = button.attributes["data-shows"] ?? ""
    return try time(
      #"{"type":"click","target":\#(button.id.rawValue),"detail":1,"shown":"\#(shown)"}"#
    ) { button.attributes["data-shows"] != shown }
  }

  /// Moves the focus of the table to a row, as Control End does.
  func go(to row: Int) throws -> Double {
    let grid = try grid.id.rawValue
    return try time(
      #"{"type":"gridact","target":\#(grid),"data":"{\"act\":\"go\",\"row\":\#(row),\"column\":1}"}"#
    ) { self.shows(row: row) }
  }

  /// Types the number of a row into the field "Go to row", and presses Enter.
  func submitRow(_ row: Int) throws -> Double {
    let field = try node("the field of the row") { $0.attributes["inputmode"] == "numeric" }
    edits += 1
    let (target, value) = (field.id.rawValue, "\"value\":\"\(row)\",\"edit\":\(edits)")
    _ = try time(#"{"type":"input","target":\#(target),\#(value)}"#) { true }
    return try time(#"{"type":"keydown","target":\#(target),"key":"Enter",\#(value)}"#) {
      self.shows(row: row)
    }
  }

  /// Drags the thumb of the scroll bar to a part of the list.
  func scroll(to part: Double) throws -> Double {
    let list = try list
    let length = (list.frame?.height ?? 0) - height
    let parts = (list.attributes["data-recognizers"] ?? "").split(separator: " ")
    let word = parts.first { $0.hasPrefix("listwindow:") }?.split(separator: ":") ?? []
    let epoch = word.count > 1 ? word[1] : "0"
    let rows = try rowCount
    return try time(
      #"{"type":"listwindow","target":\#(list.id.rawValue),"data":"{\"top\":\#(length * part),"#
        + #"\"height\":\#(height),\"epoch\":\#(epoch),\"focused\":0}"}"#
    ) { rows < 200 || self.shows(row: Int(Double(rows) * part) + 2) }
  }

  /// Chooses an account in the list of accounts.
  func choose(_ account: String) throws -> Double {
    let list = try node("the list of accounts") { $0.tag == "select" }
    let option = try node("the account \(account)") { $0.tag == "option" && $0.text == account }
    let count = try rowCount
    return try time(
      #"{"type":"change","target":\#(list.id.rawValue),"#
        + #""value":"\#(option.attributes["value"] ?? account)"}"#
    ) { (try? self.rowCount) != count || account == "All accounts" && count == 1_000_000 }
  }

  /// Enters a text into the field of the search.
  func search(_ text: String) throws -> Double {
    let field = try node("the field of the search") { $0.attributes["type"] == "search" }
    let count = try rowCount
    edits += 1
    return try time(
      #"{"type":"input","target":\#(field.id.rawValue),"value":"\#(text)","edit":\#(edits)}"#
    ) { (try? self.rowCount) != count }
  }

  // MARK: State

  /// The number of rows that the table tells.
  var rowCount: Int {
    get throws { (try grid.attributes["aria-rowcount"].flatMap(Int.init) ?? 0) - 1 }
  }

  private var grid: Node {
    get throws { try node("the table") { $0.attributes["role"] == "grid" } }
  }

  private var list: Node {
    get throws { try node("the rows") { $0.attributes["role"] == "rowgroup" } }
  }

  private var height: Double { 600 }

  private func node(_ name: String, _ matches: (Node) -> Bool) throws -> Node {
    guard let node = replica.root.all.first(where: matches) else {
      throw LoadError.noServer("the page has no node for \(name)")
    }
    return node
  }

  private func shows(row: Int) -> Bool {
    (try? list)?.children.contains { $0.attributes["data-row"] == String(row) } == true
  }

  /// Whether all mounted rows are loaded.
  private var isComplete: Bool {
    guard let grid = try? grid, grid.attributes["aria-busy"] != "true", let list = try? list else {
      return false
    }
    return !list.children.contains { $0.attributes["aria-busy"] == "true" }
  }

  /// Sends an event.
  ///
  /// - Returns: the milliseconds until the last patch that was needed, so that all rows are loaded and a condition holds.
  private func time(_ event: String, until isShown: () -> Bool) throws -> Double {
    let pending = events.pending
    let start = ContinuousClock.now
    last = start
    events.send(tab.event(event))
    try loop.run(seconds: 60, patience: 5) {
      events.pending == pending && isComplete && isShown()
    }
    return (last - start).milliseconds
  }
}

extension ReplicaDocument.Node {
  /// The elements in this element, in document order.
  var all: [ReplicaDocument.Node] { children.flatMap { [$0] + $0.all } }
}
