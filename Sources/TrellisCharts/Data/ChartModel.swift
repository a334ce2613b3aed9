import Foundation
import TrellisViews

/// The marks of a chart with numbers in place of all values, stacked, and the domains of both scales.
struct ChartModel {
  /// Marks that are drawn together.
  struct Group {
    let kind: Mark.Kind
    let style: MarkStyle
    let seriesName: String
    var items: [Item] = []
  }

  /// The numbers of a mark: a category is its index, a date the seconds since 1970. A number that is not finite is a
  /// gap.
  struct Item: Equatable {
    var x: Double
    var xEnd: Double
    var y: Double
    var yEnd: Double
    /// The index of the mark.
    var mark: Int
  }

  private(set) var x = ChartScale(kind: .linear, lower: .infinity, upper: -.infinity)
  private(set) var y = ChartScale(kind: .linear, lower: .infinity, upper: -.infinity)
  private(set) var groups: [Group] = []
  /// The names of the series in order, the hidden ones included.
  private(set) var seriesNames: [String] = []
  /// The names of ``ChartContent/position(by:)`` in order.
  private(set) var positions: [String] = []
  /// The names of ``ChartContent/symbol(by:)`` in order.
  private(set) var symbols: [String] = []
  /// The smallest distance of two bars on a scale without bands.
  private(set) var barSpan = (x: 0.0, y: 0.0)
  private(set) var hasNormalizedStack = false
  let marks: ChartMarks
  private let settings: ChartSettings
  private let calendar: Calendar

  var hasSectors: Bool { groups.contains { $0.kind == .sector } }
  /// Whether no mark has a value.
  var isEmpty: Bool { groups.allSatisfy { $0.items.isEmpty } }

  /// - Complexity: O(*n*) in the marks.
  init(
    _ marks: ChartMarks, settings: ChartSettings, hiding hidden: Set<String> = [],
    calendar: Calendar
  ) {
    self.marks = marks
    self.settings = settings
    self.calendar = calendar
    seriesNames = settings.domain
    var known = Set(seriesNames)
    for style in marks.styles {
      if let name = style.colorValue, known.insert(name).inserted { seriesNames.append(name) }
      if let name = style.position, !positions.contains(name) { positions.append(name) }
      if let name = style.symbolValue, !symbols.contains(name) { symbols.append(name) }
    }
    x.kind = Self.kind(marks.marks.lazy.compactMap(\.x), settings.xScale)
    y.kind = Self.kind(marks.marks.lazy.compactMap(\.y), settings.yScale)
    var xPlaces = Places(settings.xScale.categories ?? [])
    var yPlaces = Places(settings.yScale.categories ?? [])
    var indices: [GroupKey: Int] = [:]
    let isHidden = marks.styles.map { $0.colorValue.map(hidden.contains) ?? false }
    for (index, mark) in marks.marks.enumerated() {
      if isHidden[mark.style] {
        // A hidden series keeps its categories, so that the others do not move.
        _ = xPlaces.number(mark.x, nil, in: x.kind)
        _ = yPlaces.number(mark.y, nil, in: y.kind)
        continue
      }
      let (xStart, xEnd) = span(mark.x, mark.xEnd, mark.xUnit, mark.kind, &xPlaces, x.kind)
      let (yStart, yEnd) = span(mark.y, mark.yEnd, mark.yUnit, mark.kind, &yPlaces, y.kind)
      let key = GroupKey(kind: mark.kind, style: mark.style, series: mark.series)
      let item = Item(x: xStart, xEnd: xEnd, y: yStart, yEnd: yEnd, mark: index)
      if let group = indices[key] {
        groups[group].items.append(item)
      } else {
        indices[key] = groups.count
        let style = marks.styles[mark.style]
        groups.append(
          Group(
            kind: mark.kind, style: style, seriesName: style.colorValue ?? mark.series ?? "",
            items: [item]))
      }
    }
    x.categories = xPlaces.names
    y.categories = yPlaces.names
    stack()
    findDomains()
  }

  private struct GroupKey: Hashable {
    let kind: Mark.Kind
    let style: Int
    let series: String?
  }

  /// The indices of categories.
  private struct Places {
    var names: [String] = []
    private var indices: [String: Int] = [:]

    init(_ names: [String]) {
      for name in names { _ = index(of: name) }
    }

    mutating func index(of name: String) -> Int {
      if let index = indices[name] { return index }
      names.append(name)
      indices[name] = names.count - 1
      return names.count - 1
    }

    mutating func number(
      _ value: PlottedValue?, _ missing: Double?, in kind: ChartScale.Kind
    ) -> Double {
      switch value {
      case nil: return missing ?? .nan
      case .number(let number) where kind != .band, .date(let number) where kind != .band:
        return number.isFinite ? number : .nan
      case .category(let name): return kind == .band ? Double(index(of: name)) : .nan
      case .some(let other): return Double(index(of: other.seriesName))
      }
    }
  }

  private static func kind(
    _ values: some Sequence<PlottedValue>, _ setting: ScaleSetting
  ) -> ChartScale.Kind {
    switch setting.type {
    case .linear: return .linear
    case .log: return .log
    case .date: return .time
    case .category: return .band
    case nil: break
    }
    if setting.categories != nil { return .band }
    for value in values {
      switch value {
      case .number: return .linear
      case .date: return .time
      case .category: return .band
      }
    }
    return .linear
  }

  /// The numbers of a mark in one axis: equal for a single value, both ends of a unit of time for a bar.
  private func span(
    _ value: PlottedValue?, _ end: PlottedValue?, _ unit: Calendar.Component?, _ mark: Mark.Kind,
    _ places: inout Places, _ kind: ChartScale.Kind
  ) -> (Double, Double) {
    if let unit, case .date(let seconds) = value, kind == .time,
      let interval = calendar.dateInterval(of: unit, for: Date(timeIntervalSince1970: seconds))
    {
      let (start, end) = (
        interval.start.timeIntervalSince1970, interval.end.timeIntervalSince1970
      )
      if mark == .bar || mark == .rectangle { return (start, end) }
      return ((start + end) / 2, (start + end) / 2)
    }
    let start = places.number(value, nil, in: kind)
    return (start, end == nil ? start : places.number(end, nil, in: kind))
  }

  /// Whether the length of a bar is in y.
  func isVertical(_ mark: Mark) -> Bool {
    if mark.yEnd != nil { return true }
    if mark.xEnd != nil { return false }
    if x.kind == .band { return true }
    if y.kind == .band || y.kind == .time { return false }
    return true
  }

  // MARK: Stacks

  private struct StackKey: Hashable {
    let kind: Mark.Kind
    let place: Double
    let position: String?
  }

  private struct Stack {
    var positive = 0.0
    var negative = 0.0
    var total = 0.0
  }

  /// Gives bars, areas and sectors their ends.
  private mutating func stack() {
    var stacks: [StackKey: Stack] = [:]
    let needsTotals = marks.marks.contains { [.normalized, .center].contains($0.stacking) }
    if needsTotals {
      forEachStacked { item, mark, style, isVertical in
        let value = isVertical ? item.y : item.x
        let key = StackKey(
          kind: mark.kind, place: isVertical ? item.x : item.y, position: style.position)
        if value.isFinite { stacks[key, default: Stack()].total += abs(value) }
      }
    }
    var isNormalized = false
    forEachStacked { item, mark, style, isVertical in
      let value = isVertical ? item.y : item.x
      let key = StackKey(
        kind: mark.kind, place: isVertical ? item.x : item.y, position: style.position)
      var range = (0.0, value)
      if mark.stacking != .unstacked, value.isFinite {
        var stack = stacks[key, default: Stack()]
        if mark.stacking == .center, stack.positive == 0 { stack.positive = -stack.total / 2 }
        var part = value
        if mark.stacking == .normalized {
          isNormalized = true
          part = stack.total > 0 ? value / stack.total : 0
        }
        if mark.stacking == .center { part = abs(part) }
        if part >= 0 {
          range = (stack.positive, stack.positive + part)
          stack.positive += part
        } else {
          range = (stack.negative, stack.negative + part)
          stack.negative += part
        }
        stacks[key] = stack
      }
      if isVertical {
        (item.y, item.yEnd) = range
      } else {
        (item.x, item.xEnd) = range
      }
    }
    hasNormalizedStack = isNormalized
  }

  /// Calls `body` for each bar and area that begins at 0.
  private mutating func forEachStacked(
    _ body: (inout Item, Mark, MarkStyle, _ isVertical: Bool) -> Void
  ) {
    for group in groups.indices where [.bar, .area].contains(groups[group].kind) {
      for index in groups[group].items.indices {
        let mark = marks.marks[groups[group].items[index].mark]
        guard mark.xEnd == nil, mark.yEnd == nil else { continue }
        let vertical = mark.kind == .area || isVertical(mark)
        body(&groups[group].items[index], mark, groups[group].style, vertical)
      }
    }
  }

  // MARK: Domains

  private mutating func findDomains() {
    var needsZero = (x: false, y: false)
    var isPadded = (x: false, y: false)
    var xBars: [Double] = []
    var yBars: [Double] = []
    for group in groups where group.kind != .sector {
      for item in group.items {
        extend(&x, item.x, item.xEnd)
        extend(&y, item.y, item.yEnd)
      }
      guard let first = group.items.first else { continue }
      let mark = marks.marks[first.mark]
      switch group.kind {
      case .bar:
        let vertical = isVertical(mark)
        if vertical, mark.yEnd == nil { needsZero.y = true }
        if !vertical, mark.xEnd == nil { needsZero.x = true }
        if vertical, x.kind != .band { xBars += group.items.filter { $0.x == $0.xEnd }.map(\.x) }
        if !vertical, y.kind != .band { yBars += group.items.filter { $0.y == $0.yEnd }.map(\.y) }
        if !vertical { isPadded.x = true }
      case .area: needsZero.y = needsZero.y || mark.yEnd == nil
      case .point, .rectangle: isPadded.x = true
      default: break
      }
    }
    barSpan = (Self.leastGap(xBars), Self.leastGap(yBars))
    if !xBars.isEmpty {
      x.lower -= barSpan.x / 2
      x.upper += barSpan.x / 2
    }
    if !yBars.isEmpty {
      y.lower -= barSpan.y / 2
      y.upper += barSpan.y / 2
    }
    finish(&x, settings.xScale, needsZero.x, isNice: isPadded.x && xBars.isEmpty)
    finish(&y, settings.yScale, needsZero.y, isNice: y.kind == .linear && yBars.isEmpty)
  }

  private func extend(_ scale: inout ChartScale, _ start: Double, _ end: Double) {
    for value in [start, end] where value.isFinite && (scale.kind != .log || value > 0) {
      scale.lower = min(scale.lower, value)
      scale.upper = max(scale.upper, value)
    }
  }

  private func finish(
    _ scale: inout ChartScale, _ setting: ScaleSetting, _ needsZero: Bool, isNice: Bool
  ) {
    if scale.kind == .band {
      (scale.lower, scale.upper) = (-0.5, Double(max(scale.categories.count, 1)) - 0.5)
    } else {
      if setting.includesZero ?? needsZero, scale.kind == .linear, scale.lower <= scale.upper {
        scale.lower = min(scale.lower, 0)
        scale.upper = max(scale.upper, 0)
      }
      if let lower = setting.lower, let upper = setting.upper {
        (scale.lower, scale.upper) = (lower, upper)
      }
      scale.makeValid()
      if isNice, scale.kind == .linear, setting.lower == nil {
        (scale.lower, scale.upper) = NumberTicks.nice(scale.lower, scale.upper, count: 5)
      }
      if scale.kind == .log, setting.lower == nil {
        scale.lower = pow(10, floor(log10(scale.lower) + 1e-9))
        scale.upper = pow(10, ceil(log10(scale.upper) - 1e-9))
        scale.makeValid()
      }
    }
    if setting.isReversed { (scale.lower, scale.upper) = (scale.upper, scale.lower) }
  }

  /// The smallest distance of two different values; 1 for a single value.
  private static func leastGap(_ values: [Double]) -> Double {
    let sorted = Set(values.filter(\.isFinite)).sorted()
    guard sorted.count > 1 else { return 1 }
    return zip(sorted.dropFirst(), sorted).map { $0 - $1 }.min() ?? 1
  }
}
