import Foundation
import Synchronization
import TestSupport
import Testing
import Trellis
import TrellisDOM
import TrellisServer

@testable import TrellisTesting

/// An action reaches what its user saw, or nothing, whatever changes meanwhile and whoever changes it.
///
/// Two tabs show one model, of rows, branches, switches and components, which each button changes. Events and patches
/// are delayed at random. The name of each button says what its action is for, and the action notes the name: the notes of
/// a tab are the names of the pressed buttons, in order, some left out.
///
/// `TRELLIS_RANDOM_SEEDS` is the number of schedules; without it there are 8, or 120 in the long form.
struct SeenActionTests {
  private static let blocks = 8
  private static var schedules: Int {
    ProcessInfo.processInfo.environment["TRELLIS_RANDOM_SEEDS"].flatMap { Int($0) }
      ?? (Rounds.areLong ? 120 : blocks)
  }

  @Test(arguments: 0..<blocks) func anActionReachesWhatItsUserSawOrNothing(block: Int) async throws
  {
    let count = Self.schedules / Self.blocks
    let boards = Mutex<[String: Board]>([:])
    let site = try await LocalSite(
      RoutesApplication([
        Route("/:board/:user", title: "Board") { page in
          let parameters = page.location.parameters
          let board = boards.withLock { $0[parameters["board"] ?? ""] }
          return BoardView(board: board ?? Board(), user: Int(parameters["user"] ?? "") ?? 0)
        }
      ]))
    var (presses, done) = (0, 0)
    for seed in (block * count)..<((block + 1) * count) {
      let board = Board()
      boards.withLock { $0["\(seed)"] = board }
      let counts = try await check(board, on: site, seed: UInt64(seed))
      boards.withLock { $0["\(seed)"] = nil }
      presses += counts.presses
      done += counts.done
    }
    await site.stop()
    // Of many schedules, most presses reach their button.
    #expect(count < 3 ? done > 0 : done * 2 > presses, "\(done) of \(presses) presses were done")
  }

  private func check(
    _ board: Board, on site: LocalSite, seed: UInt64
  ) async throws -> (presses: Int, done: Int) {
    var random = SeededGenerator(seed: seed)
    var tabs: [DelayedTab] = []
    for user in 0..<2 {
      tabs.append(try await DelayedTab(site, "/\(seed)/\(user)", number: user))
    }
    for _ in 0..<(10 + random.below(20)) {
      let index = random.below(tabs.count)
      switch random.below(8) {
      case 0: board.change(&random)
      case 1, 2: try await tabs[index].exchange(&random)
      case 3: try tabs[index].show(all: false)
      default:
        // A double click, or several presses before an answer.
        try tabs[index].press(&random, times: random.chance(30) ? 2 : 1)
      }
    }
    var counts = (presses: 0, done: 0)
    for tab in tabs {
      try await tab.finish()
      let notes = board.notes(of: tab.number)
      var rest = tab.pressed[...]
      for note in notes {
        let index = rest.firstIndex(of: note)
        try #require(
          index != nil,
          "seed \(seed): \(note) was done, and the user pressed \(tab.pressed); done: \(notes)")
        rest = rest[((index ?? 0) + 1)...]
      }
      counts.presses += tab.pressed.count
      counts.done += notes.count
      await tab.leave()
    }
    return counts
  }
}

/// A tab whose events and patches wait until the test delivers them.
private final class DelayedTab {
  let number: Int
  private let tab: LocalTab
  private let client = HeadlessClient()
  private var arrivals: [LocalBatch] = []
  private(set) var pressed: [String] = []

  init(_ site: LocalSite, _ address: String, number: Int) async throws {
    self.number = number
    let screen = LocalScreen(width: 800, height: 600)
    let opened = await site.open(address, headers: [], languages: ["en"], screen: screen)
    guard case .page(let tab, _) = opened else { throw ActionError("no page: \(opened)") }
    self.tab = tab
    receive(await tab.attach(screen: screen, path: address))
    try show(all: true)
  }

  private func receive(_ delivery: LocalTab.Delivery) {
    if case .batches(let batches) = delivery { arrivals += batches }
  }

  /// Shows some of the patches that have arrived, or all.
  func show(all: Bool) throws {
    let count = all ? arrivals.count : min(1, arrivals.count)
    for batch in arrivals.prefix(count) {
      try client.apply(batch.operations, isReset: batch.isReset)
    }
    arrivals.removeFirst(count)
  }

  func press(_ random: inout SeededGenerator, times: Int) throws {
    let buttons = client.tree.root.descendants.filter { $0.role == .button && $0.isVisible }
    guard let button = buttons.randomElement(using: &random) else { return }
    for _ in 0..<times {
      pressed.append(button.name)
      try client.click(button.node.key)
    }
  }

  /// Sends events, and sometimes shows what comes back.
  func exchange(_ random: inout SeededGenerator) async throws {
    let count = min(client.outbox.count, 1 + random.below(12))
    let events = Array(client.outbox.prefix(count))
    client.outbox.removeFirst(count)
    receive(events.isEmpty ? await tab.poll() : await tab.send(events))
    if random.chance(60) { try show(all: true) }
  }

  func finish() async throws {
    while !client.outbox.isEmpty {
      let events = Array(client.outbox.prefix(64))
      client.outbox.removeFirst(events.count)
      receive(await tab.send(events))
    }
    try show(all: true)
  }

  func leave() async { await tab.leave() }
}

// MARK: The page

private struct Model: Sendable {
  struct Row: Sendable, Identifiable, Equatable {
    var id: Int
    var isOpen = false
  }

  var rows = (1...5).map { Row(id: $0) }
  var next = 6
  var mode = 0
  var isShown = true
}

private final class Board: Sendable {
  let model = SharedModel(Model())
  private let log = Mutex<[Int: [String]]>([:])

  func notes(of user: Int) -> [String] { log.withLock { $0[user] ?? [] } }
  func record(_ name: String, by user: Int) { log.withLock { $0[user, default: []].append(name) } }

  /// A change without an event of a tab.
  func change(_ random: inout SeededGenerator) {
    let kind = random.below(6)
    let index = random.below(8)
    model.update { model in
      switch kind {
      case 0:
        model.rows.insert(.init(id: model.next), at: min(index, model.rows.count))
        model.next += 1
      case 1: if !model.rows.isEmpty { model.rows.remove(at: index % model.rows.count) }
      case 2: model.rows.reverse()
      case 3: model.mode = index % 3
      case 4: model.isShown.toggle()
      default: if !model.rows.isEmpty { model.rows[index % model.rows.count].isOpen.toggle() }
      }
    }
  }
}

private struct BoardView: View {
  let board: Board
  let user: Int

  private func button(_ name: String, _ change: @escaping @Sendable (inout Model) -> Void)
    -> some View
  {
    Button(name) {
      board.record(name, by: user)
      board.model.update { change(&$0) }
    }
  }

  private func remove(_ id: Int) -> @Sendable (inout Model) -> Void {
    { model in model.rows.removeAll { $0.id == id } }
  }

  var body: some View {
    let model = board.model.value
    VStack(alignment: .leading) {
      if model.isShown { button("Hide") { $0.isShown = false } }
      button("Show") { $0.isShown = true }
      // Rows without a view type of their own.
      ForEach(model.rows) { row in
        HStack {
          Text("Row \(row.id)")
          button("Remove \(row.id)", remove(row.id))
          if row.isOpen {
            button("Close \(row.id)") { $0.set(row.id, isOpen: false) }
          } else {
            button("Open \(row.id)") { $0.set(row.id, isOpen: true) }
          }
        }
        .padding(4)
        .background(.surface)
      }
      ForEach(model.rows) { row in
        if row.isOpen { button("Remove open \(row.id)", remove(row.id)) }
        button("First \(row.id)") { $0.moveToFront(row.id) }
      }
      // Rows with a view type of their own.
      ForEach(model.rows) { row in
        RowView(id: row.id) {
          board.record("Delete \(row.id)", by: user)
          board.model.update { remove(row.id)(&$0) }
        }
      }
      switch model.mode {
      case 0: button("Mode one") { $0.mode = 1 }
      case 1: HStack { button("Mode two") { $0.mode = 2 } }.padding(8).background(.surface)
      default: HStack { button("Mode none") { $0.mode = 0 } }.padding(8).background(.surface)
      }
      AnyView(model.mode == 0 ? AnyView(button("Any") { $0.mode = 1 }) : AnyView(EmptyView()))
      // Components with keys, and one whose order tells it apart.
      ViewComponent(
        "ul",
        child: FlexboxComponent(.column) {
          if model.isShown { component("Component hide") { $0.isShown = false } }
          for row in model.rows {
            withKey(row.id) { component("Component \(row.id)", remove(row.id)) }
          }
        })
    }
  }

  private func component(_ name: String, _ change: @escaping @Sendable (inout Model) -> Void)
    -> Component
  {
    ButtonComponent(name) {
      board.record(name, by: user)
      board.model.update { change(&$0) }
    }
  }
}

private struct RowView: View {
  let id: Int
  let delete: () -> Void

  var body: some View { HStack { Button("Delete \(id)", action: delete) } }
}

extension Model {
  fileprivate mutating func set(_ id: Int, isOpen: Bool) {
    if let index = rows.firstIndex(where: { $0.id == id }) { rows[index].isOpen = isOpen }
  }

  fileprivate mutating func moveToFront(_ id: Int) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    rows.insert(rows.remove(at: index), at: 0)
  }
}
