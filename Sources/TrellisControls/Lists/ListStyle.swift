public import TrellisComponents
public import TrellisUI
public import TrellisViews

/// The look of a ``List``.
public enum ListStyle: Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge, with lines between them.
  case plain
  /// Rows with space at both sides and round corners, without lines.
  case inset
  /// Each section on a surface with round corners.
  case grouped
}

/// The state of the data of a ``List``.
public enum ListPhase {
  /// All rows are there.
  case ready
  /// More rows are being loaded.
  case loading
  /// Rows could not be loaded.
  ///
  /// - Parameters:
  ///   - message: what failed, as a text that is not looked up.
  ///   - retry: runs when the user presses the button below the message; `nil` for no button.
  case failed(_ message: String, retry: (() throws -> Void)? = nil)
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: ListStyle { .plain }
}

private enum ListRowInsetsKey: EnvironmentKey {
  static var defaultValue: FlexboxEdges? { nil }
}

private enum ListSeparatorsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// The action by which the lists in a view load their rows again.
struct RefreshAction {
  let run: AsyncHandler
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The look of the lists inside a view; `plain` by default.
  public var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  var hasListSeparators: Bool {
    get { self[ListSeparatorsKey.self] }
    set { self[ListSeparatorsKey.self] = newValue }
  }

  var listRowInsets: FlexboxEdges? {
    get { self[ListRowInsetsKey.self] }
    set { self[ListRowInsetsKey.self] = newValue }
  }

  var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// The look of the lists in this view.
  public func listStyle(_ style: ListStyle) -> EnvironmentView<Self, ListStyle> {
    environment(\.listStyle, style)
  }

  /// Whether the lists in this view have lines between their rows; the style `inset` has none.
  public func listRowSeparator(_ visibility: Visibility) -> EnvironmentView<Self, Bool> {
    environment(\.hasListSeparators, visibility == .visible)
  }

  /// The space around the contents of the items of the lists in this view, in CSS pixels; `nil` for the space of the
  /// style. It replaces the indentation of the rows of a tree.
  ///
  /// Source: SwiftUI's `listRowInsets(_:)`.
  public func listRowInsets(_ insets: FlexboxEdges?) -> EnvironmentView<Self, FlexboxEdges?> {
    environment(\.listRowInsets, insets)
  }

  /// Lets the user load the rows of the lists in this view again: by a button above the rows, and on touch screens also by
  /// pulling the rows down from their top. The button is busy while `action` runs, and a second request is ignored.
  ///
  /// Source: SwiftUI's `refreshable(action:)`.
  public func refreshable(action: @escaping AsyncHandler) -> some View {
    environment(\.refresh, RefreshAction(run: action))
  }
}
