import TrellisComponents

/// The outermost view of a page: it fills the window, in the colors of the theme. Its content begins at the top;
/// content with a maximum width is centred. In a layout that several routes share it only shows its content.
///
/// Texts have the size that the reader chose in the browser. If the main pointer is a finger, controls have the density
/// `touch`, unless the application sets another one.
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
      CenteredLimits(content: content)
        .environment(\.textScale, theme.textScale * readerTextScale)
        .environment(\.density, isTouch && theme.density == .regular ? .touch : theme.density)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.background)
        .foregroundStyle(.text)
        .declaring(theme)
    }
  }
}

/// A view that centres content with a size limit at the top of the available space.
private struct CenteredLimits<Content: View>: PrimitiveView {
  let content: Content

  func _expand(into expansion: inout ViewExpansion) {
    guard var box = expansion.box(of: content) else { return }
    if case .stack = box.content, box.mayGrowToLimit { box.wrap(.top) }
    box.isCenteredAtLimit = true
    expansion.append(box)
  }
}

private enum IsInLayoutKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the root view of a page is inside a layout that several routes share.
  package var isInLayout: Bool {
    get { self[IsInLayoutKey.self] }
    set { self[IsInLayoutKey.self] = newValue }
  }
}
