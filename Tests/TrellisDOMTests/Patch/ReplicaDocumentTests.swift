import Testing

@testable import TrellisDOM

struct ReplicaDocumentTests {
  private func list() throws -> ReplicaDocument {
    let mirror = ReplicaDocument()
    let frame = FrameChange(left: 0, top: 0, width: 1, height: 1)
    let row = PatchTree(tag: "li", frame: frame, text: "a")
    let outer = PatchTree(tag: "ul", children: [row, row])
    try mirror.apply(Patch([.create(parent: 1, before: .none, firstID: 2, trees: [outer])]))
    return mirror
  }

  @Test(arguments: [
    (PatchOperation.setText(9, "a"), PatchError.unknownElement(9)),
    (.setText(2, "a"), .hasChildren(2)),
    (.create(parent: 3, before: .none, firstID: 9, trees: [PatchTree(tag: "b")]), .hasChildren(3)),
    (.create(parent: 1, before: 3, firstID: 9, trees: [PatchTree(tag: "b")]), .notAChild(3, of: 1)),
    (.create(parent: 1, before: 2, firstID: 4, trees: [PatchTree(tag: "b")]), .numberInUse(4)),
    (.move(2, parent: 3, before: .none), .insideItself(2)),
    (.move(3, parent: 2, before: 3), .notAChild(3, of: 2)),
    (.move(1, parent: 2, before: .none), .rootIsFixed), (.remove(1, exit: []), .rootIsFixed),
    (.shift(first: 3, count: 3, dx: 1, dy: 1), .cannotShift(3)),
    (.shift(first: 2, count: 1, dx: 1, dy: 1), .cannotShift(2)),
  ])
  func operationsThatDoNotFitAreRefused(operation: PatchOperation, error: PatchError) throws {
    let mirror = try list()
    #expect(throws: error) { try mirror.apply(Patch([operation])) }
    #expect("\(error)".hasPrefix("Cannot apply the patch: "))
  }

  @Test func describesEachElementOnOneLine() throws {
    #expect(
      try list().root.description
        == """
        1 div
          2 ul
            3 li @0,0,100,100 "a"
            4 li @0,0,100,100 "a"
        """.replacing("100,100", with: "1,1"))
  }

  @Test func aFocusForALostOneIsTakenIfTheOtherIsGone() throws {
    let mirror = try list()
    try mirror.apply(Patch([.focus(3)]))
    try mirror.apply(Patch([.focus(4, ifLost: true)]))
    #expect(mirror.focus == 3)
    try mirror.apply(Patch([.remove(3, exit: []), .focus(4, ifLost: true)]))
    #expect(mirror.focus == 4)
  }

  @Test func theElementsOfARemovedTreeAreUnknown() throws {
    let mirror = try list()
    try mirror.apply(Patch([.remove(2, exit: [])]))
    #expect(mirror.count == 1)
    #expect(throws: PatchError.unknownElement(3)) { try mirror.apply(Patch([.setText(3, "a")])) }
  }

  @Test func documentsWithOtherTitlesDiffer() throws {
    let (one, other) = (try list(), try list())
    #expect(one == other)
    try other.apply(Patch([.title("Other")]))
    #expect(one != other)
  }
}
