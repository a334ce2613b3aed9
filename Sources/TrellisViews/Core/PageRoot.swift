/// The outermost view of a page: it fills the window, in the colors of the theme, and its content begins at the top.
package struct PageRoot<Content: View>: View {
  private let content: Content
  @Environment(\.theme) private var theme

  package init(_ content: Content) { self.content = content }

  package var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(.background)
      .foregroundStyle(.text)
      .declaring(theme)
  }
}
