import TrellisComponents
import TrellisUI
public import TrellisViews

/// Content in a frame above the page.
public struct Card<Content: View>: View {
  @Title private var title: String
  private let content: Content

  /// - Parameters:
  ///   - title: above the content; empty for none.
  ///   - content: a column, as wide as the card.
  public init(_ title: LocalizedStringKey = "", @ViewBuilder content: () -> Content) {
    _title = Title(title)
    self.content = content()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(verbatim: title), content: content)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if !title.isEmpty { Text(title).font(.headline).fontWeight(.semibold) }
      content
    }
    .padding(.large)
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .background(.raised).cornerRadius(.large).border(.line)
  }
}
