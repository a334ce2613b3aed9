import TrellisComponents
import TrellisLayout

/// The heights of the rows of a grid.
struct GridRows {
  private(set) var heights: [Double]
  /// The distance of the common baseline from the top of each row.
  private(set) var baselines: [Double]
  private var descents: [Double]
  private var grows: [Bool]

  init(_ count: Int) {
    heights = Array(repeating: 0, count: count)
    baselines = heights
    descents = heights
    grows = Array(repeating: false, count: count)
  }

  /// Makes row `row` at least as high as a view in it.
  ///
  /// - Parameter baseline: the baseline of the view, if the view is aligned to the baseline of the
  ///   row.
  mutating func add(height: Double, baseline: Double?, grows: Bool, at row: Int) {
    if let baseline {
      baselines[row] = max(baselines[row], baseline)
      descents[row] = max(descents[row], height - baseline)
      heights[row] = max(heights[row], baselines[row] + descents[row])
    } else {
      heights[row] = max(heights[row], height)
    }
    self.grows[row] = self.grows[row] || grows
  }

  /// Distributes free height among the rows with a view that grows.
  mutating func grow(to height: Double, spacing: Double) {
    let open = grows.indices.filter { grows[$0] }
    let free = height - total(spacing: spacing)
    guard free > 0, !open.isEmpty else { return }
    for row in open { heights[row] += free / Double(open.count) }
  }

  func total(spacing: Double) -> Double {
    heights.reduce(0, +) + spacing * Double(max(0, heights.count - 1))
  }

  /// The distance of each row from the top of the first one.
  func tops(spacing: Double) -> [Double] {
    var tops: [Double] = []
    tops.reserveCapacity(heights.count)
    var top = 0.0
    for height in heights {
      tops.append(top)
      top += height + spacing
    }
    return tops
  }
}

/// The first baseline in a layout; the bottom edge of a layout without text.
func baseline(of layout: Layout) -> Double { layout.firstBaseline ?? layout.size.height }
