import Testing

@testable import TrellisDOM

struct ShiftTests {
  private func list(_ count: Int) -> (Document, [Element]) {
    let document = Document()
    let rows = (0..<count).map { index in
      let row = document.makeElement("li")
      row.frame = Frame(left: 0, top: Double(index) * 10, width: 50, height: 10)
      return row
    }
    document.root.setChildren(rows)
    document.announceAll()
    return (document, rows)
  }

  @Test func aHiddenNeighbourDoesNotEndARun() throws {
    let (document, rows) = list(9)
    rows[4].setAttribute("hidden", "")
    _ = document.takePatch()
    let mirror = ReplicaDocument(of: document)
    for row in rows where row !== rows[4] { row.frame?.top += 7 }
    let patch = document.takePatch()
    #expect(patch.operations == [.shift(first: rows[0].id, count: 9, dx: 0, dy: 700)])
    try mirror.apply(patch)
    #expect(mirror == ReplicaDocument(of: document))
  }

  @Test func hiddenElementsAtTheEndsAreNotShifted() throws {
    let (document, rows) = list(5)
    for index in [0, 4] { rows[index].setAttribute("hidden", "") }
    _ = document.takePatch()
    let mirror = ReplicaDocument(of: document)
    for row in rows[1...3] { row.frame?.left += 7 }
    let patch = document.takePatch()
    #expect(patch.operations == [.shift(first: rows[1].id, count: 3, dx: 700, dy: 0)])
    try mirror.apply(patch)
    #expect(mirror == ReplicaDocument(of: document))
    #expect(rows[4].frame?.left == 0)
  }

  private func moves(_ document: Document) -> [NodeID] {
    document.takePatch().operations.compactMap {
      if case .move(let id, _, _) = $0 { id } else { nil }
    }
  }

  @Test func ancestorsOfAPinnedElementStayToo() {
    let (document, rows) = list(6)
    let frame = document.makeElement("iframe")
    frame.isPinned = true
    rows[0].insert(frame)
    document.announceAll()
    document.root.setChildren(Array(rows[1...]) + [rows[0]])
    #expect(!moves(document).contains(rows[0].id))
    frame.isPinned = false
    document.root.setChildren(rows)
    #expect(moves(document) == [rows[0].id])
  }

  @Test func theElementInUseStays() {
    let (document, rows) = list(6)
    let field = document.makeElement("input")
    rows[0].insert(field)
    document.announceAll()
    document.recordActivity(of: field)
    document.root.setChildren(Array(rows[1...]) + [rows[0]])
    #expect(Set(moves(document)) == Set(rows[1...].map(\.id)))
  }
}
