/// The state that only some elements have: listeners, and the state of form fields and leaving elements.
class LiveState {
  /// A handler with the description of the events it is for, which many elements share.
  struct Entry {
    let spec: ListenerSpec
    /// `nil` for an event that is forwarded to whatever shows in the element.
    var handler: ((UIEvent) -> Void)?
  }

  /// Most elements that listen at all listen to one event; it needs no array.
  private var first: Entry?
  private var others: [Entry] = []
  var field: FieldState?

  init() {}

  /// A state of an element's own, which starts as a shared one.
  init(copying shared: LiveState) {
    first = shared.first
    others = shared.others
  }

  /// Sorted by event.
  var listeners: [Entry] {
    get { first.map { [$0] + others } ?? [] }
    set {
      first = newValue.first
      others = Array(newValue.dropFirst())
    }
  }

  func listener(_ event: String) -> Entry? {
    if let first, first.spec.event == event { return first }
    return others.first { $0.spec.event == event }
  }

  var properties: [FieldState.Property] {
    get { field?.properties ?? [] }
    set {
      if field == nil && !newValue.isEmpty { field = FieldState() }
      field?.properties = newValue
    }
  }

  /// The listeners in the words of the attribute `data-on`: `click keydown:p,k=Enter`.
  var words: String {
    guard let first else { return "" }
    return others.isEmpty
      ? first.spec.words : listeners.map(\.spec.words).joined(separator: " ")
  }
}

/// The shared, constant state of elements that forward the same event and have no other state.
final class SharedLiveState: LiveState {
  init(_ spec: ListenerSpec) {
    super.init()
    listeners = [Entry(spec: spec, handler: nil)]
  }
}

/// Live properties, and other state of few elements.
final class FieldState {
  struct Property: Equatable {
    let name: String
    var value: PropertyValue
    var isForced = false
    /// Whether the client said that the property has this value.
    var isClients = false

    /// The bytes of a text.
    var byteCount: Int { if case .string(let text) = value { text.utf8.count } else { 0 } }
  }

  /// Sorted by name.
  var properties: [Property] = []
  var exitAnimations: [ElementAnimation] = []
  /// The number of the client's last edit of this element; zero if there was none.
  var edit: UInt32 = 0
}

/// The event and the options of a listener, without its handler.
final class ListenerSpec: Hashable {
  let event: String
  let options: ListenerOptions
  /// The event and the options as `data-on` spells them.
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
