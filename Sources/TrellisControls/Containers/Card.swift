import TrellisComponents
import TrellisUI
public import TrellisViews

/// Content in a frame above the page.
public struct Card<Content: View>: View {
  private let title: String
  private let content: Content

  /// - Parameters:
  ///   - title: above the content; empty for none.
  ///   - content: a column, as wide as the card.
  public init(_ title: String = "", @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
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
