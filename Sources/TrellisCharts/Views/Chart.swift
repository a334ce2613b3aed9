import Foundation
import TrellisComponents
import TrellisLayout
public import TrellisViews

/// A chart of marks.
///
/// ```swift
/// Chart(sales) { sale in
///   BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.total))
///     .foregroundStyle(by: .value("City", sale.city))
/// }
/// .frame(height: 240)
/// ```
///
/// The chart takes the space there is; it is 240 CSS pixels high where the height has no limit. Scales, axes and a
/// legend
/// follow from the values; see ``View/chartXAxis(content:)`` and the other modifiers. The entries of the legend hide
/// and show
/// their series. In right-to-left pages the chart is mirrored. Assistive technology reads a table of the values.
///
/// Source: Swift Charts' `Chart`.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @State private var hidden: Set<String> = []
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar

  /// A chart of `content`.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with the marks of each element.
  public init<Data: RandomAccessCollection, Marks: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Marks> {
    self.content = ForEach(data, content: content)
  }

  /// A chart with the marks of each element.
  ///
  /// - Parameter id: the path to the identity of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Marks: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, ID, Marks> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    let model = ChartModel(
      ChartMarks(of: content), settings: settings, hiding: hidden, calendar: calendar)
    let hasLegend = !settings.isLegendHidden && !model.seriesNames.isEmpty
    let isAbove = settings.legendPosition == .top
    let space = ChartSpace { size in ChartPlot(model: model, settings: settings, size: size) }
    VStack(alignment: .leading, spacing: 8) {
      if hasLegend, isAbove { legend(of: model) }
      space
      if hasLegend, !isAbove { legend(of: model) }
    }
    .frame(maxWidth: .infinity)
  }

  private func legend(of model: ChartModel) -> some View {
    ChartLegend(
      entries: model.seriesNames.map { name in
        ChartLegend.Entry(
          name: name, color: settings.color(ofSeries: name, in: model),
          isShown: !hidden.contains(name))
      }
    ) { name in
      if hidden.remove(name) == nil { hidden.insert(name) }
    }
  }
}

/// The names of the series with their colors, as buttons that hide and show them.
struct ChartLegend: View {
  struct Entry: Hashable {
    let name: String
    let color: Color
    let isShown: Bool
  }

  let entries: [Entry]
  let toggle: (String) -> Void

  var body: some View {
    Flow(spacing: 4) {
      ForEach(entries, id: \.name) { entry in
        Button(action: { toggle(entry.name) }) {
          HStack(spacing: 6) {
            LeafView(
              "span", size: ComponentSize(width: .points(10), height: .points(10)),
              attributes: [
                .style(.swatch, entry.isShown ? entry.color.css : "transparent"),
                .style(.swatchEdge, "inset 0 0 0 2px \(entry.color.css)"),
                .style(.borderRadius, "3px"), .aria("hidden", true),
              ])
            Text(verbatim: entry.name).font(.caption)
              .foregroundStyle(entry.isShown ? .text : .secondaryText)
          }
          .padding(.horizontal, 6).padding(.vertical, 4)
        }
        .buttonStyle(.plain)
        .attribute("aria-pressed", entry.isShown ? "true" : "false")
      }
    }
  }
}

extension StyleProperty {
  fileprivate static let swatch = StyleProperty("background")
  fileprivate static let swatchEdge = StyleProperty("box-shadow")
  fileprivate static let borderRadius = StyleProperty("border-radius")
}
