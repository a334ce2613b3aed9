import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// Disclosures below each other in a frame.
///
/// ```swift
/// Accordion {
///   DisclosureGroup("Delivery") { Text("Two days") }
///   DisclosureGroup("Returns") { Text("Thirty days") }
/// }
/// ```
public struct Accordion<Content: View>: View {
  private let isExclusive: Bool
  private let content: Content
  @State private var open: String?
  @ElementID private var name

  /// - Parameter isExclusive: whether a group that is opened closes the others.
  public init(isExclusive: Bool = false, @ViewBuilder content: () -> Content) {
    self.isExclusive = isExclusive
    self.content = content()
  }

  public var body: some View {
    ElementView(
      "div", style: .stretched, flexibility: [.growsWidth, .shrinksWidth],
      attributes: [.className("l-accordion")]
    ) { content }
    .environment(\.accordion, AccordionState(isExclusive: isExclusive, name: name, open: $open))
  }
}

/// The accordion around a disclosure.
struct AccordionState: Equatable {
  let isExclusive: Bool
  /// The common name of the groups in an exported file: the browser opens one of them at a time.
  let name: String
  let open: Binding<String?>

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isExclusive == rhs.isExclusive && lhs.open.wrappedValue == rhs.open.wrappedValue
  }
}

private enum AccordionKey: EnvironmentKey {
  static var defaultValue: AccordionState? { nil }
}

extension EnvironmentValues {
  var accordion: AccordionState? {
    get { self[AccordionKey.self] }
    set { self[AccordionKey.self] = newValue }
  }
}

extension FlexboxStyle {
  /// A column whose items have the width of the column.
  static var stretched: FlexboxStyle { .column(alignment: .stretch) }
}
