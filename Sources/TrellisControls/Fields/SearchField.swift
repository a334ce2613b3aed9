import TrellisComponents
import TrellisDOM
import TrellisUI
public import TrellisViews

/// A field for a text to search, with a clear button.
public struct SearchField: View {
  @Title private var title: String
  private let text: Binding<String>
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts

  /// - Parameters:
  ///   - title: the label; empty is "Search" in the language of the page.
  ///   - text: the text; it changes while the user types.
  public init(_ title: LocalizedStringKey = "", text: Binding<String>) {
    _title = Title(title)
    self.text = text
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(LocalizedStringKey(verbatim: title), text: text)
  }

  public var body: some View {
    let title = title.isEmpty ? texts[.search] : title
    let metrics = theme.metrics(controlSize)
    FieldFrame(title, showsTitle: false) { context in
      InputView(
        kind: "search", text: { text.wrappedValue }, context: context, metrics: metrics,
        placeholder: title, endPadding: metrics.height, startPadding: 34,
        attributes: [
          .attribute("autocomplete", "off"), .attribute("spellcheck", "false"),
          .attribute("enterkeyhint", "search"),
        ], isProse: true
      ) { text.wrappedValue = $0.value ?? "" }
      .overlay(alignment: .leading) { FieldIcon(icon: .search) }
      .overlay(alignment: .trailing) {
        if !text.wrappedValue.isEmpty {
          FieldButton(icon: .close, label: texts[.clear]) { text.wrappedValue = "" }
        }
      }
    }
  }
}

extension View {
  /// Adds a search field above this view.
  ///
  /// Source: SwiftUI's `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter prompt: the label; empty is "Search" in the language of the page.
  public func searchable(text: Binding<String>, prompt: String = "") -> some View {
    VStack(alignment: .leading, spacing: 12) {
      SearchField(prompt, text: text)
        .environment(\.isReadOnly, false)
        .accessibilityLandmark(.search)
      self
    }
  }
}
