import TrellisDOM

extension Element {
  /// Calls the listener for events of a type; without one, does nothing.
  func send(_ type: String) { listener(type)?.handler(UIEvent(type: type, target: id)) }
}
