public import TrellisComponents
import TrellisUI

private enum IsInvalidKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the content of fields is marked as refused.
  public var isInvalid: Bool {
    get { self[IsInvalidKey.self] }
    set { self[IsInvalidKey.self] = newValue }
  }
}

extension View {
  /// Marks this view as selected, or as the current one of several, for ``LookCondition/selected`` and assistive
  /// technology: a button is pressed (`aria-pressed`), a link leads to the current page, and any other view is the
  /// present one (`aria-current`).
  public consuming func selected(_ isSelected: Bool = true) -> BoxView<Self, Bool> {
    BoxView(self, isSelected) { isSelected, box in
      switch box.tag {
      case "button": box.add(.aria("pressed", isSelected))
      case "a": if isSelected { box.add(.aria("current", "page")) }
      default: if isSelected { box.add(.aria("current", true)) }
      }
    }
  }

  /// Names the state that this control shows, such as "running" of a button with the title "Stop", if a press changes
  /// the state and ``selected(_:)`` does not show it.
  ///
  /// A press of a page that still showed another state has no effect: the user did not mean the present one.
  ///
  /// ```swift
  /// Button(task.isDone ? "Reopen" : "Done") { task.isDone.toggle() }.showsState(task.isDone)
  /// ```
  ///
  /// - Parameter state: its description is sent with each press, so it should be short and no secret; at most 40 UTF-16
  ///   units of it are compared.
  public consuming func showsState(_ state: some CustomStringConvertible) -> BoxView<Self, String> {
    let name = String(decoding: state.description.utf16.prefix(40), as: UTF16.self)
    return BoxView(self, name) { name, box in box.add(.attribute("data-shows", name)) }
  }

  /// Marks this view as busy, for ``LookCondition/pending`` and assistive technology. A view whose event waits for its
  /// response is marked without a round trip.
  public consuming func pending(_ isPending: Bool = true) -> BoxView<Self, Bool> {
    BoxView(self, isPending) { isPending, box in
      if isPending { box.add(.aria("busy", true)) }
    }
  }

  /// Marks the content of the fields in this view as refused, for ``LookCondition/invalid`` and assistive technology.
  public consuming func invalid(_ isInvalid: Bool = true) -> EnvironmentView<Self, Bool> {
    environment(\.isInvalid, isInvalid)
  }
}

extension Box {
  /// The name of the element.
  fileprivate var tag: String? {
    if case .text(let text) = content { return text.viewClass.tag }
    return viewClass?.tag
  }
}
