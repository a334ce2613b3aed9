import TestSupport
import Trellis

/// The naive list: the rows that the page must show, in order.
struct LongListModel: Sendable {
  struct Item: Sendable, Equatable, Identifiable {
    let id: Int
    var isOpen = false

    /// The height of the content in CSS px; `nil` if the lines of a text give it, which depend on the width.
    var height: Double? {
      if id % 7 == 0 { return nil }
      return Double(24 + id * 37 % 71) + (isOpen ? Double(40 + id * 13 % 57) : 0)
    }

    var text: String {
      let words = id % 7 == 0 ? Array(repeating: "word", count: isOpen ? 90 : 30) : []
      return (["row", "\(id)"] + words).joined(separator: " ")
    }
  }

  var items: [Item]
  private var nextID: Int
  var position = ScrollPosition()

  init(count: Int) {
    items = (0..<count).map { Item(id: $0) }
    nextID = count
  }

  mutating func insert(_ count: Int, at index: Int) {
    items.insert(contentsOf: (nextID..<nextID + count).map { Item(id: $0) }, at: index)
    nextID += count
  }
}

/// The page of the list, in the height of the window.
struct LongListScreen: View {
  /// The views that show lists of any length.
  enum Form: CaseIterable, Sendable {
    case stack, list
  }

  let model: SharedModel<LongListModel>
  let form: Form
  @Environment(\.viewport) private var viewport

  var body: some View {
    let value = model.value
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Rows: \(value.items.count)").frame(height: 40)
      switch form {
      case .stack:
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 4) {
            ForEach(value.items) { LongListRow(item: $0) }
          }
        }
        .scrollPosition(position(value))
      case .list:
        List(value.items) { LongListRow(item: $0) }.scrollPosition(position(value))
      }
    }
    .frame(height: viewport.height)
    .frame(maxWidth: .infinity)
  }

  private func position(_ value: LongListModel) -> Binding<ScrollPosition> {
    Binding(
      get: { value.position }, set: { position in model.update { $0.position = position } })
  }
}

private struct LongListRow: View {
  let item: LongListModel.Item

  var body: some View {
    if let height = item.height {
      Text(verbatim: item.text).frame(height: height)
    } else {
      Text(verbatim: item.text)
    }
  }
}
