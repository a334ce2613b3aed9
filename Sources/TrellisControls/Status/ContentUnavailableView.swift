import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI
public import TrellisViews

/// A notice in the place of content that does not exist yet, with buttons for the next step.
///
/// Source: SwiftUI's `ContentUnavailableView`.
public struct ContentUnavailableView<Actions: View>: View {
  @Title private var title: String
  private let icon: Icon
  private let description: Text?
  private let actions: Actions

  /// - Parameters:
  ///   - title: the name of the missing content.
  ///   - icon: above the title.
  ///   - description: the reason, or the next step, which is not looked up; `nil` for none.
  ///   - actions: buttons below.
  public init(
    _ title: LocalizedStringKey, icon: Icon = .inbox, description: String? = nil,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(Title(title), icon, description.map { Text(verbatim: $0) }, actions())
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, icon: Icon = .inbox, description: String? = nil,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), icon: icon, description: description, actions: actions)
  }

  /// The same with a text, whose literal is looked up: `description: Text("Add the first shift.")`.
  public init(
    _ title: LocalizedStringKey, icon: Icon = .inbox, description: Text,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(Title(title), icon, description, actions())
  }

  /// The same with a title that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, icon: Icon = .inbox, description: Text,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(Title(LocalizedStringKey(verbatim: title)), icon, description, actions())
  }

  private init(_ title: Title, _ icon: Icon, _ description: Text?, _ actions: Actions) {
    _title = title
    self.icon = icon
    self.description = description
    self.actions = actions
  }

  public var body: some View {
    VStack(spacing: 8) {
      Image(icon: icon, size: 40).foregroundStyle(.secondaryText)
      Text(title).font(.title3).multilineTextAlignment(.center)
      if let description {
        description.foregroundStyle(.secondaryText).multilineTextAlignment(.center)
          .frame(maxWidth: 420)
      }
      HStack(spacing: 8) { actions }
    }
    .padding(.huge)
    .frame(maxWidth: .infinity)
  }
}
