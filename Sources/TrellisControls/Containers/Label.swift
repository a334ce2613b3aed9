import TrellisComponents
import TrellisUI
public import TrellisViews

/// A text with an icon before it.
///
/// Source: SwiftUI's `Label`.
public struct Label: View {
  private let title: String
  private let icon: Icon

  /// - Parameters:
  ///   - title: the text.
  ///   - icon: before the text.
  public init(_ title: some StringProtocol, icon: Icon) {
    self.title = String(title)
    self.icon = icon
  }

  public var body: some View {
    HStack(spacing: 6) {
      Image(icon: icon, size: 16)
      Text(title)
    }
  }
}
