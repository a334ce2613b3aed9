import Synchronization

/// The axes of a parent size that were read so far.
package final class ParentSizeReadings: Sendable {
  private let recorded = Atomic<UInt8>(0)

  package init() {}

  package var axes: ParentSize.Axes {
    ParentSize.Axes(rawValue: recorded.load(ordering: .relaxed))
  }

  package func record(_ axes: ParentSize.Axes) {
    recorded.bitwiseOr(axes.rawValue, ordering: .relaxed)
  }

  /// Clears the recorded axes.
  package func reset() { recorded.store(0, ordering: .relaxed) }
}
