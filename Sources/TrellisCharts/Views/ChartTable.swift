import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The values of a chart as a table: a row for each place in x, a column for each series.
struct ChartTable: Hashable {
  /// The name of the chart for assistive technology: its fields and series.
  let title: String
  let header: [String]
  private(set) var rows: [[String]] = []

  /// The largest number of rows; a longer chart shows every *n*th.
  static let limit = 50

  /// - Complexity: O(*n*) in the marks; at most ``limit`` rows are written.
  init(_ model: ChartModel, values: EnvironmentValues) {
    let xName = model.marks.xLabel.map { values.text($0) } ?? ""
    let yName = model.marks.yLabel.map { values.text($0) } ?? ""
    let names = model.seriesNames.isEmpty ? [yName] : model.seriesNames
    header = [xName] + names
    let fields = [yName, xName].filter { !$0.isEmpty }.joined(separator: " / ")
    title = ([fields] + (model.seriesNames.isEmpty ? [] : [names.joined(separator: ", ")]))
      .joined(separator: ": ")
    let writer = ValueWriter(model, values)
    if model.hasSectors {
      for group in model.groups {
        for item in group.items.prefix(Self.limit) {
          let name = group.seriesName.isEmpty ? xName : group.seriesName
          rows.append([name, writer.text(model.marks.marks[item.mark].y)])
        }
      }
      return
    }
    var cells: [Double: [Int: Int]] = [:]
    let isHorizontal = model.y.kind == .band && model.x.kind != .band
    for group in model.groups where group.kind != .rule {
      let column = max(names.firstIndex(of: group.seriesName) ?? 0, 0)
      for item in group.items {
        let place = isHorizontal ? item.y : (item.x + item.xEnd) / 2
        if place.isFinite { cells[place, default: [:]][column] = item.mark }
      }
    }
    let places = cells.keys.sorted()
    let each = max(1, (places.count + Self.limit - 1) / Self.limit)
    for (index, place) in places.enumerated() where index.isMultiple(of: each) {
      guard let found = cells[place], let any = found.values.min() else { continue }
      let mark = model.marks.marks[any]
      rows.append(
        [writer.text(isHorizontal ? mark.y : mark.x)]
          + names.indices.map { column in
            guard let index = found[column] else { return "" }
            let mark = model.marks.marks[index]
            let ends = isHorizontal ? (mark.x, mark.xEnd) : (mark.y, mark.yEnd)
            return [ends.0, ends.1].compactMap { $0.map { writer.text($0) } }
              .joined(separator: "–")
          })
    }
  }
}

/// Writes values in the locale and the time zone of the environment.
struct ValueWriter {
  private let format: FloatingPointFormatStyle<Double>
  private let calendar: Calendar
  private let locale: Locale
  private let span: Double

  init(_ model: ChartModel, _ values: EnvironmentValues) {
    locale = values.locale
    calendar = values.calendar
    format = FloatingPointFormatStyle<Double>(locale: locale)
    let time = model.x.kind == .time ? model.x : model.y
    span = abs(time.upper - time.lower)
  }

  func text(_ value: PlottedValue?) -> String {
    switch value {
    case nil: ""
    case .number(let number): number.isFinite ? format.format(number) : ""
    case .date(let seconds): TimeTicks.fullText(of: seconds, span: span, in: calendar, locale)
    case .category(let name): name
    }
  }
}

/// The table for assistive technology; it takes no visible space.
struct HiddenTable: PrimitiveView {
  let table: ChartTable

  func _expand(into expansion: inout ViewExpansion) {
    LeafView(
      "div", size: ComponentSize(width: .points(1), height: .points(1)),
      attributes: [
        .style(StyleProperty("overflow"), "hidden"),
        .style(StyleProperty("clip-path"), "inset(50%)"),
        .style(StyleProperty("white-space"), "nowrap"),
        .custom(
          CustomAttribute("chart-table", value: table) { element, table in
            element.setChildren(table.map { [$0.makeElement(in: element)] } ?? [])
          }),
      ]
    )._expand(into: &expansion)
  }
}

extension ChartTable {
  fileprivate func makeElement(in parent: Element) -> Element {
    func row(_ texts: [String], isHeader: Bool) -> Element {
      let row = parent.makeElement("tr")
      row.setChildren(
        texts.enumerated().map { index, text in
          let cell = parent.makeElement(isHeader || index == 0 ? "th" : "td")
          if isHeader || index == 0 { cell.setAttribute("scope", isHeader ? "col" : "row") }
          cell.text = text
          return cell
        })
      return row
    }
    let table = parent.makeElement("table")
    table.setAttribute("aria-label", title)
    let (head, body) = (parent.makeElement("thead"), parent.makeElement("tbody"))
    head.setChildren([row(header, isHeader: true)])
    body.setChildren(rows.map { row($0, isHeader: false) })
    table.setChildren([head, body])
    return table
  }
}
