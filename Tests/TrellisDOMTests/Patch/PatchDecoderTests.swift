import DocumentSupport
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
      .shift(first: 4, count: 3, dx: -50, dy: 0), .clear(4),
      .stack(first: 4, count: 9, dx: 0, dy: -2050), .setText(4, "a"),
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

  @Test func runsOfOperationsSurviveTheWire() throws {
    var patch = Patch()
    for number in UInt32(1)...40 {
      let text: String = number < 20 ? "a" : "\(number)"
      patch.operations.append(.setText(NodeID(number), text))
    }
    for number in UInt32(1)...40 {
      let change = FrameChange(top: Int32(number) * 5, width: number < 30 ? 7 : nil)
      patch.operations.append(.setFrame(NodeID(number), change))
    }
    for number in UInt32(1)...40 {
      patch.operations.append(.move(NodeID(50 - number), parent: 60, before: .none))
    }
    for number in UInt32(1)...40 { patch.operations.append(.remove(NodeID(number * 3), exit: [])) }
    #expect(try Patch(wire: patch.wire) == patch)
    #expect(patch.wire.count < 400)
  }

  /// Runs of frames that change the same sides: any of the four.
  @Test(arguments: 1...15) func runsOfFramesChangeAnySides(mask: Int) throws {
    var patch = Patch()
    for number in UInt32(1)...40 {
      func length(_ bit: Int) -> Int32? { mask & 1 << bit == 0 ? nil : Int32(bit + 2) }
      let change = FrameChange(
        left: length(0), top: length(1), width: length(2), height: length(3))
      patch.operations.append(.setFrame(NodeID(number), change))
    }
    #expect(try Patch(wire: patch.wire) == patch)
    #expect(patch.wire.count < 100)
  }

  @Test(arguments: [
    "{}", "[1]", "[[]]", "[[\"a\"],5]", "[[1.5,2]]", "[[\"a\",1],[11,2,\"x\"]]", "[[-1,2]]", "3",
  ])
  func invalidPatchesAreRefused(text: String) {
    #expect(throws: WireError.notAPatch) { try decode(text) }
  }

  @Test(arguments: [
    "[11]", "[11,2]", "[11,2,\"a\",1]", "[11,0,\"a\"]", "[11,-1,\"a\"]", "[11,2.5,\"a\"]",
    "[11,4294967296,\"a\"]", "[11,2,0]", "[1,1,0,2]", "[1,1,0,0,[\"div\"]]", "[1,1,0,2,[]]",
    "[1,1,0,2,[\"script\"]]", "[1,1,0,2,[\"div\",[1,2,3]]]", "[1,1,0,2,[\"div\",0,[\"color\"]]]",
    "[1,1,0,2,[\"div\",0,0,[\"onclick\",\"x\"]]]", "[1,1,0,2,[\"div\",0,0,0,0,[]]]",
    "[1,1,0,2,[\"div\",0,0,0,[\"innerHTML\",\"x\"]]]", "[1,1,0,2,[\"div\",0,0,0,0,0]]",
    "[1,1,0,2,[\"div\",0,0,0,0,\"a\",0]]", "[4,2,\"style\",\"x\"]", "[4,2,\"title\"]",
    "[6,2,\"behavior\",\"x\"]", "[7,2,\"behavior\"]", "[7,2]",
    "[8,2,0]", "[8,2,16,1]", "[8,2,3,1]", "[8,2,1,1.005]", "[8,2,1,1e9]", "[10,2,0,1,1]",
    "[12,2,\"innerHTML\",\"x\"]", "[12,2,\"value\",null]", "[12,2,\"value\",\"x\",0]",
    "[12,2,\"value\",\"x\",-2]", "[17,\"/a\",2]", "[13,2,[1]]", "[2,2,3]", "[14]",
    "[14,2,0]", "[14,2,2]", "[14,2,1,1]", "[20]", "[20,0]", "[20,2,1]",
    "[13,2,[-1,\"ease\",[],0,1,0]]", "[13,2,[1,\"ease\",[[2]],0,1,0]]",
    "[13,2,[1,\"ease\",[],0,1,4]]", "[21,1]", "[22]", "[22,[5,1,4]]", "[22,[5,3,0]]",
    "[22,[5,3,-5]]",
    "[22,[5,3,1.5]]", "[22,[\"a\",3,1]]", "[22,[5,4294967295,1]]", "[22,[1,1048577,1]]", "[23,1,0]",
    "[23,0,0,5,6]", "[24]", "[24,1,1]", "[25,2,0,0,1]", "[25,2,3,0]", "[25,2,3,0,1e9]",
    "[1,1,0,2,[[\"b\"],1]]", "[1,1,0,2,[[\"b\"],2,0,[1]]]", "[1,1,0,2,[[\"b\"]]]",
    "[1,1,0,2,[[\"b\"],2,0]]", "[1,1,0,2,[[\"b\",0,0,0,0,\"x\"],3,0,[\"y\"]]]",
    "[1,1,0,2,[[\"b\",0,0,0,0,\"x\"],2,0,[\"y\",\"z\"]]]",
    "[1,1,0,2,[[\"b\",0,0,0,0,\"x\"],2,1,[\"y\"]]]",
    "[1,1,0,2,[[\"b\",0,0,0,0,\"x\"],3,0,[[0.5,2,1]]]]",
    "[1,1,0,2,[[\"b\",0,0,0,0,\"x\"],3,0,[[5,2,-9]]]]",
    "[1,1,0,2,[[\"b\",[0,0,1,1]],3,1,[[2e7,2,2e7]]]]",
    "[1,1,0,2,[[\"b\",[0,0,1,1]],3,1,[1,2],0,[1,2]]]", "[1,1,0,2,[[\"b\"],1048577]]",
    "[1,1,0,2,[[[\"b\"],2],2]]", "[1,1,0,2,[[\"b\",0,0,0,0,[[\"i\"]]],1048576]]",
    "[1,1,0,2,[[\"script\"],2]]", "[26]", "[26,[2],[]]", "[26,[2],[\"a\",\"b\"]]", "[26,2,[\"a\"]]",
    "[26,[2],[0]]",
    "[26,[2],[\"a\"],1]", "[27,0,[2]]", "[27,1,[2],[1],[1]]", "[27,1,[2],[\"a\"]]",
    "[27,3,[2],[1]]", "[27,16,[2],[1]]",
  ])
  func malformedArgumentsAreRefused(operation: String) {
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

  @Test func runsAreExpanded() throws {
    let cell = "[\"b\",[0,0,9,9],0,[\"title\",\"t\"],[\"value\",\"v\"],\"1\"]"
    let patch = try decode(
      """
      [[1,1,0,2,[\(cell),4,1,[[10,3,10]],5,[["w",2],3],6,[[2,3,1]]]],[22,2,[5,3,-1]],[23,1,0,[9,2],7],[21]]
      """)
    guard case .create(_, _, _, let trees) = patch.operations[0] else { throw WireError.notAPatch }
    #expect(trees.map(\.text) == ["1", "2", "3", "4"])
    #expect(trees.map(\.frame?.top) == [0, 1000, 2000, 3000])
    #expect(trees.map { $0.properties[0].value } == ["v", "w", "w", 3])
    #expect(trees.allSatisfy { $0.attributes == [.init("title", "t")] })
    #expect(
      patch.operations.dropFirst() == [
        .remove(2, exit: []), .remove(5, exit: []), .remove(4, exit: []), .remove(3, exit: []),
        .move(9, parent: 1, before: .none), .move(9, parent: 1, before: .none),
        .move(7, parent: 1, before: .none),
      ])
  }

  /// Runs cannot make a small patch take much memory.
  @Test func allRunsOfAPatchTogetherAreBounded() {
    let run = "[[\"b\",0,0,0,0,[[\"i\"]]],400000]"
    _ = try? decode("[[1,1,0,2,\(run)]]")
    #expect(throws: WireError.self) { try decode("[[1,1,0,2,\(run),\(run)]]") }
    #expect(throws: WireError.self) {
      try decode("[[22,[1,600000]],[22,[1,600000]]]")
    }
  }

  @Test func damagedRunsAreReadOrRefused() throws {
    var refused = 0
    for seed in Rounds.seeds(60, from: 1) {
      var source = RandomRows(seed: seed)
      source.change()
      let wire = source.document.resetPatch().wire
      for _ in 1...10 {
        var damaged = wire
        for _ in 0...source.random.below(3) {
          let offset = source.random.below(damaged.count)
          damaged[offset] = Array("[]{},\"0159-.:\\ \u{0}a".utf8)[source.random.below(17)]
        }
        do {
          let patch = try Patch(wire: damaged)
          try? ReplicaDocument().apply(patch)
        } catch { refused += 1 }
      }
    }
    #expect(refused > (Rounds.areLong ? 100 : 3))
  }

  /// Random damage gives an error or another patch, and never traps.
  @Test func damagedPatchesAreReadOrRefused() throws {
    var refused = 0
    for seed in Rounds.seeds(60, from: 1) {
      var source = RandomDocument(seed: seed)
      source.change(most: 30)
      let wire = source.document.resetPatch().wire
      for _ in 1...20 {
        var damaged = wire
        for _ in 0...source.random.below(3) {
          let offset = source.random.below(damaged.count)
          damaged[offset] = Array("[]{},\"0159-.:\\ \u{0}a".utf8)[source.random.below(17)]
        }
        do {
          let patch = try Patch(wire: damaged)
          try? ReplicaDocument().apply(patch)
        } catch { refused += 1 }
      }
    }
    #expect(refused > (Rounds.areLong ? 500 : 20))
  }
}
