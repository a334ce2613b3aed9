import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A title that shows and hides the content below it.
///
/// Source: SwiftUI's `DisclosureGroup`, and the pattern "Disclosure" of the ARIA Authoring Practices.
public struct DisclosureGroup<Content: View>: View {
  private let title: String
  private let given: Binding<Bool>?
  private let content: Content
  @State private var own = false
  @FieldID private var id
  @Environment(\.accordion) private var accordion
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize

  /// - Parameters:
  ///   - title: the text of the button.
  ///   - isExpanded: whether the content is shown.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    given = isExpanded
    self.content = content()
  }

  /// A group that stores the visibility of its content itself.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    given = nil
    self.content = content()
  }

  private var isExpanded: Bool {
    if let given { return given.wrappedValue }
    if let accordion, accordion.isExclusive { return accordion.open.wrappedValue == id }
    return own
  }

  private func toggle() {
    let value = !isExpanded
    if let given {
      given.wrappedValue = value
    } else if let accordion, accordion.isExclusive {
      accordion.open.wrappedValue = value ? id : nil
    } else {
      own = value
    }
  }

  /// The control.
  public var body: some View {
    let metrics = theme.metrics(controlSize)
    let isInAccordion = accordion != nil
    ElementView(
      "div", style: .stretched, flexibility: isInAccordion ? [.growsWidth, .shrinksWidth] : nil,
      attributes: isInAccordion ? [.className("l-row")] : []
    ) {
      ElementView(
        "button",
        style: .row(
          spacing: metrics.spacing,
          padding: .symmetric(horizontal: .points(isInAccordion ? 12 : 4), vertical: 4)),
        size: ComponentSize(minHeight: .points(metrics.height)), flexibility: .shrinksWidth,
        isControl: true,
        attributes: [
          .attribute("type", "button"), .className("l-disclosure"),
          .aria("expanded", isExpanded), .aria("controls", id + "c"),
          .listener("click", Action { _ in toggle() }),
        ]
      ) {
        ElementView("span", attributes: [.className("l-turn"), .aria("hidden", true)]) {
          Image(icon: Icon.chevronForward, size: 16)
        }
        Text(title).fontWeight(.medium)
      }
      .environment(\.font, metrics.font)
      ElementView(
        "div",
        style: .column(
          spacing: 8,
          padding: isExpanded
            ? FlexboxEdges(
              top: 4, bottom: isInAccordion ? 12 : 4, start: isInAccordion ? 12 : 26,
              end: isInAccordion ? 12 : 0) : .none),
        flexibility: [.growsWidth, .shrinksWidth], attributes: [.attribute("id", id + "c")]
      ) {
        if isExpanded { content.environment(\.accordion, nil) }
      }
    }
  }
}
