import Observation

/// The problems of the fields of a form.
package final class FormStatus: Observable {
  /// A value that is refused.
  package struct Problem: Hashable, Identifiable {
    /// The `id` of the field's element.
    package let id: String
    /// The label of the field.
    package let title: String
    /// The reason that the value is refused, as the user reads it.
    package let message: String
  }

  /// In the order in which the fields were first shown.
  package private(set) var problems: [Problem] {
    get {
      registrar.access(self, keyPath: \.problems)
      return storedProblems
    }
    set { registrar.withMutation(of: self, keyPath: \.problems) { storedProblems = newValue } }
  }

  /// Whether the user has tried to submit the form since its fields were last accepted.
  package var isSubmitted: Bool {
    get {
      registrar.access(self, keyPath: \.isSubmitted)
      return storedIsSubmitted
    }
    set {
      if storedIsSubmitted == newValue { return }
      registrar.withMutation(of: self, keyPath: \.isSubmitted) { storedIsSubmitted = newValue }
    }
  }

  private let registrar = ObservationRegistrar()
  private var storedProblems: [Problem] = []
  private var storedIsSubmitted = false
  private var order: [String] = []

  package init() {}

  /// Sets the problem of the field `id`; `nil` for a value that is accepted.
  package func record(_ message: String?, of id: String, title: String) {
    if !order.contains(id) { order.append(id) }
    var all = storedProblems.filter { $0.id != id }
    if let message { all.append(Problem(id: id, title: title, message: message)) }
    all.sort { (order.firstIndex(of: $0.id) ?? 0) < (order.firstIndex(of: $1.id) ?? 0) }
    if all != storedProblems { problems = all }
  }

  /// Removes a field that is no longer shown.
  package func remove(_ id: String) {
    order.removeAll { $0 == id }
    if storedProblems.contains(where: { $0.id == id }) { problems.removeAll { $0.id == id } }
  }
}
