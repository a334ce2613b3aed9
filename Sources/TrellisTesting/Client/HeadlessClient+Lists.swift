import TrellisDOM
import TrellisServer

/// Reports the visible parts of long lists, as `public/lists.js` does.
extension HeadlessClient {
  /// Starts and ends the recognizers of lists, after a patch.
  func startLists() {
    var pending = [replica.root]
    var found: [ListRecognizer] = []
    while let node = pending.popLast() {
      let word = node.listWord
      if word != nil || scrolling.lists.contains(where: { $0.node === node }) {
        let list = scrolling.lists.first { $0.node === node } ?? ListRecognizer(node)
        found.append(list)
        if list.start(word) { begin(list) }
      }
      pending += node.children.reversed()
    }
    scrolling.lists = found
  }

  private func begin(_ list: ListRecognizer) {
    (list.hasStarted, list.hasOtherRows) = (true, false)
    list.rows = rows(of: list)
    list.paneSize = size(of: pane(of: list))
    if list.node.attributes["data-holds"] != nil { scrolling.add(pane(of: list)) }
    takePlace(list)
    // A request to scroll comes after the place was stored.
    let hasJump = list.jump.number != 0 && list.jump.number != list.lastJump
    if hasJump { leavePlace(list) }
    list.waitsForPatch = list.jump.number != 0 || list.wanted != nil
    if !list.waitsForPatch { check(list, isAtRest: true) }
  }

  /// Notes which rows the lists have before a patch.
  func noteRows() {
    for list in scrolling.lists { list.rows = rows(of: list) }
  }

  /// The rows of a list: an element may come to show another row.
  private func rows(of list: ListRecognizer) -> [ListRecognizer.Row] {
    list.node.children.map {
      ListRecognizer.Row(element: ObjectIdentifier($0), number: $0.rowNumber)
    }
  }

  /// Notes which lists have other rows after a patch.
  func noteOtherRows() {
    for list in scrolling.lists {
      if list.rows != rows(of: list) { list.hasOtherRows = true }
    }
  }

  /// The lists whose recognizers run.
  private var runningLists: [ListRecognizer] { scrolling.lists.filter { $0.word != nil } }

  /// Does what a browser does after all patches of a response: the places of lists are shown, and lists report their visible
  /// parts. The reports are in the outbox.
  func followLists() {
    guard scrolling.isFollowing else { return }
    showOffsets()
    for list in runningLists {
      if list.waitsForPatch {
        list.waitsForPatch = false
        scrollToRow(list)
        check(list, isAtRest: true)
      } else if list.hasOtherRows {
        check(list, isAtRest: true, hasOtherRows: true)
      }
      list.hasOtherRows = false
    }
    reportMoves()
    // The size of a pane is observed from the start of the recognizer on.
    for list in runningLists {
      let size = size(of: pane(of: list))
      if list.hasStarted || size != list.paneSize { check(list, isAtRest: true) }
      (list.hasStarted, list.paneSize) = (false, size)
    }
    reportMoves()
  }

  /// Sends the events `scroll` and `scrollend` of the panes whose offsets have changed, and reports their lists.
  ///
  /// - Parameter isAtRest: whether there is a `scrollend`.
  func reportMoves(isAtRest: Bool = true) {
    // A check may scroll a list once more, which ends the place that it wants.
    for _ in 0..<8 where !scrolling.moved.isEmpty {
      let moved = scrolling.panes.filter { scrolling.moved.contains(ObjectIdentifier($0)) }
      scrolling.moved = []
      for pane in moved {
        let details = Details(scrollLeft: pane.scrollLeft, scrollTop: pane.scrollTop)
        dispatch("scroll", on: pane, details)
        if isAtRest { dispatch("scrollend", on: pane, details) }
        for list in runningLists where self.pane(of: list) === pane {
          check(list, isAtRest: false)
          if isAtRest { check(list, isAtRest: true) }
        }
      }
    }
  }

  /// Advances the time, and ends the movements that have come to rest.
  func advanceLists(byMilliseconds time: Double) {
    scrolling.time += time
    for list in runningLists where list.restsAt.map({ $0 <= scrolling.time }) == true {
      list.comeToRest(at: visible(list, isAcross: false).start)
      check(list, isAtRest: true)
    }
  }

  /// Reports the lists in an element that was scrolled, if the client does not follow lists.
  func reportLists(in pane: Node) {
    for node in pane.allDescendants {
      guard let word = node.listWord else { continue }
      let list = ListRecognizer(node)
      _ = list.start(word)
      send(read(list, in: pane), of: list)
    }
  }

  // MARK: Geometry

  func pane(of list: ListRecognizer) -> Node {
    pane(around: list.node, isHorizontal: list.isHorizontal)
  }

  private func edges(_ box: PaneBox, of list: ListRecognizer, isAcross: Bool = false)
    -> PaneBox.Edges
  {
    box.turned(list.isHorizontal != isAcross, list.isMirrored)
  }

  private func view(of pane: Node) -> PaneBox {
    let (width, height) = size(of: pane)
    return PaneBox(left: 0, top: 0, width: width, height: height)
  }

  /// The visible part of a list along its axis, or across it.
  private func visible(_ list: ListRecognizer, isAcross: Bool, in pane: Node? = nil)
    -> (start: Double, length: Double)
  {
    let pane = pane ?? self.pane(of: list)
    let view = edges(view(of: pane), of: list, isAcross: isAcross)
    let box = edges(list.node.box(in: pane), of: list, isAcross: isAcross)
    return ((view.top - box.top).hundredths, (view.bottom - view.top).rounded())
  }

  /// Scrolls by a distance along a list, or across it.
  private func scroll(_ list: ListRecognizer, by distance: Double, isAcross: Bool = false) {
    let pane = pane(of: list)
    if list.isHorizontal != isAcross {
      let way = list.isMirrored ? -distance : distance
      setOffset(of: pane, left: pane.scrollLeft + way, top: pane.scrollTop)
    } else {
      setOffset(of: pane, left: pane.scrollLeft, top: pane.scrollTop + distance)
    }
    list.forgetSteps()
  }

  // MARK: Checks

  private func read(_ list: ListRecognizer, in pane: Node? = nil) -> ListRecognizer.Report {
    let (top, height) = visible(list, isAcross: false, in: pane)
    var report = ListRecognizer.Report(
      top: top, height: height, epoch: list.epoch, focused: focusedRow(of: list.node))
    if list.isWindowedAcross {
      let (left, width) = visible(list, isAcross: true, in: pane)
      (report.left, report.width) = (left, width)
    }
    return report
  }

  /// The place in a list of the row that has the focus; 0 for none.
  private func focusedRow(of list: Node) -> Int {
    guard let focus = focus.flatMap({ replica.node($0) }) else { return 0 }
    return focus.selfAndAncestors.first { $0.parent === list }?.rowNumber ?? 0
  }

  /// Reports the visible part of a list if it is another one than before.
  ///
  /// - Parameters:
  ///   - isAtRest: whether small movements are reported too.
  ///   - hasOtherRows: whether a patch has added, removed or moved rows.
  private func check(_ list: ListRecognizer, isAtRest: Bool, hasOtherRows: Bool = false) {
    takePlace(list)
    showPlace(list, isAnswered: hasOtherRows)
    // The rows of the answer do not have the row.
    if hasOtherRows { leavePlace(list) }
    var now = read(list)
    list.noteStep(now.top, at: scrolling.time)
    if let place = list.wanted { (now.place, now.top) = (place, place.top) }
    // Rows that are inserted at the visible right end are shown.
    if hasOtherRows, list.isHorizontal, list.isMirrored, list.isAtStart, now.top > 0 {
      scroll(list, by: -now.top)
      now = read(list)
    }
    list.isAtStart = now.top <= 0
    (now.speed, now.isRelative) = (list.speed, scrolling.isRelative)
    // A server that was started again does not know what is visible.
    let isUnknown = hasOtherRows && !showsRow(list, now)
    guard list.mustReport(now, isAtRest: isAtRest) || isUnknown else { return }
    list.last = now
    send(now, of: list)
  }

  /// Whether a mounted row is in the visible part.
  private func showsRow(_ list: ListRecognizer, _ now: ListRecognizer.Report) -> Bool {
    let pane = pane(of: list)
    let start = edges(list.node.box(in: pane), of: list).top + now.top
    return list.node.shownRows.contains { row in
      let box = edges(row.box(in: pane), of: list)
      return box.bottom > start && box.top < start + now.height
    }
  }

  /// Reports that the focus came into a list.
  func reportFocus(in node: Node) {
    guard scrolling.isFollowing else { return }
    for list in runningLists where node.selfAndAncestors.contains(where: { $0 === list.node }) {
      check(list, isAtRest: true)
    }
  }

  /// Adds a report to the outbox, in place of an earlier one of the list that was not sent.
  private func send(_ report: ListRecognizer.Report, of list: ListRecognizer) {
    var fields = [
      "top": report.top.plain, "height": report.height.plain, "epoch": String(report.epoch),
      "focused": String(report.focused),
    ]
    fields["left"] = report.left?.plain
    fields["width"] = report.width?.plain
    fields["speed"] = report.speed?.plain
    if report.isRelative { fields["relative"] = "true" }
    if let place = report.place {
      (fields["row"], fields["frame"]) = (String(place.row), place.frame.plain)
      if let key = place.key {
        var writer = JSONWriter()
        writer.string(key)
        fields["id"] = writer.text
      }
    }
    let former = earlierReport(of: list.node)
    let count = outbox.count
    sendEvent(list.node, "listwindow", fields)
    if let former, outbox.count > count { outbox[former] = outbox.removeLast() }
  }

  /// The index in the outbox of an event that a new report of a list replaces (`public/outbox.js`).
  private func earlierReport(of list: Node) -> Int? {
    for index in outbox.indices.reversed() {
      guard case .user(let event) = outbox[index] else { return nil }
      if event.type == "listwindow", event.target == list.id { return index }
      if !Self.continuous.contains(event.type) { return nil }
    }
    return nil
  }

  private static let continuous: Set<String> = [
    "pointermove", "scroll", "wheel", "dragover", "pan", "magnify", "elementresize", "listwindow",
  ]

  // MARK: Rows

  private func row(_ list: ListRecognizer, at number: Int) -> Node? {
    // A cell has its number, and its row none.
    list.node.shownRows.first { $0.rowNumber == number }
      ?? list.node.shownRows.lazy.flatMap(\.allDescendants).first { $0.rowNumber == number }
  }

  /// Scrolls to the row of a new request.
  private func scrollToRow(_ list: ListRecognizer) {
    let (number, row, place) = list.jump
    guard number != 0, number != list.lastJump else { return }
    list.lastJump = number
    guard let row = self.row(list, at: row) else { return }
    let pane = pane(of: list)
    let (box, view) = (row.box(in: pane), view(of: pane))
    // The style sheets set the margins for headers that cover rows.
    if list.isWindowedAcross {
      let across = ListRecognizer.jumpDistance(
        edges(box, of: list, isAcross: true), edges(view, of: list, isAcross: true), "")
      scroll(list, by: across, isAcross: true)
    }
    scroll(
      list, by: ListRecognizer.jumpDistance(edges(box, of: list), edges(view, of: list), place))
  }

  /// The first row that is visible as a whole, or else the first visible one, with its place; `nil` at the start.
  func readPlace(_ list: ListRecognizer) -> StoredOffsets.Place? {
    let (top, height) = visible(list, isAcross: false)
    guard top > 0, let path = path(of: list.node) else { return nil }
    let pane = pane(of: list)
    let start = edges(list.node.box(in: pane), of: list).top
    let rows = list.node.shownRows.filter { $0.rowNumber > 0 }.map { row in
      let box = edges(row.box(in: pane), of: list)
      return (row: row, from: box.top - start - top, to: box.bottom - start - top)
    }
    .filter { $0.to > 0 && $0.from < height }
    .sorted { $0.row.rowNumber < $1.row.rowNumber }
    guard let first = rows.first(where: { $0.from >= -0.5 }) ?? rows.first else { return nil }
    return StoredOffsets.Place(
      path: path, row: first.row.rowNumber, frame: (top + first.from).hundredths, top: top,
      key: first.row.attributes["data-id"])
  }

  /// Takes the place that is stored for the page, once it is shown, unless it was taken before.
  private func takePlace(_ list: ListRecognizer) {
    guard let stored = history.offsets, list.taken !== stored,
      scrolling.wanted.map(\.isShown) ?? true
    else { return }
    list.taken = stored
    guard let place = stored.places.first(where: { element(at: $0.path) === list.node }) else {
      return
    }
    list.wanted = place
    list.last = nil
  }

  /// Leaves a list where it is: the user does something, or the list has no such row.
  func leavePlace(_ list: ListRecognizer) {
    takePlace(list)
    list.wanted = nil
  }

  /// Scrolls so that the row of the stored place is where it was, once it is mounted; the row at its index if the answer
  /// lacks it.
  private func showPlace(_ list: ListRecognizer, isAnswered: Bool) {
    guard let place = list.wanted else { return }
    let named = place.key.flatMap { key in
      list.node.shownRows.first { $0.attributes["data-id"] == key }
    }
    guard let row = named ?? (place.key == nil || isAnswered ? row(list, at: place.row) : nil)
    else { return }
    list.wanted = nil
    let pane = pane(of: list)
    let distance =
      edges(row.box(in: pane), of: list).top - edges(view(of: pane), of: list).top
      - (place.frame - place.top)
    if abs(distance) >= 0.5 { scroll(list, by: distance) }
  }
}

extension Double {
  /// The number rounded to two decimal digits.
  var hundredths: Double { (self * 100).rounded() / 100 }
}
