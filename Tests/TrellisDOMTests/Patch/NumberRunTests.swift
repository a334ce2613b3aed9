import Testing

@testable import TrellisDOM

struct NumberRunTests {
  @Test(
    arguments: [
      ([], []), ([5], [[5, 1, 0]]), ([5, 9], [[5, 1, 0], [9, 1, 0]]), ([5, 5], [[5, 2, 0]]),
      ([5, 9, 13], [[5, 3, 4]]), ([9, 5, 1, 1], [[9, 3, -4], [1, 1, 0]]),
      ([1, 2, 10, 20, 30], [[1, 1, 0], [2, 1, 0], [10, 3, 10]]),
      ([0, 0, 0, 1, 2, 4], [[0, 3, 0], [1, 1, 0], [2, 1, 0], [4, 1, 0]]),
    ] as [([Int], [[Int]])])
  func numbersAreRunsOfAConstantStep(numbers: [Int], runs: [[Int]]) {
    #expect(NumberRun.runs(of: numbers).map { [$0.first, $0.count, $0.step] } == runs)
  }
}
