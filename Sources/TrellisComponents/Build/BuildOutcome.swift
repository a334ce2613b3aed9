/// The difference that a build made to the layouts of a component.
enum BuildOutcome: Comparable {
  /// The cached layouts are valid, or the component is new and has none.
  case unchanged
  /// The sizes and positions of the cached layouts are valid, but some of the components in them were replaced.
  case refreshed
  /// The component needs new layouts.
  case changed
}
