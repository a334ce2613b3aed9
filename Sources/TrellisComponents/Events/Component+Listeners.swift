extension Component {
  /// The events that the component's view listens to, each with its action, for descriptions and tests.
  ///
  /// Source: ComponentKit's list of a view's actions (row H21).
  public final var listenedActions: [(event: String, action: String)] {
    (viewConfiguration?.attributes.list ?? []).compactMap { attribute in
      guard case .listener(let event, _, let action) = attribute, !action.isEmpty else {
        return nil
      }
      return (event, "\(action)")
    }
  }
}
