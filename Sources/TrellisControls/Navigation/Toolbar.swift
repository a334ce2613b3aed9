import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// Controls in a row that belong together, with the role `toolbar`.
public struct Toolbar<Content: View>: View {
  private let title: String
  private let content: Content

  /// - Parameters:
  ///   - title: the name for assistive technology.
  ///   - content: buttons, from the start of lines.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// The view.
  public var body: some View {
    ElementView(
      "div", style: .row(spacing: 4, padding: .all(.points(4))),
      attributes: [.role("toolbar"), .aria("label", title)]
    ) { content.buttonStyle(.borderless) }
    .background(.surface).cornerRadius(.medium).border(.line)
  }
}
