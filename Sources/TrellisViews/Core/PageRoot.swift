import TrellisComponents

/// The outermost view of a page: it fills the window, in the colors of the theme, and its content begins at the top. In a
/// layout that several routes share it is its content alone.
package struct PageRoot<Content: View>: View {
  private let content: Content
  @Environment(\.theme) private var theme
  @Environment(\.isInLayout) private var isInLayout

  package init(_ content: Content) { self.content = content }

  package var body: some View {
    if isInLayout {
      content
    } else {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.background)
        .foregroundStyle(.text)
        .declaring(theme)
    }
  }
}

private enum IsInLayoutKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the root view of a page stands in a layout that several routes share.
  package var isInLayout: Bool {
    get { self[IsInLayoutKey.self] }
    set { self[IsInLayoutKey.self] = newValue }
  }
}
