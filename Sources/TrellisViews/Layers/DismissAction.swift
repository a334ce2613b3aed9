public import TrellisComponents

/// Hides the layer around a view, such as a sheet: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`.
public struct DismissAction: Equatable {
  /// The identity of the layer; `nil` outside of layers.
  private let layer: String?
  private let action: () -> Void

  /// An action of the layer with the id `layer`.
  package init(layer: String?, _ action: @escaping () -> Void) {
    self.layer = layer
    self.action = action
  }

  /// Hides the layer; does nothing outside of one.
  public func callAsFunction() { action() }

  /// Whether both hide the same layer.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.layer == rhs.layer }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(layer: nil) {} }
}

/// The second effect of a button in a layer, besides its action.
package struct PressDismissal: Equatable {
  /// Whether buttons are items of a menu.
  package var isMenu = false
  /// Sets the server's state of the layer to hidden.
  package var dismiss: DismissAction?

  /// - Parameters:
  ///   - isMenu: whether buttons are items of a menu.
  ///   - dismiss: sets the server's state of the layer to hidden.
  package init(isMenu: Bool, dismiss: DismissAction? = nil) {
    self.isMenu = isMenu
    self.dismiss = dismiss
  }
}

private enum PressDismissalKey: EnvironmentKey {
  static var defaultValue: PressDismissal? { nil }
}

extension EnvironmentValues {
  /// Hides the layer around the view.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The second effect of buttons: a press in a menu or an alert hides the layer.
  package var pressDismissal: PressDismissal? {
    get { self[PressDismissalKey.self] }
    set { self[PressDismissalKey.self] = newValue }
  }
}
