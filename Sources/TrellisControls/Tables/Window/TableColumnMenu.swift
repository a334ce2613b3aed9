import TrellisComponents
import TrellisUI
import TrellisViews

/// What the menu of a column offers.
struct TableColumnMenu: Equatable {
  struct Hidden: Equatable, Identifiable {
    let id: String
    let title: String
  }

  let canSort: Bool
  let canPin: Bool
  let pin: TablePin?
  /// Whether the pinned columns and this one take at most half of the width.
  let hasSpaceToPin: Bool
  let canMoveBack: Bool
  let canMoveForth: Bool
  let canFit: Bool
  let isFitted: Bool
  let canHide: Bool
  /// The columns that the reader can show.
  let hidden: [Hidden]
}

/// The items that a ``TableColumnMenu`` describes, which hide the menu on the server too.
struct TableColumnMenuItems: View {
  let menu: TableColumnMenu
  /// The value of `aria-sort`.
  let shown: String
  let perform: (TableColumnAct) -> Void
  @Environment(\.texts) private var texts
  @Environment(\.dismiss) private var dismiss
  @Environment(\.writingDirection) private var direction

  private var isMirrored: Bool { direction == .rightToLeft }

  var body: some View { MenuItems(dismiss: dismiss) { items } }

  @ViewBuilder private var items: some View {
    if menu.canSort {
      // A press of the header of a column that is not sorted sorts upwards, of one sorted upwards downwards.
      item(.sortAscending, .sort(shown: "none", adds: false)).disabled(shown == "ascending")
      item(.sortDescending, .sort(shown: "ascending", adds: false)).disabled(shown == "descending")
      Divider()
    }
    if menu.canPin {
      pin(isMirrored ? .trailing : .leading, .pinLeft)
      pin(isMirrored ? .leading : .trailing, .pinRight)
      if menu.pin != nil { item(.unpin, .pin(.free)) }
    }
    if isMirrored ? menu.canMoveForth : menu.canMoveBack {
      item(.moveLeft, .move(isMirrored ? 1 : -1))
    }
    if isMirrored ? menu.canMoveBack : menu.canMoveForth {
      item(.moveRight, .move(isMirrored ? -1 : 1))
    }
    if menu.canFit { item(.fitWidth, .fit).disabled(menu.isFitted) }
    if menu.canHide { item(.hideColumn, .hide) }
    if !menu.hidden.isEmpty {
      Menu(texts[.showColumns]) {
        ForEach(menu.hidden) { column in
          Button(column.title) { perform(.show(column.id)) }
        }
      }
    }
  }

  @ViewBuilder private func pin(_ edge: TablePin, _ title: TextKey) -> some View {
    if menu.pin != edge { item(title, .pin(edge)).disabled(!menu.hasSpaceToPin) }
  }

  private func item(_ title: TextKey, _ act: TableColumnAct) -> some View {
    Button(texts[title]) { perform(act) }
  }
}
