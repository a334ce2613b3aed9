public import TrellisDOM

/// Changes made to a view before the expected state arrives; they are undone then.
///
/// Source: ComponentKit's optimistic view mutations (rows E23, E24).
struct OptimisticMutations {
  /// A change that lasts until the next update of its view, or longer.
  struct Mutation {
    let number: Int
    let undo: (Element) -> Void
    /// Repeats the change after attributes were applied.
    let reapply: (Element) -> Void
    let outlastsUpdates: Bool
  }

  /// The component that the view shows, and its attributes before its layout.
  private final class Source {
    weak var component: Component?
    let attributes: ViewAttributes

    init(_ component: Component) {
      self.component = component
      attributes = component.viewConfiguration?.attributes ?? .none
    }
  }

  private var list: [Mutation] = []
  private var next = 0
  private var source: Source?

  var isEmpty: Bool { list.isEmpty && next == 0 }

  /// - Parameter component: the component on the view.
  /// - Returns: a number that is unique in this view.
  mutating func append(
    on component: Component, outlastsUpdates: Bool, undo: @escaping (Element) -> Void,
    reapply: @escaping (Element) -> Void
  ) -> Int {
    defer { next += 1 }
    source = Source(component)
    list.append(
      Mutation(number: next, undo: undo, reapply: reapply, outlastsUpdates: outlastsUpdates))
    return next
  }

  /// Whether a mount of `component` updates the view: it is another component, or its state gave it another view.
  func isUpdate(by component: Component) -> Bool {
    guard let source, source.component === component else { return true }
    return !(component.viewConfiguration?.attributes ?? .none).isSame(as: source.attributes)
  }

  /// Undoes all changes, newest first; drops those that end with an update of the view.
  mutating func suspend(on element: Element, isUpdate: Bool) {
    for mutation in list.reversed() { mutation.undo(element) }
    if isUpdate { list.removeAll { !$0.outlastsUpdates } }
  }

  /// Repeats the remaining changes.
  func resume(on element: Element) {
    for mutation in list { mutation.reapply(element) }
  }

  /// Records that the view shows `component`, which does not end a change.
  mutating func follow(_ component: Component) { source = Source(component) }

  /// Undoes one mutation without affecting later ones; does nothing if it is gone.
  mutating func remove(_ number: Int, on element: Element) {
    guard list.contains(where: { $0.number == number }) else { return }
    for mutation in list.reversed() { mutation.undo(element) }
    list.removeAll { $0.number == number }
    for mutation in list { mutation.reapply(element) }
  }

  /// Undoes and drops all changes.
  mutating func reset(on element: Element) {
    guard !list.isEmpty else { return }
    for mutation in list.reversed() { mutation.undo(element) }
    list = []
  }
}

/// A handle of one optimistic mutation.
public struct OptimisticMutation {
  private weak var view: MountedView?
  private let number: Int

  init(_ number: Int, on view: MountedView) {
    self.number = number
    self.view = view
  }

  /// Undoes the mutation, unless it has ended already.
  public func end() {
    guard let view, !view.mutations.isEmpty else { return }
    view.mutations.remove(number, on: view.element)
  }
}

extension Component {
  /// The lifetime of an optimistic mutation.
  public enum MutationLife: Hashable, Sendable {
    /// Until the next update of the view (``Component/mutateView(_:to:get:set:)``), or until it is hidden.
    case untilUpdate
    /// Until ``OptimisticMutation/end()``, or until the view is hidden; updates of the attributes continue
    /// below it.
    case untilEnded
    /// As ``untilEnded``, but no longer than a time from now, more than zero.
    ///
    /// Source: ComponentKit's persist time (row E24).
    case lasting(Duration)
  }

  /// Changes one value of the component's view at once, before the state that will set it.
  ///
  /// The change does not affect the component. It is undone according to `life`, to the former value or to
  /// the value that the attributes set meanwhile.
  ///
  /// An update of the view is a mount of a newer component, or of this one with another view of its state, also if its
  /// attributes are the same. A mount that gives this component another position or size is no update.
  ///
  /// - Parameters:
  ///   - get: reads the value.
  ///   - set: writes it.
  /// - Returns: the mutation; `nil` if the component has no view.
  @discardableResult
  public final func mutateView<Value>(
    _ life: MutationLife = .untilUpdate, to value: Value,
    get: @escaping (Element) -> Value, set: @escaping (Element, Value) -> Void
  ) -> OptimisticMutation? {
    mutateView(life, to: value, get: get, set: set, restore: set)
  }

  /// - Parameter restore: writes a value that `get` has read.
  private func mutateView<Value>(
    _ life: MutationLife, to value: Value, get: @escaping (Element) -> Value,
    set: @escaping (Element, Value) -> Void, restore: @escaping (Element, Value) -> Void
  ) -> OptimisticMutation? {
    guard let view = mountInfo?.view else { return nil }
    let element = view.element
    var saved = get(element)
    set(element, value)
    let number = view.mutations.append(
      on: self, outlastsUpdates: life != .untilUpdate, undo: { restore($0, saved) },
      reapply: {
        saved = get($0)
        set($0, value)
      })
    let mutation = OptimisticMutation(number, on: view)
    if case .lasting(let time) = life { element.callBack(after: time) { mutation.end() } }
    return mutation
  }

  /// Changes a style of the component's view at once.
  @discardableResult
  public final func mutateView(
    _ life: MutationLife = .untilUpdate, style: StyleProperty, to value: String?
  ) -> OptimisticMutation? {
    mutateView(
      life, to: value, get: { $0.style(style.name) }, set: { $0.setStyle(style.name, $1) },
      restore: { $0.restoreStyle(style.name, $1) })
  }

  /// Changes an attribute of the component's view at once.
  @discardableResult
  public final func mutateView(
    _ life: MutationLife = .untilUpdate, attribute: String, to value: String?
  ) -> OptimisticMutation? {
    mutateView(
      life, to: value, get: { $0.attribute(attribute) }, set: { $0.setAttribute(attribute, $1) },
      restore: { $0.restoreAttribute(attribute, $1) })
  }

  /// Changes the text of the component's view at once.
  @discardableResult
  public final func mutateView(
    _ life: MutationLife = .untilUpdate, text: String?
  ) -> OptimisticMutation? {
    mutateView(life, to: text, get: { $0.text }, set: { $0.text = $1 })
  }
}
