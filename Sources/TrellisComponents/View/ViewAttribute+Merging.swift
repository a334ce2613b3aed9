import TrellisBase
public import TrellisDOM

extension ViewAttribute {
  /// The attribute with the effect of two attributes that set the same thing: the later one overrides, but
  /// class names, commands and listeners are combined.
  func merged(with later: ViewAttribute) -> ViewAttribute {
    switch (self, later) {
    case (.className(let names), .className(let name)):
      names.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(name.utf8) }
        ? self : .className(names + " " + name)
    case (.attribute(Self.commands, let words), .attribute(Self.commands, let more)):
      .attribute(Self.commands, words + " " + more)
    case (.attribute(Self.recognizers, let words), .attribute(Self.recognizers, let more)):
      .attribute(Self.recognizers, Self.unitedRecognizers(words, more))
    case (.listener(_, _, let action), .listener) where action.isEmpty: later
    case (.listener, .listener(_, _, let action)) where action.isEmpty: self
    case (.listener(let event, let options, let action), .listener(_, let others, let next)):
      .listener(
        event, options.merged(with: others, for: event),
        .listeners(action.filtered(by: options.keys), next.filtered(by: others.keys)))
    default: later
    }
  }
}

extension ListenerOptions {
  /// The options of one listener in place of two: an event is sent to the server if one of the two requests it, and as
  /// soon as one requests it.
  fileprivate func merged(with other: ListenerOptions, for event: String) -> ListenerOptions {
    let reactions: Flags = [.preventDefault, .stopPropagation]
    require(
      keys == other.keys || flags.intersection(reactions) == other.flags.intersection(reactions),
      """
      Two listeners for \(event) on one view request different keys, and only one of them suppresses the \
      browser's action; give both the same options, or use one listener that compares the key
      """)
    require(
      flags.contains(.selfOnly) == other.flags.contains(.selfOnly),
      """
      Two listeners for \(event) on one view differ in selfOnly, which one event cannot distinguish; give \
      both the same options
      """)
    require(
      flags.contains(.once) == other.flags.contains(.once),
      """
      Only one of two listeners for \(event) on one view is for one event; give both the same options
      """)
    return ListenerOptions(
      debounce: min(debounce, other.debounce), throttle: min(throttle, other.throttle),
      flags: flags.union(other.flags),
      keys: keys.isEmpty || other.keys.isEmpty
        ? [] : keys + other.keys.filter { !keys.contains($0) },
      fields: fields + other.fields.filter { !fields.contains($0) })
  }
}

extension Action<UIEvent> {
  /// An action that runs `first` and then `second`, unless `first` stops the event.
  fileprivate static func listeners(_ first: Action, _ second: Action) -> Action {
    Action(.combined([first.identity, second.identity])) { event, sender, start in
      ListenerDispatch.run {
        first.send(event, from: sender, startingAt: start)
        guard !$0.isStopped else { return }
        second.send(event, from: sender, startingAt: start)
      }
    }
  }

  /// This action for events of `keys` only; for all events if `keys` is empty.
  fileprivate func filtered(by keys: [String]) -> Action {
    guard !keys.isEmpty else { return self }
    return Action(.combined([identity, .named(keys)])) { event, sender, start in
      guard let key = event.key, keys.contains(key) else { return }
      send(event, from: sender, startingAt: start)
    }
  }
}

/// The dispatch of one event to the listeners of a view.
private final class ListenerDispatch {
  var isStopped = false

  private static let threadValue = ThreadValue<ListenerDispatch>(index: 3)

  /// The dispatch of the current event; `nil` outside a listener.
  static var current: ListenerDispatch? { threadValue.current }

  /// Calls `body` with the current dispatch, or with a new one.
  static func run(_ body: (ListenerDispatch) -> Void) {
    if let current { return body(current) }
    let dispatch = ListenerDispatch()
    threadValue.with(dispatch) { body(dispatch) }
  }
}

extension UIEvent {
  /// Stops the dispatch of this event to the later listeners of the same view.
  ///
  /// Listeners of one event on one view are called in the order of their attributes: a standard component's own
  /// listeners before the listeners passed to it. Has no effect outside a listener.
  public func stopImmediatePropagation() { ListenerDispatch.current?.isStopped = true }
}
