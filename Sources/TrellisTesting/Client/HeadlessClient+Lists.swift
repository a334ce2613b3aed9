import TrellisDOM

extension HeadlessClient {
  /// Reports the visible parts of the long lists in an element that was scrolled, as `public/lists.js` does.
  func reportLists(in pane: Node, _ scrollTop: Double) {
    for list in pane.allDescendants {
      let words = list.attributes["data-recognizers"]?.split(separator: " ") ?? []
      guard let word = words.first(where: { $0.utf8.starts(with: "listwindow:".utf8) }) else {
        continue
      }
      let around = list.selfAndAncestors.prefix { $0 !== pane }
      let top = around.reduce(0) { $0 + ($1.frame?.top ?? 0) }
      sendEvent(
        list, "listwindow",
        [
          "top": "\(scrollTop - top)", "height": "\(pane.frame?.height ?? 0)",
          "epoch": word.utf8.split(separator: UInt8(ascii: ":")).dropFirst().first.map {
            String($0)!
          } ?? "0",
          "focused": String(focusedRow(of: list)),
        ])
    }
  }

  /// The place in a list of the row that has the focus; 0 for none.
  private func focusedRow(of list: Node) -> Int {
    guard let focus else { return 0 }
    let row = list.children.first { row in
      row.id == focus || row.allDescendants.contains { $0.id == focus }
    }
    let place = row?.attributes["data-place"] ?? row?.attributes["aria-posinset"]
    return place.flatMap { Int($0) } ?? 0
  }
}
