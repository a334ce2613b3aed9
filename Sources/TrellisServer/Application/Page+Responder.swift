public import TrellisComponents

/// The page is the last responder: it receives the actions that no component and no controller handles.
///
/// `Action(to: Page.self)` reaches the page from each component.
extension Page: Responder {
  /// Calls `body` for each action `name` that no component and no controller of the page handles. A second call for
  /// a name replaces the first. Does nothing if the page has ended.
  ///
  /// ```swift
  /// page.onAction("save") { event in try store.save(event.value(as: Draft.self)) }
  /// ```
  ///
  /// - Parameter name: the name of the action; actions by type reach the page without this method.
  public func onAction(_ name: ActionName, _ body: @escaping (ActionEvent) throws -> Void) {
    if !work.isEnded { actions[name] = body }
  }

  /// No responder comes after the page.
  public var nextResponder: (any Responder)? { nil }

  /// Whether ``onAction(_:_:)`` was called for `action`, or pages themselves implement it.
  public func canPerform(_ action: ActionName, sender: Component?) -> Bool {
    actions[action] != nil || action.isImplemented(by: self)
  }

  /// Calls the body that ``onAction(_:_:)`` set for `action`; the page shows an error that the body throws.
  public func perform(_ action: ActionName, event: ActionEvent) {
    run(action.name) { try actions[action]?(event) }
  }

  /// This page, if it can perform `action`.
  public func target(for action: ActionName, sender: Component?) -> (any Responder)? {
    canPerform(action, sender: sender) ? self : nil
  }
}
