public import TrellisDOM

/// Changes made to a view before the expected state arrives; they are undone then.
///
/// Source: ComponentKit's optimistic view mutations (rows E23, E24).
struct OptimisticMutations {
  /// A change that lasts until the attributes of its view are next applied, or longer.
  struct Mutation {
    let number: Int
    let undo: (Element) -> Void
    /// Repeats the change after attributes were applied; `nil` for a change that ends then.
    let reapply: ((Element) -> Void)?
  }

  private var list: [Mutation] = []
  private var next = 0

  var isEmpty: Bool { list.isEmpty && next == 0 }

  /// - Returns: a number that is unique in this view.
  mutating func append(
    undo: @escaping (Element) -> Void, reapply: ((Element) -> Void)?
  ) -> Int {
    defer { next += 1 }
    list.append(Mutation(number: next, undo: undo, reapply: reapply))
    return next
  }

  /// Undoes all changes, newest first, and drops those that end with the next application of attributes.
  mutating func suspend(on element: Element) {
    for mutation in list.reversed() { mutation.undo(element) }
    list.removeAll { $0.reapply == nil }
  }

  /// Repeats the remaining changes.
  func resume(on element: Element) {
    for mutation in list { mutation.reapply?(element) }
  }

  /// Undoes one mutation without affecting later ones; does nothing if it is gone.
  mutating func remove(_ number: Int, on element: Element) {
    guard list.contains(where: { $0.number == number }) else { return }
    for mutation in list.reversed() { mutation.undo(element) }
    list.removeAll { $0.number == number }
    for mutation in list { mutation.reapply?(element) }
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
    /// Until attributes are next applied to the view (``Component/mutateView(_:to:get:set:)``), or it is hidden.
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
  /// A mount applies attributes to the view if their list is another one: that of a newer component, unless both have
  /// copies of one ``ViewConfiguration`` or no attributes. Attributes with a text are applied by each mount that does
  /// more than move the component. So a change ``MutationLife/untilUpdate`` outlasts a newer component with the same
  /// list and no text, and it ends when a component with a text gets another size.
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
      undo: { restore($0, saved) },
      reapply: life == .untilUpdate
        ? nil
        : {
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
