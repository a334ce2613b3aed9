import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A title that shows and hides the content below it.
///
/// In an exported file it is a native `details`; mails and printed documents show the content.
///
/// Source: SwiftUI's `DisclosureGroup`, and the pattern "Disclosure" of the ARIA Authoring Practices.
public struct DisclosureGroup<Content: View>: View {
  @Title private var title: String
  private let given: Binding<Bool>?
  private let content: Content
  @State private var own = false
  @FieldID private var id
  @Environment(\.accordion) private var accordion
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.pageMedium) private var medium

  /// - Parameters:
  ///   - title: the text of the button.
  ///   - isExpanded: whether the content is shown.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    _title = Title(title)
    given = isExpanded
    self.content = content()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(verbatim: title), isExpanded: isExpanded, content: content)
  }

  /// A group that stores by itself whether its content is shown.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _title = Title(title)
    given = nil
    self.content = content()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(verbatim: title), content: content)
  }

  private var isExpanded: Bool {
    if let given { return given.wrappedValue }
    if let accordion, accordion.isExclusive { return exactlyEqual(accordion.open.wrappedValue, id) }
    return own
  }

  private func show(_ value: Bool) {
    if let given {
      given.wrappedValue = value
    } else if let accordion, accordion.isExclusive {
      accordion.open.wrappedValue = value ? id : nil
    } else {
      own = value
    }
  }

  public var body: some View {
    let isInAccordion = accordion != nil
    ElementView(
      medium == .file ? "details" : "div", style: .stretched,
      flexibility: isInAccordion ? [.growsWidth, .shrinksWidth] : nil, attributes: attributes
    ) {
      heading
      if medium == .file, !isExpanded {
        // Frames do not move without a server, so that the opened content covers the views below.
        ElementView(
          "div", style: .stretched, size: ComponentSize(height: .points(0)),
          flexibility: [.growsWidth, .shrinksWidth]
        ) { panel(isShown: true, covers: true).fixedSize(horizontal: false) }
      } else {
        panel(isShown: isExpanded || medium == .sheet, covers: false)
      }
    }
  }

  private var attributes: [ViewAttribute] {
    var attributes: [ViewAttribute] = accordion == nil ? [] : [.className("l-row")]
    guard medium == .file else { return attributes }
    if isExpanded { attributes.append(.attribute("open", "")) }
    if let accordion, accordion.isExclusive {
      attributes.append(.attribute("name", accordion.name))
    }
    return attributes
  }

  /// The title: a button, the summary of a file, or on a sheet a text alone.
  private var heading: some View {
    let metrics = theme.metrics(controlSize)
    var attributes: [ViewAttribute] = [.className("l-disclosure")]
    if medium == .live {
      // A press means the opposite of the state that the user saw.
      let wanted = !isExpanded
      attributes += [
        .attribute("type", "button"), .aria("expanded", isExpanded), .aria("controls", id + "c"),
        .listener("click", Action { _ in show(wanted) }),
      ]
    }
    if medium == .live {
      attributes += ViewAttribute.commands(
        on: "click", [.cycle("aria-expanded", ["false", "true"])])
    }
    let tags: [PageMedium: ViewClass] = [.live: "button", .file: "summary"]
    return ElementView(
      tags[medium] ?? "div",
      style: .row(
        spacing: metrics.spacing,
        padding: .symmetric(horizontal: .points(accordion == nil ? 4 : 12), vertical: 4)),
      size: ComponentSize(minHeight: .points(metrics.height)), flexibility: .shrinksWidth,
      isControl: medium == .live, attributes: attributes
    ) {
      if medium != .sheet {
        ElementView("span", attributes: [.className("l-turn"), .aria("hidden", true)]) {
          Image(icon: Icon.chevronForward, size: 16)
        }
      }
      Text(title).fontWeight(.medium)
    }
    .environment(\.font, metrics.font)
  }

  /// The content.
  ///
  /// - Parameter covers: whether the content covers the views below.
  private func panel(isShown: Bool, covers: Bool) -> some View {
    let isInAccordion = accordion != nil
    return ElementView(
      "div",
      style: .column(
        spacing: 8,
        padding: isShown
          ? FlexboxEdges(
            top: 4, bottom: isInAccordion ? 12 : 4, start: isInAccordion ? 12 : 26,
            end: isInAccordion ? 12 : 0) : .none),
      flexibility: [.growsWidth, .shrinksWidth],
      attributes: [.attribute("id", id + "c")] + (covers ? [.className("l-over")] : [])
    ) {
      if isShown { content.environment(\.accordion, nil) }
    }
  }
}
