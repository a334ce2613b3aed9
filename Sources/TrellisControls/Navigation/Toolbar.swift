import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A row of related controls, with the role `toolbar`.
///
/// Tab reaches one of the buttons; left and right arrows, Home and End move the focus among them.
///
/// Source: WAI-ARIA Authoring Practices, "Toolbar".
public struct Toolbar<Content: View>: View {
  private let title: LocalizedStringKey?
  private let content: Content

  /// - Parameters:
  ///   - title: the name for assistive technology.
  ///   - content: buttons, from the start of lines.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(verbatim: title), content: content)
  }

  fileprivate init(content: Content) {
    title = nil
    self.content = content
  }

  public var body: some View {
    ElementView(
      "div", style: .row(spacing: 4, padding: .all(.points(4))),
      attributes: [.role("toolbar"), .attribute("data-rove", "bar")]
        + (title.map { [.aria("label", Title($0).wrappedValue)] } ?? [])
    ) { content.buttonStyle(.borderless) }
    .background(.surface).cornerRadius(.medium).border(.line)
  }
}

extension View {
  /// A ``Toolbar`` above this view.
  ///
  /// Source: SwiftUI's `toolbar(content:)`, whose items stand in the bar of the window.
  ///
  /// - Parameter content: buttons, from the start of lines.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Toolbar(content: content())
      self
    }
  }
}
