import Observation
import Trellis

/// What the measured list shows: rows by their numbers, and the place in them.
@Observable
final class LongListModel {
  var ids: [Int]
  /// Shown in place of ``ids`` if it is not empty; a list of consecutive numbers finds its changes without comparing.
  var numbers = 0..<0
  var position = ScrollPosition()

  init(_ ids: [Int] = []) { self.ids = ids }
}

/// A list in a pane of 800 px: of a window of rows, or of all.
struct LongList: View {
  enum Kind {
    case window, numbers, all
  }

  let model: LongListModel
  let kind: Kind

  var body: some View {
    ScrollView {
      switch kind {
      case .window:
        LazyVStack(alignment: .leading, spacing: 4) {
          ForEach(model.ids, id: \.self) { LongListRow(id: $0) }
        }
      case .numbers:
        LazyVStack(alignment: .leading, spacing: 4) {
          ForEach(model.numbers, id: \.self) { LongListRow(id: $0) }
        }
      case .all:
        VStack(alignment: .leading, spacing: 4) {
          ForEach(model.ids, id: \.self) { LongListRow(id: $0) }
        }
      }
    }
    .scrollPosition(Bindable(model).position)
    .frame(width: 600, height: 800)
  }
}

/// Two texts, of which one has one to five lines, and a button with a state.
struct LongListRow: View {
  let id: Int
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Row \(id)").fontWeight(.semibold)
      Text(Array(repeating: "a line of text", count: 1 + id % 5).joined(separator: "\n"))
      Button("Count \(count)") { count += 1 }
    }
    .padding(8)
  }
}
