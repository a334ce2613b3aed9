/// Chooses better line ends for one paragraph than greedy filling, with the same number of lines.
struct OptimalLineEnds {
  let wrapping: LineWrapping
  let candidates: BreakCandidates
  let worker: TextWorker

  /// The candidates at which the lines end; `nil` to keep the current ends.
  ///
  /// - Parameter lineCount: the number of lines; it does not change.
  func ends(lineCount: Int) -> [Int]? {
    switch wrapping {
    case .greedy:
      return nil
    case .balanced:
      return candidates.balancedEnds(count: lineCount)
    case .pretty:
      let greedy = candidates.greedyEnds(
        firstWidth: candidates.firstWidth, nextWidth: candidates.nextWidth, limit: lineCount)
      guard let greedy, greedy.count == lineCount else { return nil }
      var tables = worker.tables
      worker.tables = TotalFit.Tables()
      defer { worker.tables = tables }
      return TotalFit(candidates: candidates).ends(greedy: greedy, tables: &tables)
    }
  }
}
