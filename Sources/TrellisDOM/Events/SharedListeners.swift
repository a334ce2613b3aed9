/// A document's pool of listener descriptions and of states of elements that only forward one event.
struct SharedListeners {
  /// The number of descriptions at which the pool is emptied.
  private static let limit = 256

  private var specs: Set<ListenerSpec> = []
  private var states: [ObjectIdentifier: SharedLiveState] = [:]
  /// The first descriptions; a linear search of these precedes the look-up in ``specs``.
  private var few: [ListenerSpec] = []
  private static let limitOfFew = 4

  /// The shared description for an event and options.
  mutating func spec(event: String, options: ListenerOptions) -> ListenerSpec {
    for spec in few where spec.event == event && spec.options == options { return spec }
    let spec = ListenerSpec(event: event, options: options)
    if specs.count >= Self.limit {
      specs = []
      states = [:]
      few = []
    }
    let (isNew, shared) = specs.insert(spec)
    if isNew, few.count < Self.limitOfFew { few.append(shared) }
    return shared
  }

  /// The state shared by all elements that only forward the event of `spec`. `spec` comes from
  /// ``spec(event:options:)``.
  mutating func state(for spec: ListenerSpec) -> SharedLiveState {
    if let known = states[ObjectIdentifier(spec)] { return known }
    let made = SharedLiveState(spec)
    states[ObjectIdentifier(spec)] = made
    return made
  }
}
