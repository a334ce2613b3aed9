/// The descriptions of listeners, and the states of elements that only forward one event, each once for all elements
/// of a document.
struct SharedListeners {
  /// The number of descriptions at which the cache is emptied.
  private static let limit = 256

  private var specs: Set<ListenerSpec> = []
  private var states: [ObjectIdentifier: SharedLiveState] = [:]
  /// The first descriptions, which are compared one after the other before they are looked up.
  private var few: [ListenerSpec] = []
  private static let limitOfFew = 4

  /// The shared description of a listener.
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

  /// The state shared by all elements that only forward the events of `spec`, which comes from
  /// ``spec(event:options:)``.
  mutating func state(for spec: ListenerSpec) -> SharedLiveState {
    if let known = states[ObjectIdentifier(spec)] { return known }
    let made = SharedLiveState(spec)
    states[ObjectIdentifier(spec)] = made
    return made
  }
}
