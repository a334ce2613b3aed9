import TrellisComponents
import TrellisUI
public import TrellisViews

/// A text with an icon before it.
///
/// Source: SwiftUI's `Label`.
public struct Label: View {
  @Title private var title: String
  private let icon: Icon

  /// - Parameters:
  ///   - title: the text.
  ///   - icon: before the text.
  public init(_ title: LocalizedStringKey, icon: Icon) {
    _title = Title(title)
    self.icon = icon
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, icon: Icon) {
    self.init(LocalizedStringKey(verbatim: title), icon: icon)
  }

  public var body: some View {
    HStack(spacing: 6) {
      Image(icon: icon, size: 16)
      Text(title)
    }
  }
}
