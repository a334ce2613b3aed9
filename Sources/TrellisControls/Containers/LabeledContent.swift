import TrellisComponents
import TrellisUI
public import TrellisViews

/// A value beside its name.
///
/// Source: SwiftUI's `LabeledContent`.
public struct LabeledContent<Content: View>: View {
  @Title private var title: String
  private let content: Content

  /// - Parameters:
  ///   - title: the name of the value.
  ///   - content: the value.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _title = Title(title)
    self.content = content()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(verbatim: title), content: content)
  }

  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 16) {
      Text(title).foregroundStyle(.secondaryText)
      Spacer()
      content
    }
    .frame(maxWidth: .infinity)
  }
}

extension LabeledContent where Content == Text {
  /// A text beside its name.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(title) { Text(String(value)) }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(LocalizedStringKey(verbatim: title), value: value)
  }
}
