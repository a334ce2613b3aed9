import TestSupport
import Testing

@testable import TrellisDOM

struct PatchDecoderTests {
  private func decode(_ text: String) throws(WireError) -> Patch {
    try Patch(wire: Array(text.utf8))
  }

  @Test func everyOperationSurvivesTheWire() throws {
    let animation = ElementAnimation(
      keyframes: [
        .init(styles: [.init("opacity", "0")]), .init(offset: 0.5, styles: []),
      ], duration: 200, delay: 1.5, easing: "ease-out", iterations: .infinity, fill: .forwards)
    var reported = animation
    reported.report = 77
    let tree = PatchTree(
      tag: "div", frame: FrameChange(left: 1, top: -2, width: 3, height: 400),
      styles: [.init("color", "red")], attributes: [.init("data-on", "click")],
      properties: [.init("value", "x"), .init("checked", true), .init("scrollTop", 1.5)],
      children: [PatchTree(tag: "b", text: "t"), PatchTree(tag: "i")])
    let patch = Patch([
      .create(parent: 1, before: 2, firstID: 9, trees: [tree, tree]), .remove(2, exit: []),
      .remove(3, exit: [animation]), .move(4, parent: 1, before: .none),
      .setAttribute(4, name: "title", value: ""), .removeAttribute(4, name: "title"),
      .setStyle(4, property: "color", value: "red"), .removeStyle(4, property: "color"),
      .setFrame(4, FrameChange(left: 0, height: 105)), .clearFrame(4),
      .shift(first: 4, count: 3, dx: -50, dy: 0), .setText(4, "a"),
      .setProperty(4, name: "value", value: "v", when: .afterEdit(0)),
      .setProperty(4, name: "value", value: false, when: .afterEdit(7)),
      .setProperty(4, name: "value", value: 2, when: .forced), .animate(4, animation),
      .animate(4, reported),
      .remove(3, exit: [animation, reported]), .cancelAnimations(4),
      .transition(FrameTransition(duration: 250, delay: 1.5, easing: "ease"), except: [3, 4]),
      .transition(FrameTransition(duration: 250), except: []), .focus(4),
      .focus(4, ifLost: true), .scrollIntoView(4),
      .announce("said"), .announce("now", isUrgent: true), .title("t"), .title(nil),
      .url("/a", replacing: false),
      .url("/b", replacing: true), .reset(firstID: 2, tree: tree),
    ])
    #expect(try Patch(wire: patch.wire) == patch)
  }

  @Test(arguments: [
    "{}", "[1]", "[[]]", "[[\"a\"],5]", "[[1.5,2]]", "[[\"a\",1],[11,2,\"x\"]]", "[[-1,2]]", "3",
  ])
  func whatIsNoPatchIsRefused(text: String) {
    #expect(throws: WireError.notAPatch) { try decode(text) }
  }

  @Test(arguments: [
    "[11]", "[11,2]", "[11,2,\"a\",1]", "[11,0,\"a\"]", "[11,-1,\"a\"]", "[11,2.5,\"a\"]",
    "[11,4294967296,\"a\"]", "[11,2,0]", "[1,1,0,2]", "[1,1,0,0,[\"div\"]]", "[1,1,0,2,[]]",
    "[1,1,0,2,[\"script\"]]", "[1,1,0,2,[\"div\",[1,2,3]]]", "[1,1,0,2,[\"div\",0,[\"color\"]]]",
    "[1,1,0,2,[\"div\",0,0,[\"onclick\",\"x\"]]]", "[1,1,0,2,[\"div\",0,0,0,0,[]]]",
    "[1,1,0,2,[\"div\",0,0,0,[\"innerHTML\",\"x\"]]]", "[1,1,0,2,[\"div\",0,0,0,0,0]]",
    "[1,1,0,2,[\"div\",0,0,0,0,\"a\",0]]", "[4,2,\"style\",\"x\"]", "[4,2,\"title\"]",
    "[8,2,0]", "[8,2,16,1]", "[8,2,3,1]", "[8,2,1,1.005]", "[8,2,1,1e9]", "[10,2,0,1,1]",
    "[12,2,\"innerHTML\",\"x\"]", "[12,2,\"value\",null]", "[12,2,\"value\",\"x\",0]",
    "[12,2,\"value\",\"x\",-2]", "[17,\"/a\",2]", "[13,2,[1]]", "[2,2,3]", "[14]",
    "[14,2,0]", "[14,2,2]", "[14,2,1,1]", "[20]", "[20,0]", "[20,2,1]",
    "[13,2,[-1,\"ease\",[],0,1,0]]", "[13,2,[1,\"ease\",[[2]],0,1,0]]",
    "[13,2,[1,\"ease\",[],0,1,4]]",
  ])
  func argumentsMustFit(operation: String) {
    #expect(throws: WireError.self) { try decode("[\(operation)]") }
    do { _ = try decode("[\(operation)]") } catch {
      guard case .malformedOperation(_, 0) = error else {
        Issue.record("\(operation): \(error)")
        return
      }
    }
  }

  @Test func unknownOperationsAreNamed() {
    #expect(throws: WireError.unknownOperation(code: 99, index: 1)) {
      try decode("[[14,2],[99,1]]")
    }
    #expect(
      "\(WireError.unknownOperation(code: 99, index: 1))"
        == "Cannot read the patch: operation 1 has the unknown code 99")
  }

  @Test func nestingIsBounded() {
    let open = String(repeating: "[\"b\",0,0,0,0,[", count: 600)
    #expect(throws: WireError.self) { try decode("[[1,1,0,2,\(open)") }
  }

  /// Random damage gives an error or another patch, and never traps.
  @Test func damagedPatchesAreReadOrRefused() throws {
    var refused = 0
    for seed in UInt64(1)...60 {
      var source = RandomDocument(seed: seed)
      source.change(most: 30)
      let wire = source.document.resetPatch().wire
      for _ in 1...20 {
        var damaged = wire
        for _ in 0...source.random.below(3) {
          let place = source.random.below(damaged.count)
          damaged[place] = Array("[]{},\"0159-.:\\ \u{0}a".utf8)[source.random.below(17)]
        }
        do {
          let patch = try Patch(wire: damaged)
          try? ReplicaDocument().apply(patch)
        } catch { refused += 1 }
      }
    }
    #expect(refused > 500)
  }
}
