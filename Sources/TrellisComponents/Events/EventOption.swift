import TrellisBase
import TrellisDOM

/// An option of a listener for an event of the browser.
public enum EventOption: Hashable, Sendable {
  /// Sends the event after this time without another one, with the newest values; 1 to 60,000 ms.
  case debounced(milliseconds: Int)
  /// Sends events with at least this time between two, the first at once, and the newest last; 1 to 60,000 ms.
  case throttled(milliseconds: Int)
  /// Keeps the browser from its own action.
  case preventDefault
  /// Keeps the event from the listeners of the views around this one.
  case stopPropagation
  /// Only the first event is sent; the server refuses any other.
  case once
  /// Never keeps the browser from its own action, so that scrolling does not wait for the script. Listeners without
  /// ``preventDefault`` do this anyway; both options together are a mistake.
  case passive
  /// The listener gets the event before the listeners of the views inside.
  case capture
  /// Ignores the events of the elements inside.
  case selfOnly
  /// The events of the pointer reach the element until the pointer is released; for `pointerdown`.
  case capturePointer
}

extension ListenerOptions {
  /// - Parameter fields: the names of the properties that are sent.
  init(_ options: [EventOption], fields: [String]) {
    self.init(fields: fields)
    for option in options {
      switch option {
      case .debounced(let time): debounce = UInt16(min(max(time, 1), 60_000))
      case .throttled(let time): throttle = UInt16(min(max(time, 1), 60_000))
      case .preventDefault: flags.insert(.preventDefault)
      case .stopPropagation: flags.insert(.stopPropagation)
      case .once: flags.insert(.once)
      case .capture: flags.insert(.capture)
      case .selfOnly: flags.insert(.selfOnly)
      case .capturePointer: flags.insert(.capturePointer)
      case .passive: break
      }
    }
    require(
      !(options.contains(.passive) && options.contains(.preventDefault)),
      "A passive listener cannot keep the browser from its action; use one of the two options")
  }
}
