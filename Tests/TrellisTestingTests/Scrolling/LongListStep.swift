import TestSupport

/// A step of a schedule: a change of the model, an act of the user, or an event of the network.
enum LongListStep: Sendable {
  /// A place in the list.
  enum Place: Sendable {
    /// A distance in rows from the row that is read.
    case near(Int)
    /// Thousandths of the list.
    case share(Int)
  }

  case insert(Int, Place)
  case remove(Int, Place)
  case move(Place, to: Place)
  /// Expands or collapses a row.
  case toggle(Place)
  /// Steps of a wheel or a key, of some CSS px each and with some milliseconds between them.
  case scroll(by: Int, times: Int, every: Int, areKeys: Bool)
  /// The thumb of the scroll bar is dragged to thousandths of the runway.
  case drag(to: Int)
  /// The application scrolls to a row, whose top comes to the top of the visible part.
  case show(Place)
  case resize(width: Int, height: Int)
  case reload
  case exchange(LossyTab.Fate)
  /// All requests arrive until nothing changes any more, and the page is checked.
  case settle

  /// The steps of a schedule; the last one settles.
  static func schedule(seed: UInt64, count: Int) -> [LongListStep] {
    // Generators of neighbouring seeds return the same numbers, one after the other.
    var random = SeededGenerator(seed: (seed &+ 1) &* 1_000_003)
    var steps: [LongListStep] = []
    for _ in 0..<count {
      steps.append(.random(&random))
      if random.chance(60) { steps.append(.settle) }
    }
    return steps + [.settle]
  }

  private static func random(_ random: inout SeededGenerator) -> LongListStep {
    switch random.below(20) {
    case 0, 1, 2: return .insert(1 + random.below(8), .random(&random))
    case 3, 4: return .remove(1 + random.below(8), .random(&random))
    case 5: return .move(.random(&random), to: .random(&random))
    case 6, 7, 8: return .toggle(.random(&random))
    case 9, 10, 11: return .scroll(by: random.below(801) - 400, times: 1, every: 0, areKeys: true)
    case 12, 13:
      return .scroll(
        by: random.below(1_201) - 600, times: 2 + random.below(12), every: 16 + random.below(60),
        areKeys: random.chance(30))
    case 14: return .drag(to: random.below(1_001))
    case 15: return .show(.random(&random))
    case 16: return .resize(width: 300 + random.below(700), height: 400 + random.below(500))
    case 17: return .reload
    default:
      return .exchange(LossyTab.Fate.allCases[random.below(LossyTab.Fate.allCases.count)])
    }
  }
}

extension LongListStep.Place {
  fileprivate static func random(_ random: inout SeededGenerator) -> Self {
    random.chance(75) ? .near(random.below(81) - 40) : .share(random.below(1_000))
  }
}
