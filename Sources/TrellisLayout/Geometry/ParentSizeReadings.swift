import Synchronization

/// The axes of a parent size that were read so far.
package final class ParentSizeReadings: Sendable {
  private let noted = Atomic<UInt8>(0)

  package init() {}

  package var axes: ParentSize.Axes {
    ParentSize.Axes(rawValue: noted.load(ordering: .relaxed))
  }

  package func record(_ axes: ParentSize.Axes) {
    noted.bitwiseOr(axes.rawValue, ordering: .relaxed)
  }

  /// Clears the recorded axes.
  package func reset() { noted.store(0, ordering: .relaxed) }
}
