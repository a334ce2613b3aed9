import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct FrameRulesTests {
  private func rules(_ frames: [Frame], where isIncluded: (Int) -> Bool = { _ in true }) -> String {
    var rules = FrameRules()
    for frame in frames { _ = rules.index(of: PackedFrame(frame)) }
    let bytes = ByteBuffer()
    rules.write(prefix: "f", into: bytes, where: isIncluded)
    return bytes.text
  }

  private func frames(left: [Double] = [0], top: [Double] = [0]) -> [Frame] {
    left.flatMap { left in top.map { Frame(left: left, top: $0, width: 5, height: 6) } }
  }

  @Test func twoFramesShareNoRule() {
    #expect(
      rules(frames(left: [1, 2])) == """
        .f0{left:1px;top:0;width:5px;height:6px}
        .f1{left:2px;top:0;width:5px;height:6px}

        """)
  }

  @Test func threeFramesThatDifferInOneSideShareARule() {
    #expect(
      rules(frames(left: [1, 2, 3])) == """
        .f0,.f1,.f2{top:0;width:5px;height:6px}
        .f0{left:1px}
        .f1{left:2px}
        .f2{left:3px}

        """)
  }

  @Test func theLargerOfTwoGroupsIsShared() {
    let grid = frames(left: [1, 2, 3], top: [1, 2, 3, 4])
    let shared = rules(grid).split(separator: "\n").filter { $0.contains(",.") }
    #expect(
      shared.map { $0.split(separator: "{")[0] } == [
        ".f0,.f1,.f2,.f3", ".f4,.f5,.f6,.f7", ".f8,.f9,.f10,.f11",
      ])
  }

  @Test func theRestOfADividedGroupSharesNoRule() {
    // A column of three, whose first frame is in a row of five.
    let all = frames(top: [1, 2, 3]) + frames(left: [1, 2, 3, 4], top: [1])
    let shared = rules(all).split(separator: "\n").filter { $0.contains(",.") }
    #expect(shared.map { $0.split(separator: "{")[0] } == [".f0,.f3,.f4,.f5,.f6"])
  }

  @Test func equalFramesHaveOneNumber() {
    var rules = FrameRules()
    let frame = PackedFrame(Frame(left: 1, top: 2, width: 3, height: 4))
    #expect(rules.index(of: frame) == 0)
    #expect(rules.index(of: PackedFrame(.zero)) == 1)
    #expect(rules.index(of: frame) == 0)
    rules.add(frame)
    #expect(rules[2] == frame)
  }

  @Test func onlyTheWantedFramesHaveRules() {
    #expect(
      rules(frames(left: [1, 2, 3])) { $0 != 1 } == """
        .f0{left:1px;top:0;width:5px;height:6px}
        .f2{left:3px;top:0;width:5px;height:6px}

        """)
  }
}
