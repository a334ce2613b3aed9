import TestSupport
import Trellis
import TrellisDOM

@testable import TrellisServer
@testable import TrellisTesting

/// One schedule: a tab with a long list, and the naive list that it must show.
final class LongListRun {
  typealias Node = ReplicaDocument.Node

  /// What a schedule has found.
  struct Failure: Error, CustomStringConvertible {
    let description: String
    /// The number of the step that failed, from 1; 0 for the opening.
    var step = 0
  }

  /// The row that is read: the first one that is visible as a whole.
  private struct Reading {
    let node: Node
    let id: Int
    /// The distance of its top from the top of the visible part, in CSS px.
    let distance: Double
  }

  /// The space between two rows of a stack, and the accuracy of frames, in CSS px.
  private static let (spacing, accuracy) = (4.0, 0.1)
  /// The distance of a place that the client does not correct, in CSS px.
  private static let tolerance = 0.6
  /// The longest time of a schedule, which takes some 2 s.
  private static let timeLimit = Duration.seconds(60)
  /// The least height of a row, in CSS px.
  private static let leastHeight = 20.0

  private let model: SharedModel<LongListModel>
  private let site: LocalSite
  private let clock: TestClock
  private let deadline = ContinuousClock.now + timeLimit
  private var screen = LocalScreen(width: 600, height: 700)
  private var tab: LossyTab
  private var reading: Reading?
  /// Whether rows at the upper edge of the visible part have changed since ``reading`` was noted, so that another row may be the
  /// first one that is visible as a whole.
  private var hasOtherEdge = false
  /// Whether the model or the size of the window was changed since all patches were delivered.
  private var hasUndelivered = false
  /// How often the place of the row that is read was checked.
  private var places = 0
  /// The number of times that the page has settled.
  private var settled = 0
  /// The number of rows that were inserted since the last report of the visible part.
  private var inserted = 0

  private init(form: LongListScreen.Form, count: Int) async throws {
    let (model, clock) = (SharedModel(LongListModel(count: count)), TestClock())
    let application = RoutesApplication([
      Route("/", title: "List") { _ in LongListScreen(model: model, form: form) }
    ])
    (self.model, self.clock) = (model, clock)
    site = try await LocalSite(
      application, clock: { clock.moment }, startTimer: { clock.startTimer($0) })
    tab = try await LossyTab(site, clock: clock, screen: screen)
  }

  /// Performs steps on a new page of `count` rows, and checks the page when it has settled.
  ///
  /// - Returns: how often the place of the row that is read was checked.
  /// - Throws: ``Failure`` with the step that failed.
  static func perform(
    _ steps: [LongListStep], form: LongListScreen.Form, count: Int
  ) async throws(Failure) -> Int {
    let run: LongListRun
    do { run = try await LongListRun(form: form, count: count) } catch {
      throw Failure(description: "the opening: \(error)")
    }
    var number = 0
    do {
      try await run.settle()
      for step in steps {
        number += 1
        try await run.perform(step)
      }
    } catch {
      await run.end()
      let step = number == 0 ? "the opening" : "step \(number), \(steps[number - 1])"
      throw Failure(description: "\(step): \(error)", step: number)
    }
    await run.end()
    return run.places
  }

  private func end() async {
    await tab.leave()
    await site.stop()
  }

  private func fail(_ reason: String) -> Failure { Failure(description: reason) }

  // MARK: The list in the tab

  private var client: HeadlessClient { tab.client }

  private var list: Node {
    get throws {
      var pending = [client.replica.root]
      while let node = pending.popLast() {
        if node.listWord != nil { return node }
        pending += node.children.reversed()
      }
      throw fail("the page has no long list")
    }
  }

  private var pane: Node {
    get throws { client.pane(around: try list, isHorizontal: false) }
  }

  /// The identity of a row by its text.
  private static func id(of row: Node) -> Int? {
    let text = ([row] + row.allDescendants).lazy.compactMap(\.text).first {
      $0.utf8.starts(with: "row ".utf8)
    }
    return text.flatMap { Int($0.split(separator: " ")[1]) }
  }

  /// Notes the row that is read from now on; none if a pane is at its start, where new rows are shown.
  private func read() throws {
    (reading, hasOtherEdge) = (nil, false)
    // Such patches keep the row that was read before the user has scrolled.
    if hasUndelivered { return }
    let (list, pane) = (try list, try pane)
    guard pane.scrollTop > 0 else { return }
    let height = client.size(of: pane).height
    let rows = list.shownRows.filter { $0.rowNumber > 0 }
      .map { (node: $0, top: $0.box(in: pane).top) }
      .filter { $0.top >= 0 && $0.top < height }
    guard let first = rows.min(by: { $0.top < $1.top }), let id = Self.id(of: first.node) else {
      return
    }
    reading = Reading(node: first.node, id: id, distance: first.top)
  }

  /// The index in the naive list of a place; `nil` in an empty list.
  private func index(_ place: LongListStep.Place) -> Int? {
    let items = model.value.items
    guard !items.isEmpty else { return nil }
    switch place {
    case .share(let share): return share * items.count / 1_000
    case .near(let distance):
      return min(max((readIndex ?? 0) + distance, 0), items.count - 1)
    }
  }

  /// The index in the naive list of the row that is read.
  private var readIndex: Int? {
    guard let id = reading?.id else { return nil }
    return model.value.items.firstIndex { $0.id == id }
  }

  /// Whether the session does not know exactly which part is visible.
  private var isAhead: Bool {
    !tab.isConfirmed || client.scrolling.lists.contains { $0.restsAt != nil }
  }

  /// Forgets the row that is read, if a change of the rows from `first` to `last` may move it: another row was the first one
  /// that was visible as a whole, for the session or after an earlier change.
  private func noteChange(from first: Int, to last: Int) {
    guard let read = readIndex else { return }
    let isAtEdge = last >= read - 1 && first <= read + 1
    let isNearEdge = last >= read - 40 && first <= read + 1
    if isAtEdge && isAhead || isNearEdge && hasOtherEdge { reading = nil }
    if isAtEdge { hasOtherEdge = true }
  }

  /// Whether the visible part is nearer to an end of the content than several changes move it.
  private var isNearEnd: Bool {
    get throws {
      let pane = try pane
      return min(pane.scrollTop, client.greatestOffset(of: pane).top - pane.scrollTop) < 4_000
    }
  }

  // MARK: Steps

  private func perform(_ step: LongListStep) async throws {
    try expectTime()
    switch step {
    case .insert(let count, let place):
      let index = index(place) ?? 0
      noteChange(from: index, to: index)
      inserted += count
      await change { $0.insert(count, at: index) }
    case .remove(let count, let place):
      guard let index = index(place), model.value.items.count > 1_000 else { return }
      let end = min(index + count, model.value.items.count)
      noteChange(from: index, to: end - 1)
      await change { $0.items.removeSubrange(index..<end) }
    case .move(let place, let target):
      guard let from = index(place), let to = index(target) else { return }
      // Of two neighbors that change places the one or the other has moved.
      let read = readIndex
      if read == from || abs(from - to) == 1 && read == to { reading = nil }
      noteChange(from: from, to: from)
      noteChange(from: to - 1, to: to + 1)
      inserted += 1
      await change { $0.items.insert($0.items.remove(at: from), at: to) }
    case .toggle(let place):
      guard let index = index(place) else { return }
      noteChange(from: index, to: index)
      await change { $0.items[index].isOpen.toggle() }
    case .scroll(let distance, let times, let interval, let areKeys):
      for _ in 0..<times {
        client.scroll(try pane, by: Double(distance), isAtRest: areKeys)
        try read()
        client.advanceLists(byMilliseconds: Double(interval))
        // Otherwise the next step comes before the response.
        if interval > 30 { try await exchange(.fine) }
      }
    case .drag(let share):
      let (pane, end) = (try pane, client.greatestOffset(of: try pane).top)
      client.scroll(
        pane, by: (end * Double(share) / 1_000).rounded() - pane.scrollTop, isAtRest: true,
        isThumb: true)
      reading = nil
    case .show(let place):
      guard let index = index(place) else { return }
      reading = nil
      await change { $0.position.scrollTo(row: index, anchor: .top) }
    case .resize(let width, let height):
      // Many rows change their heights at once.
      if isAhead || hasOtherEdge || hasUndelivered { reading = nil }
      screen = LocalScreen(width: Double(width), height: Double(height))
      client.scrolling.viewport = (screen.width, screen.height)
      client.outbox.append(.screen(screen))
      // The session keeps the row in place that is visible for it; a user who scrolls meanwhile reads another one.
      hasUndelivered = true
    case .reload: try await reload()
    case .exchange(let fate): try await exchange(fate)
    case .settle: try await settle()
    }
  }

  private func change(_ change: (inout LongListModel) -> Void) async {
    model.update { change(&$0) }
    // Of two patches the first one may move the pane to an end of the content that the second one makes longer again.
    if hasUndelivered, (try? isNearEnd) ?? true { reading = nil }
    hasUndelivered = true
    if readIndex == nil { reading = nil }
    await tab.waitUntilQuiet()
  }

  private func exchange(_ fate: LossyTab.Fate) async throws {
    try await tab.exchange(fate)
    if fate == .fine || fate == .repeatedRequest { hasUndelivered = false }
    try expectSamePlace()
  }

  /// Loads the page again; the row that is visible as a whole must be at the same place.
  private func reload() async throws {
    // The page is loaded when its rows are shown: a list that waits for rows has no place.
    try await settle()
    try read()
    let former = reading
    reading = nil
    client.storeOffsets()
    let history = client.history
    await tab.leave()
    model.update { $0.position = ScrollPosition() }
    tab = try await LossyTab(site, clock: clock, screen: screen, history: history)
    try await settle()
    guard let former else { return }
    let row = try list.shownRows.first { Self.id(of: $0) == former.id }
    guard let row else { throw fail("row \(former.id) is not mounted after the reload") }
    _ = try expect(row, of: former)
    try read()
  }

  /// Delivers all requests until neither side has anything to say.
  private func settle() async throws {
    for _ in 0..<60 {
      try expectTime()
      client.advanceLists(byMilliseconds: ListRecognizer.restTime)
      await clock.advance(by: .seconds(1))
      await tab.waitUntilQuiet()
      if client.outbox.contains(where: \.isListReport) { inserted = 0 }
      let hadAll = tab.isConfirmed
      let hasPatches = try await tab.exchange(.fine)
      hasUndelivered = false
      try expectSamePlace()
      let isMoving = client.scrolling.lists.contains { $0.restsAt != nil }
      if hadAll, !hasPatches, !isMoving, tab.isConfirmed {
        try await expectPage()
        return try read()
      }
    }
    throw fail("the page does not settle; the outbox has \(client.outbox)")
  }

  // MARK: Expectations

  private func expectTime() throws {
    if ContinuousClock.now > deadline {
      throw fail("the schedule takes longer than \(Self.timeLimit.components.seconds) s")
    }
  }

  /// The row that is read is where it was, if it was mounted all the time.
  private func expectSamePlace() throws {
    guard let former = reading else { return }
    guard client.replica.node(former.node.id) === former.node,
      Self.id(of: former.node) == former.id
    else {
      reading = nil
      return
    }
    // The place may come back with a longer content.
    if try !expect(former.node, of: former) { reading = nil }
  }

  /// - Returns: whether the row is where it was; otherwise it is as near as an end of the content allows.
  private func expect(_ row: Node, of former: Reading) throws -> Bool {
    places += 1
    let pane = try pane
    // Near an end of the content the offset that keeps the row in place may not exist.
    let wanted = row.distances(in: pane).top - former.distance
    let offset = min(max(wanted, 0), client.greatestOffset(of: pane).top)
    guard abs(pane.scrollTop - offset) <= Self.tolerance else {
      let (before, now) = (former.distance.plain, row.box(in: pane).top.plain)
      throw fail(
        "row \(former.id) has moved from \(before) px below the top of the pane to \(now) px")
    }
    return abs(wanted - offset) <= Self.tolerance
  }

  /// The page shows the rows of the naive list, in order, without gaps, and only the rows of a window.
  private func expectPage() async throws {
    let (list, pane, items) = (try list, try pane, model.value.items)
    let rows = list.shownRows.filter { $0.rowNumber > 0 }
      .map { (node: $0, box: $0.box(in: pane), index: $0.rowNumber - 1) }
      .sorted { $0.index < $1.index }
    for row in rows {
      let id = Self.id(of: row.node)
      guard items.indices.contains(row.index), id == items[row.index].id else {
        throw fail("row \(row.index) is \(id.map(String.init) ?? "unknown")")
      }
      if let height = items[row.index].height, row.box.height < height {
        throw fail(
          "row \(row.index) is \(row.box.height.plain) px high in place of \(height.plain)")
      }
    }
    for (row, next) in zip(rows, rows.dropFirst()) {
      let space = next.box.top - row.box.bottom
      guard next.index == row.index + 1, (-Self.accuracy...Self.spacing + Self.accuracy) ~= space
      else { throw fail("row \(next.index) is \(space.plain) px below row \(row.index)") }
    }
    let box = list.box(in: pane)
    let height = client.size(of: pane).height
    let (top, bottom) = (max(box.top, 0), min(box.bottom, height))
    let isBlank = rows.first.map { $0.box.top > top + Self.accuracy } ?? true
    let isBlankBelow =
      rows.last.map { $0.box.bottom + Self.spacing < bottom - Self.accuracy } ?? true
    if top < bottom, isBlank || isBlankBelow {
      let edges = [rows.first?.box.top, rows.last?.box.bottom].map { $0?.plain ?? "none" }
      throw fail("rows from \(edges[0]) to \(edges[1]) px cover \(top.plain) to \(bottom.plain) px")
    }
    let limit = Int((height + 3 * max(height, 300)) / Self.leastHeight) + 8 + inserted
    if rows.count > limit { throw fail("\(rows.count) rows are mounted, more than \(limit)") }
    settled += 1
    // The comparison of all elements takes longer than the other expectations.
    guard settled.isMultiple(of: 4) else { return }
    let differences = await tab.differences()
    if !differences.isEmpty { throw fail(differences.joined(separator: "; ")) }
  }
}

extension LocalTab.Event {
  /// Whether the event reports the visible part of a list.
  fileprivate var isListReport: Bool {
    if case .user(let event) = self { event.type == "listwindow" } else { false }
  }
}
