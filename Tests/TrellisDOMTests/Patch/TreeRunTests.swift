import Testing

@testable import TrellisDOM

/// New elements of equal form in the wire format.
struct TreeRunTests {
  /// Whether the created `trees` are written as a run; a decoder has to read the same trees.
  private func isRun(_ trees: [PatchTree]) throws -> Bool {
    let patch = Patch([.create(parent: 1, before: .none, firstID: 2, trees: trees)])
    #expect(try Patch(wire: patch.wire) == patch)
    // The last operation of a patch with runs.
    return String(decoding: patch.wire, as: UTF8.self).hasSuffix(",[21]]")
  }

  private func rows(_ count: Int, tag: String = "li", text: (Int) -> String) -> [PatchTree] {
    (0..<count).map { PatchTree(tag: tag, text: text($0)) }
  }

  @Test func sixteenTreesAreARun() throws {
    #expect(try isRun(rows(16) { _ in "a" }))
    #expect(try !isRun(rows(15) { _ in "a" }))
    #expect(try !isRun(rows(15) { _ in "a" } + rows(15, tag: "p") { _ in "a" }))
  }

  @Test func elementsOfTheProgramAreNoRun() throws {
    #expect(try !isRun(rows(20, tag: "x-row") { _ in "a" }))
  }

  /// The frames of a run may differ in any one side.
  @Test(arguments: 0..<4) func framesOfARunKeepEachSide(side: Int) throws {
    let trees = (0..<20).map { number in
      func length(_ index: Int) -> Int32 { index == side ? Int32(number * number) : 100 }
      let frame = FrameChange(
        left: length(0), top: length(1), width: length(2), height: length(3))
      return PatchTree(tag: "li", frame: frame, text: "a")
    }
    #expect(try isRun(trees))
  }

  @Test func numbersKeepTheirZeros() throws {
    #expect(try isRun(rows(20) { "\($0 / 10)\($0 % 10)" }))
    #expect(try isRun(rows(20) { "\($0)" }))
    #expect(try isRun(rows(20) { "\(9_999_990 + $0)" }))
    #expect(try isRun(rows(20) { $0 < 3 ? "0" : "\($0 * 7)" }))
  }
}
