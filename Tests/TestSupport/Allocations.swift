internal import CTestAllocations

/// The memory allocations of synchronous work.
///
/// Counted on the calling thread, so that tests which run at the same time do not count. The work must run once before,
/// so that lazy values and caches exist.
public enum Allocations {
  /// Whether allocations can be counted: on Linux with glibc, without a sanitizer.
  public static var areCounted: Bool { test_allocations_are_counted() }

  /// Calls `body`.
  ///
  /// - Returns: its result, and the number of allocations during the call.
  public static func counting<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, count: Int) {
    let start = test_allocations()
    let result = try body()
    return (result, Int(test_allocations() - start))
  }
}
