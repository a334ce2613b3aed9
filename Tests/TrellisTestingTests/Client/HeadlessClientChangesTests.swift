import Testing
import TrellisDOM
import TrellisSemantics
import TrellisServer

@testable import TrellisTesting

/// Changes of a page, of which the client makes its next tree.
struct HeadlessClientChangesTests {
  private func frame(_ left: Int32, _ top: Int32, _ width: Int32, _ height: Int32) -> FrameChange {
    FrameChange(left: left * 100, top: top * 100, width: width * 100, height: height * 100)
  }

  /// A client with a form (2) of a label (3), a field (4), a list (5) with two options (6, 7), a box (8) with a text (9),
  /// and a dialog (10) with a button (11).
  private func client() throws -> HeadlessClient {
    let client = HeadlessClient()
    let form = PatchTree(
      tag: "form", frame: frame(10, 20, 300, 200),
      children: [
        PatchTree(
          tag: "label", frame: frame(0, 0, 50, 20), attributes: [.init("for", "name")],
          text: "Name"),
        PatchTree(tag: "input", frame: frame(0, 20, 50, 20), attributes: [.init("id", "name")]),
        PatchTree(
          tag: "select", frame: frame(0, 40, 50, 20),
          children: [
            PatchTree(tag: "option", text: "red"), PatchTree(tag: "option", text: "green"),
          ]),
        PatchTree(
          tag: "div", frame: frame(0, 60, 100, 40),
          children: [PatchTree(tag: "p", frame: frame(5, 5, 50, 20), text: "Text")]),
      ])
    let dialog = PatchTree(
      tag: "dialog", frame: frame(0, 0, 100, 100), attributes: [.init("data-layer", "dialog")],
      children: [PatchTree(tag: "button", frame: frame(1, 1, 30, 20), text: "Close")])
    try apply(
      [.create(parent: .root, before: .none, firstID: NodeID(2), trees: [form, dialog])], to: client
    )
    return client
  }

  private func apply(_ operations: [PatchOperation], to client: HeadlessClient) throws {
    try client.apply(Patch(operations).wire, isReset: false)
  }

  /// Whether the client's tree is the one that is made of its document.
  private func isCurrent(_ client: HeadlessClient) -> Bool {
    let made = PageTree(
      client.replica, focus: client.focus?.rawValue, isDark: false, isOpen: client.isOpen)
    let tree = client.tree
    return tree.nodes == made.nodes && tree.areShown == made.areShown
      && tree.areAccessible == made.areAccessible && tree.focus == made.focus
      && tree.title == made.title && tree.labelsByTarget == made.labelsByTarget
      && tree.roleTree == made.roleTree
  }

  private static let changes: [[PatchOperation]] = [
    [.setText(NodeID(9), "Other")],
    [.setAttribute(NodeID(4), name: "id", value: "other")],
    [.setAttribute(NodeID(4), name: "disabled", value: "")],
    [.setAttribute(NodeID(8), name: "hidden", value: "")],
    [.setStyle(NodeID(8), property: "display", value: "none")],
    [.setAttribute(NodeID(3), name: "for", value: "none")],
    [.setAttribute(NodeID(2), name: "aria-hidden", value: "true")],
    [.setFrame(NodeID(8), FrameChange(left: 700)), .setText(NodeID(9), "Far")],
    [
      .setFrame(NodeID(8), FrameChange(left: 700)),
      .setStyle(NodeID(8), property: "color", value: "red"),
    ],
    [.setFrame(NodeID(2), FrameChange(top: 0))],
    [.shift(first: NodeID(4), count: 3, dx: 500, dy: 700)],
    [.clearFrame(NodeID(9))],
    [.setProperty(NodeID(4), name: "value", value: .string("Ada"), when: .forced)],
    [.setProperty(NodeID(5), name: "value", value: .string("green"), when: .forced)],
    [.setText(NodeID(7), "blue"), .setAttribute(NodeID(7), name: "selected", value: "")],
    [.title("Another")],
    [.focus(NodeID(4))],
    [.setAttribute(NodeID(10), name: "data-shown", value: "1")],
    [.remove(NodeID(3), exit: [])],
    [.move(NodeID(8), parent: NodeID(2), before: NodeID(3))],
    [.clear(NodeID(5))],
  ]

  @Test(arguments: Self.changes.indices) func theNextTreeIsThatOfTheDocument(index: Int) throws {
    let client = try client()
    _ = client.tree
    try apply(Self.changes[index], to: client)
    #expect(isCurrent(client))
    // A second change starts from the changed tree.
    try apply([.setText(NodeID(11), "End")], to: client)
    #expect(isCurrent(client))
  }

  @Test func severalPatchesBeforeATreeAreOne() throws {
    let client = try client()
    _ = client.tree
    for changes in Self.changes where changes.count == 2 { try apply(changes, to: client) }
    #expect(isCurrent(client))
    let field = try #require(client.node(4))
    client.edit(field, "value", .string("Bo"))
    #expect(client.tree.element(key: 4)?.value == "Bo")
    #expect(isCurrent(client))
  }

  @Test func aValueKeepsTheIndexOfTheTree() throws {
    let client = try client()
    let before = client.tree
    try apply([.setText(NodeID(9), "Other")], to: client)
    #expect(client.tree !== before)
    #expect(client.tree.element(key: 9)?.text == "Other")
    #expect(before.element(key: 9)?.text == "Text")
  }

  @Test func theFocusIsLostWithItsElement() throws {
    let client = try client()
    try apply([.focus(NodeID(4))], to: client)
    #expect(client.focus == NodeID(4))
    try apply([.setAttribute(NodeID(2), name: "hidden", value: "")], to: client)
    #expect(client.focus == nil)
    #expect(isCurrent(client))
  }

  @Test(arguments: [
    PatchOperation.setStyle(NodeID(2), property: "display", value: "none"),
    .setStyle(NodeID(2), property: "visibility", value: "hidden"),
    .setAttribute(NodeID(4), name: "hidden", value: ""),
  ])
  func theFocusIsLostByAnElementThatIsHidden(operation: PatchOperation) throws {
    let client = try client()
    try apply([.focus(NodeID(4))], to: client)
    try apply([operation], to: client)
    #expect(client.focus == nil)
  }

  @Test func theFocusIsLostInDetailsThatAreClosed() throws {
    let page = try SampleClient(
      "<details id=d open><summary id=s>S</summary><p><input id=x></p></details>")
    try page.client.perform(.focus(page.key("x")))
    try page.apply([.setText(NodeID(3), "T")])
    #expect(page.focused == "x")
    try page.client.perform(.focus(page.key("s")))
    try page.apply([.removeAttribute(NodeID(2), name: "open")])
    #expect(page.focused == "s")
    try page.apply([.setAttribute(NodeID(2), name: "open", value: "")])
    try page.client.perform(.focus(page.key("x")))
    try page.apply([.removeAttribute(NodeID(2), name: "open")])
    #expect(page.client.focus == nil)
  }

  @Test func theServerMayGiveTheFocusOnlyIfTheFocusIsLost() throws {
    let client = try client()
    try apply([.focus(NodeID(4))], to: client)
    try apply([.focus(NodeID(5), ifLost: true)], to: client)
    #expect(client.focus == NodeID(4))
    try apply([.remove(NodeID(4), exit: []), .focus(NodeID(5), ifLost: true)], to: client)
    #expect(client.focus == NodeID(5))
  }

  @Test func theEndOfAnAnimationIsReportedOnRequest() throws {
    let client = try client()
    let plain = ElementAnimation(keyframes: [], duration: 100)
    var reported = plain
    reported.report = 5
    try apply([.animate(NodeID(9), plain), .animate(NodeID(8), reported)], to: client)
    let numbers = client.outbox.compactMap { event -> UInt32? in
      if case .finish(let number) = event { return number }
      return nil
    }
    #expect(numbers == [5])
  }
}
