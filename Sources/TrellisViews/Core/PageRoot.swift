import TrellisComponents

/// The outermost view of a page: it fills the window, in the colors of the theme, and its content begins at the top. In a
/// layout that several routes share it is its content alone.
///
/// Texts have the size that the reader chose in the browser, and controls the room for fingers where the main pointer is
/// one, unless the application sets another density.
package struct PageRoot<Content: View>: View {
  private let content: Content
  @Environment(\.theme) private var theme
  @Environment(\.readerTextScale) private var readerTextScale
  @Environment(\.isTouch) private var isTouch
  @Environment(\.isInLayout) private var isInLayout

  package init(_ content: Content) { self.content = content }

  package var body: some View {
    if isInLayout {
      content
    } else {
      content
        .environment(\.textScale, theme.textScale * readerTextScale)
        .environment(\.density, isTouch && theme.density == .regular ? .touch : theme.density)
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
