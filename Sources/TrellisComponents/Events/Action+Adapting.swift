extension Action {
  /// An action that receives a value of another type, converts it to a `Value`, and sends that.
  ///
  /// An empty action stays empty.
  ///
  /// - Parameter identity: two adapted actions are equal if their original actions and their identities are
  ///   equal; without an identity, an action is equal to copies of itself only.
  public func adapted<Other>(
    identity: AnyHashable? = nil, _ change: @escaping (Other) -> Value
  ) -> Action<Other> {
    adapted(.closure(identity), change)
  }

  private func adapted<Other>(
    _ changeIdentity: ActionIdentity, _ change: @escaping (Other) -> Value
  ) -> Action<Other> {
    guard !isEmpty else { return Action<Other>() }
    return Action<Other>(
      .adapted(identity, changeIdentity),
      { value, sender, start in send(change(value), from: sender, startingAt: start) },
      target: { sender, start in initialTarget(from: sender, startingAt: start) })
  }

  /// An action without a value that always sends `value`; two are equal if their values are.
  ///
  /// Source: ComponentKit's demotion (row H7).
  public func demoted(sending value: Value) -> Action<Void> where Value: Hashable {
    adapted(.named(value)) { value }
  }

  /// An action without a value that always sends `value`.
  public func demoted(sending value: Value, identity: AnyHashable? = nil) -> Action<Void> {
    adapted(identity: identity) { value }
  }

  /// An action that runs all of `actions`, in order; never an empty one.
  ///
  /// Source: ComponentKit's combination (row H8).
  public static func combine(_ actions: Action...) -> Action {
    Action(.combined(actions.map(\.identity))) { value, sender, start in
      for action in actions { action.send(value, from: sender, startingAt: start) }
    }
  }
}

extension Action where Value == Void {
  /// This action with an ignored value parameter.
  ///
  /// Source: ComponentKit's promotion (row H6).
  public func promoted<Other>(taking type: Other.Type = Other.self) -> Action<Other> {
    adapted(.named("promoted")) { _ in }
  }
}

extension Action {
  /// This action with an additional, ignored value.
  public func promoted<Extra>(with extra: Extra.Type) -> Action<(Value, Extra)> {
    adapted(.named("promoted")) { (both: (Value, Extra)) in both.0 }
  }
}
