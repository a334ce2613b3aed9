import TrellisBase

/// The state that only some elements have: listeners, live properties and exit animations.
package class LiveState {
  /// A handler with the shared description of its event and options.
  struct Entry {
    let spec: ListenerSpec
    /// `nil` if the document's forwarder receives the event, as for all views of components; see
    /// ``Element/forward(_:options:)``.
    var handler: ((UIEvent) -> Void)?
  }

  /// The first listener, stored without an array, as most elements with listeners have one.
  private var first: Entry?
  private var others: [Entry] = []
  package var field: FieldState?

  init() {}

  /// Copies a shared state for an element that changes it.
  init(copying shared: LiveState) {
    first = shared.first
    others = shared.others
  }

  func hasListener(where isWanted: (Entry) -> Bool) -> Bool {
    guard let first else { return false }
    return isWanted(first) || others.contains(where: isWanted)
  }

  /// Sorted by event.
  var listeners: [Entry] {
    get { first.map { [$0] + others } ?? [] }
    set {
      first = newValue.first
      others = Array(newValue.dropFirst())
    }
  }

  /// Whether a listener with ``ListenerOptions/Flags/once`` has received its event.
  func hasFired(_ event: String) -> Bool { field?.firedEvents.contains(event) ?? false }

  func listener(_ event: String) -> Entry? {
    if let first, first.spec.event == event { return first }
    return others.first { $0.spec.event == event }
  }

  package var properties: [FieldState.Property] {
    get { field?.properties ?? [] }
    set {
      if field == nil && !newValue.isEmpty { field = FieldState() }
      field?.properties = newValue
    }
  }

  /// The identity of the only listener's ``ListenerSpec``, 0 without a listener, or `nil` if there is a second listener
  /// or other state.
  package var soleListenerKey: UInt? {
    guard field == nil, others.isEmpty else { return nil }
    return first.map { UInt(bitPattern: Unmanaged.passUnretained($0.spec).toOpaque()) } ?? 0
  }

  /// The value of the attribute `data-on`: `click keydown:p,k=Enter`.
  package var words: String {
    guard let first else { return "" }
    return others.isEmpty
      ? first.spec.words : listeners.map(\.spec.words).joined(separator: " ")
  }
}

/// The immutable state that elements share if they forward the same event and have no other live state.
final class SharedLiveState: LiveState {
  init(_ spec: ListenerSpec) {
    super.init()
    listeners = [Entry(spec: spec, handler: nil)]
  }
}

/// Live properties and other rare state of an element.
package final class FieldState {
  package struct Property: Equatable {
    package let name: String
    package var value: PropertyValue
    var isForced = false
    /// Whether the value was reported by the client.
    var isClients = false

    /// The UTF-8 length of a string value in bytes; 0 for other values.
    var byteCount: Int { if case .string(let text) = value { text.utf8.count } else { 0 } }
  }

  /// Sorted by name.
  var properties: [Property] = []
  var exitAnimations: [ElementAnimation] = []
  /// The events that listeners with ``ListenerOptions/Flags/once`` have received.
  var firedEvents: Set<String> = []
  /// The number of the client's last edit of this element; zero if there was none.
  var edit: UInt32 = 0
}

/// The event and the options of a listener, without its handler.
final class ListenerSpec: Hashable {
  let event: String
  let options: ListenerOptions
  /// The event and the options in the format of `data-on`.
  let words: String

  init(event: String, options: ListenerOptions) {
    self.event = event
    self.options = options
    let words = options.words
    self.words = words.isEmpty ? event : "\(event):\(words)"
  }

  static func == (lhs: ListenerSpec, rhs: ListenerSpec) -> Bool {
    lhs === rhs || (lhs.event == rhs.event && lhs.options == rhs.options)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(event)
    hasher.combine(options)
  }
}
