import TrellisDOM

extension HeadlessClient {
  /// Reports the visible parts of the long lists in an element that was scrolled, as `public/lists.js` does.
  func reportLists(in pane: Node, left: Double, top: Double) {
    for list in pane.allDescendants {
      let words = list.attributes["data-recognizers"]?.split(separator: " ") ?? []
      guard let word = words.first(where: { $0.utf8.starts(with: "listwindow:".utf8) }) else {
        continue
      }
      let parts = word.split(separator: ":")
      let number = parts.count > 1 ? parts[1] : "0"
      let letters = number.unicodeScalars.prefix { ("a"..."z").contains($0) }
      func has(_ letter: Unicode.Scalar) -> Bool { letters.contains(letter) }
      let around = list.selfAndAncestors.prefix { $0 !== pane }
      func distance(_ value: (Frame) -> Double) -> Double {
        around.reduce(0) { $0 + ($1.frame.map(value) ?? 0) }
      }
      let (width, height) = (pane.frame?.width ?? 0, pane.frame?.height ?? 0)
      let listWidth = list.frame?.width ?? 0
      var x = left - distance(\.left)
      if has("r") { x = listWidth - x - width }
      let y = top - distance(\.top)
      var report = [
        "top": "\(has("x") ? x : y)", "height": "\(has("x") ? width : height)",
        "epoch": String(number.unicodeScalars.dropFirst(letters.count)),
        "focused": String(focusedRow(of: list)),
      ]
      if has("b") {
        report["left"] = "\(has("x") ? y : x)"
        report["width"] = "\(has("x") ? height : width)"
      }
      sendEvent(list, "listwindow", report)
    }
  }

  /// The place in a list of the row that has the focus; 0 for none.
  private func focusedRow(of list: Node) -> Int {
    guard let focus else { return 0 }
    let row = list.children.first { row in
      row.id == focus || row.allDescendants.contains { $0.id == focus }
    }
    let place = row?.attributes["data-row"] ?? row?.attributes["aria-posinset"]
    return place.flatMap { Int($0) } ?? 0
  }
}
