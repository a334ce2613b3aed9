import TrellisDOM

/// The last view configurations of a build that consist of data only. The rows of a list share one configuration, and
/// so one list of attributes.
struct RecentConfigurations {
  private var known: [ViewConfiguration] = []
  /// The index in ``known`` that is replaced next.
  private var next = 0

  /// The rows of a page have few different elements, so that more would only cost comparisons.
  static let limit = 4

  /// A recent configuration with equal data; otherwise `configuration`, recorded as a recent one.
  ///
  /// A configuration with a text, a listener, a property or a function is returned as it is.
  ///
  /// - Complexity: O(*n*) in the attributes, for each recent configuration with the same kind of element.
  @inline(__always)
  mutating func shared(_ configuration: ViewConfiguration) -> ViewConfiguration {
    guard configuration.attributes.areData else { return configuration }
    for index in known.indices where known[index].isEqualData(to: configuration) {
      return known[index]
    }
    keep(configuration)
    return configuration
  }

  private mutating func keep(_ configuration: ViewConfiguration) {
    if known.count < Self.limit { return known.append(configuration) }
    known[next] = configuration
    next = (next + 1) % Self.limit
  }
}
