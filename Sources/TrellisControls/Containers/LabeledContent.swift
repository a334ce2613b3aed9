import TrellisComponents
import TrellisUI
public import TrellisViews

/// A value beside its name.
///
/// Source: SwiftUI's `LabeledContent`.
public struct LabeledContent<Content: View>: View {
  private let title: String
  private let content: Content

  /// - Parameters:
  ///   - title: the name of the value.
  ///   - content: the value.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
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
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(String(value)) }
  }
}
