/// The limit of the memory for paths: many changes in very deep elements would need the product of both. Beyond the limit
/// a page is replaced as a whole.
enum PathLimit {
  /// The number of child indexes in all paths of a list of operations together.
  @TaskLocal static var indexes = 32_000_000
}
