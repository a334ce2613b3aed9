import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct FrameNumbersTests {
  /// The numbers equal the numbers of a dictionary.
  @Test func framesHaveTheNumbersOfTheirFirstCalls() {
    var random = SeededGenerator(seed: 11)
    for capacity in [0, 16, 5_000] {
      var numbers = FrameNumbers(minimumCapacity: capacity)
      var expected: [PackedFrame: Int] = [:]
      for _ in 0..<8_000 {
        let frame = PackedFrame(
          left: Int32.random(in: 0..<4, using: &random),
          top: Int32.random(in: -300..<300, using: &random), width: 0,
          height: Int32.random(in: 0..<3, using: &random))
        let number = expected[frame] ?? expected.count
        expected[frame] = number
        #expect(numbers.number(of: frame) == number)
      }
      #expect(numbers.frames.count == expected.count)
    }
  }

  @Test func anAppendedFrameHasANumberOfItsOwn() {
    var numbers = FrameNumbers()
    let frame = PackedFrame(left: 1, top: 2, width: 3, height: 4)
    numbers.append(frame)
    #expect(numbers.number(of: frame) == 1)
    for _ in 0..<100 { numbers.append(frame) }
    #expect(numbers.number(of: frame) == 1)
    #expect(numbers.frames.count == 102)
  }
}
