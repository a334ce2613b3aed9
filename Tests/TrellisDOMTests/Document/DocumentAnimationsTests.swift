import Testing

@testable import TrellisDOM

struct DocumentAnimationsTests {
  private let document = Document()
  private let fade = ElementAnimation(
    keyframes: [.init(offset: 0, styles: [.init("opacity", "0")])], duration: 200)

  /// Announced rows in a column.
  private func rows(_ count: Int) -> [Element] {
    let rows = (0..<count).map { index in
      let row = document.makeElement("div")
      row.frame = Frame(left: 0, top: Double(index) * 10, width: 100, height: 10)
      return row
    }
    document.root.setChildren(rows)
    _ = document.takePatch()
    return rows
  }

  @Test func anAnimationTravelsOnceAndIsReported() throws {
    let row = rows(1)[0]
    var ended = 0
    document.animate(row, fade) { ended += 1 }
    let report = try #require(document.expectedReports.first)
    var sent = fade
    sent.report = report
    #expect(document.takePatch().operations == [.animate(row.id, sent)])
    #expect(!document.hasChanges)
    #expect(!document.animationEnded(report + 1))
    #expect(ended == 0)
    #expect(document.animationEnded(report))
    #expect(!document.animationEnded(report))
    #expect(ended == 1)
  }

  @Test func animationsOfMissingElementsEndAtOnce() {
    var ended: [String] = []
    document.animate(document.makeElement("p"), fade) { ended.append("never there") }
    let rows = rows(2)
    document.animate(rows[0], fade) { ended.append("reset") }
    #expect(ended == ["never there"])
    _ = document.resetPatch()
    #expect(ended == ["never there", "reset"])
    document.animate(rows[1], fade) { ended.append("page") }
    document.announceAll()
    #expect(ended == ["never there", "reset", "page"])
    #expect(!document.hasChanges)
    #expect(document.expectedReports.isEmpty)
  }

  @Test func aRunningAnimationCanBeCancelled() {
    let row = rows(1)[0]
    document.cancelAnimations(of: row)
    document.animate(row, fade)
    #expect(
      document.takePatch().operations == [.cancelAnimations(row.id), .animate(row.id, fade)])
  }

  @Test func aTransitionPrecedesTheFramesAndNamesExcludedElements() {
    let rows = rows(4)
    let transition = FrameTransition(duration: 250, easing: "ease-out")
    for row in rows[1...] {
      if row !== rows[2] { document.animateMove(of: row, transition) }
      row.frame?.top += 5
    }
    let new = document.makeElement("div")
    document.animateMove(of: new, transition)
    new.frame = .zero
    document.root.insert(new)
    let operations = document.takePatch().operations
    let index = operations.firstIndex(of: .transition(transition, except: [rows[2].id]))
    let shift = operations.firstIndex(of: .shift(first: rows[1].id, count: 3, dx: 0, dy: 500))
    #expect(index != nil && shift != nil && index! < shift!)
    rows[0].frame?.top = 1
    #expect(document.takePatch().operations == [.setFrame(rows[0].id, FrameChange(top: 100))])
  }

  @Test func aTransitionWithoutAMoveIsNotSent() {
    let rows = rows(2)
    document.animateMove(of: rows[0], FrameTransition(duration: 250))
    rows[1].frame?.top = 44
    #expect(document.takePatch().operations == [.setFrame(rows[1].id, FrameChange(top: 4400))])
  }

  @Test func anInvalidEasingIsRefused() {
    var notes: [String] = []
    document.reportHandler = { notes.append($0) }
    let rows = rows(1)
    document.animateMove(of: rows[0], FrameTransition(duration: 1, easing: "ease; color: red"))
    rows[0].frame?.top = 44
    #expect(
      document.takePatch().operations.first
        == .transition(FrameTransition(duration: 1, easing: "ease"), except: []))
    #expect(notes == ["refused easing: ease; color: red"])
  }

  @Test func aReturningClientDoesNotPlayAllMissedAnimations() {
    let rows = rows(3)
    var ended: [Int] = []
    let slide = ElementAnimation(
      keyframes: [.init(offset: 0, styles: [.init("translate", "9px")])], duration: 100)
    for number in 0..<1000 {
      document.animate(rows[number % 3], fade) { ended.append(number) }
      document.animate(rows[0], slide)
    }
    document.animate(document.makeElement("p"), fade) { ended.append(-1) }
    let patch = document.takePatch()
    #expect(patch.operations.count < 140)
    #expect(ended.count + document.expectedReports.count == 1001)
    for row in rows {
      #expect(
        patch.operations.contains { if case .animate(row.id, _) = $0 { true } else { false } })
    }
    for report in document.expectedReports { document.animationEnded(report) }
    #expect(Set(ended).count == 1001)
  }

  // MARK: Exits

  /// An announced list with a row with a label.
  private func nested() -> (list: Element, row: Element, label: Element) {
    let elements = (0..<3).map { index in
      let element = document.makeElement("div")
      element.frame = Frame(left: 1, top: 2 + Double(index), width: 50, height: 50)
      return element
    }
    document.root.setChildren([elements[0]])
    elements[0].setChildren([elements[1]])
    elements[1].setChildren([elements[2]])
    _ = document.takePatch()
    return (elements[0], elements[1], elements[2])
  }

  private func apply(_ patch: Patch, to mirror: ReplicaDocument) throws {
    try mirror.apply(patch)
    #expect(mirror.root.description == ReplicaDocument(of: document).root.description)
  }

  @Test func aRemovedElementPlaysItsExitInItsPosition() throws {
    let (_, row, _) = nested()
    let mirror = ReplicaDocument(of: document)
    document.playOnExit(of: row, [fade, fade])
    row.removeFromParent()
    let id = row.id
    let patch = document.takePatch()
    #expect(patch.operations == [.remove(id, exit: [fade, fade])])
    try apply(patch, to: mirror)
  }

  @Test func anElementRemovedWithItsParentPlaysAboveTheOthers() throws {
    let (list, row, label) = nested()
    let mirror = ReplicaDocument(of: document)
    let (rowID, labelID) = (row.id, label.id)
    var ended = 0
    document.playOnExit(of: label, [fade]) { ended += 1 }
    var sent = fade
    sent.report = try #require(document.expectedReports.first)
    list.setChildren([])
    let patch = document.takePatch()
    #expect(
      patch.operations == [
        .move(labelID, parent: .root, before: .none),
        .setFrame(labelID, FrameChange(Frame(left: 3, top: 9, width: 50, height: 50))),
        .remove(rowID, exit: []), .remove(labelID, exit: [sent]),
      ])
    try apply(patch, to: mirror)
    document.animationEnded(sent.report)
    #expect(ended == 1)
  }

  @Test func anElementOfAHiddenParentPlaysItsExitAboveTheOthers() throws {
    let (list, row, label) = nested()
    let mirror = ReplicaDocument(of: document)
    let labelID = label.id
    document.playOnExit(of: label, [fade])
    label.removeFromParent()
    list.setAttribute("hidden", "")
    let patch = document.takePatch()
    #expect(patch.operations.prefix(1) == [.move(labelID, parent: .root, before: .none)])
    #expect(patch.operations.contains(.remove(labelID, exit: [fade])))
    try apply(patch, to: mirror)
    #expect(row.children.isEmpty)
  }

  @Test func anElementThatWasNeverShownHasNoExit() {
    var ended = 0
    document.playOnExit(of: document.makeElement("p"), [fade]) { ended += 1 }
    #expect(ended == 1)
    #expect(!document.hasChanges)
  }

  @Test func theLongestOfTheExitsIsReported() throws {
    let row = rows(1)[0]
    var ended = 0
    var (late, long) = (fade, fade)
    (late.delay, late.duration) = (200, 100)
    (long.delay, long.duration) = (0, 200)
    document.playOnExit(of: row, [late, long]) { ended += 1 }
    late.report = try #require(document.expectedReports.first)
    let id = row.id
    row.removeFromParent()
    #expect(document.takePatch().operations == [.remove(id, exit: [late, long])])
    #expect(document.animationEnded(late.report))
    #expect(ended == 1)
  }

  @Test func exitsWithoutAnimationsEndAtOnce() {
    let row = rows(1)[0]
    var ended: [String] = []
    document.playOnExit(of: row, []) { ended.append("no animation") }
    document.playOnExit(of: document.makeElement("p"), [fade]) { ended.append("no element") }
    #expect(ended == ["no animation", "no element"])
    #expect(row.exitAnimations.isEmpty)
  }

  @Test func anInvalidEasingOfAnAnimationIsRefused() {
    var notes: [String] = []
    document.reportHandler = { notes.append($0) }
    let row = rows(1)[0]
    var invalid = fade
    invalid.easing = "ease; color: red"
    document.animate(row, invalid)
    #expect(document.takePatch().operations == [.animate(row.id, fade)])
    #expect(notes == ["refused easing: ease; color: red"])
  }

  @Test func anAnimatedStackEndsBeforeAnElementThatStays() {
    let rows = rows(24)
    for (index, row) in rows.enumerated() where index != 12 {
      row.frame?.top = 120 + Double(index - 12) * 12
      document.animateMove(of: row, FrameTransition(duration: 250))
    }
    let operations = document.takePatch().operations
    #expect(operations.contains(.stack(first: rows[0].id, count: 12, dx: 0, dy: 1200)))
    #expect(operations.contains(.stack(first: rows[12].id, count: 12, dx: 0, dy: 1200)))
  }

  @Test func theNumbersOfReportsBeginAgainWithOne() {
    var reports = AnimationReports(last: .max - 1)
    #expect(reports.add {}.number == .max)
    #expect(reports.add {}.number == 1)
    #expect(reports.numbers == [1, .max])
  }

  @Test func theOldestReportIsDroppedAfterTheNumbersBeganAgain() {
    var reports = AnimationReports(last: .max - 1)
    var dropped: [Int] = []
    for number in 0..<AnimationReports.limit { _ = reports.add { dropped.append(number) } }
    #expect(dropped.isEmpty)
    for _ in 0..<3 { reports.add {}.dropped?() }
    #expect(dropped == [0, 1, 2])
    #expect(reports.numbers.count == AnimationReports.limit)
  }
}
