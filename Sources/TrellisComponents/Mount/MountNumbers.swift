/// The numbers with which the mounts of one mounter mark visited components and views.
struct MountNumbers {
  /// The number of the newest mount.
  private(set) var generation: UInt32 = 0
  private var mark: UInt32 = 0
  private var stamp: UInt32 = 0

  /// Begins a mount.
  mutating func nextGeneration() -> UInt32 {
    generation &+= 1
    return generation
  }

  /// A number for a comparison of layouts (``MountInfo/mark``).
  mutating func nextMark() -> UInt32 {
    mark &+= 1
    return mark
  }

  /// A number for views, never 0: 0 marks a view that no mount has visited.
  mutating func nextStamp() -> UInt32 {
    stamp = stamp == .max ? 1 : stamp + 1
    return stamp
  }
}
