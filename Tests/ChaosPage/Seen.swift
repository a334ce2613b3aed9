import Synchronization
import Trellis

/// A page of buttons whose names say what they are for: rows, branches and switches that the buttons, a timer and the page
/// of another user change. The list below has the names of the actions of this page's user, in order.
enum Seen {
  static var route: Route {
    Route("/seen", title: "Seen") { page in
      let board = Board.named(page.location.query["board"] ?? "")
      page.every(.milliseconds(150)) { board.tick() }
      return SeenView(board: board, user: page.location.query["user"] ?? "")
    }
  }
}

private struct Model: Sendable {
  struct Row: Sendable, Identifiable {
    var id: Int
    var isOpen = false
  }

  var rows = (1...4).map { Row(id: $0) }
  var next = 5
  var mode = 0
  var ticks = 0
  var isTicking = true
  var notes: [String: [String]] = [:]

  mutating func tick() {
    guard isTicking else { return }
    ticks += 1
    mode = ticks % 3
    if ticks % 2 == 0 { rows.append(rows.removeFirst()) }
    if ticks % 5 == 0 { add() }
  }

  mutating func add() {
    rows.insert(Row(id: next), at: rows.count / 2)
    next += 1
    if rows.count > 6 { rows.removeFirst() }
  }

  mutating func toggle(_ id: Int) {
    if let index = rows.firstIndex(where: { $0.id == id }) { rows[index].isOpen.toggle() }
  }
}

private final class Board: Sendable {
  static let all = Mutex<[String: Board]>([:])
  let model = SharedModel(Model())

  static func named(_ name: String) -> Board {
    all.withLock { all in
      let board = all[name] ?? Board()
      all[name] = board
      return board
    }
  }

  func tick() { model.update { $0.tick() } }
}

private struct SeenView: View {
  let board: Board
  let user: String

  private func button(_ name: String, _ change: @escaping @Sendable (inout Model) -> Void)
    -> some View
  {
    let (model, user) = (board.model, user)
    return Button(name) {
      model.update {
        $0.notes[user, default: []].append(name)
        change(&$0)
      }
    }
  }

  var body: some View {
    let model = board.model.value
    VStack(alignment: .leading) {
      button("Stop") { $0.isTicking = false }
      button("Add") { $0.add() }
      ForEach(model.rows) { row in
        HStack {
          button("Remove \(row.id)") { model in
            if model.rows.count > 1 { model.rows.removeAll { $0.id == row.id } }
          }
          if row.isOpen {
            button("Close \(row.id)") { $0.toggle(row.id) }
          } else {
            button("Open \(row.id)") { $0.toggle(row.id) }
          }
        }
        .padding(2)
        .background(.surface)
      }
      switch model.mode {
      case 0: button("One") { $0.mode = 1 }
      case 1: HStack { button("Two") { $0.mode = 2 } }.padding(4).background(.surface)
      default: HStack { button("None") { $0.mode = 0 } }.padding(4).background(.surface)
      }
      ForEach(Array((model.notes[user] ?? []).enumerated()), id: \.offset) { note in
        Text(note.element).attribute("data-entry", note.element)
      }
    }
    .padding(16)
  }
}
