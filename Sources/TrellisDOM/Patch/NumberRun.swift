/// Numbers with a constant step, such as the ids of rows and the tops of their frames.
struct NumberRun: Equatable {
  let first: Int
  let count: Int
  /// Zero for a single number.
  let step: Int

  /// `numbers` as runs, in order: three or more with a constant step, two or more equal ones, and single numbers.
  ///
  /// - Precondition: the numbers have at most 33 bits.
  /// - Complexity: O(*n*).
  static func runs(of numbers: [Int]) -> [NumberRun] {
    var runs: [NumberRun] = []
    var index = 0
    while index < numbers.count {
      var count = 1
      var step = 0
      if index + 1 < numbers.count {
        step = numbers[index + 1] - numbers[index]
        count = 2
        while index + count < numbers.count,
          numbers[index + count] - numbers[index + count - 1] == step
        { count += 1 }
      }
      // As a run, two numbers with a step are not shorter.
      if count == 2 && step != 0 { (count, step) = (1, 0) }
      runs.append(NumberRun(first: numbers[index], count: count, step: step))
      index += count
    }
    return runs
  }
}
