import Foundation
import TrellisLayout
import TrellisViews

/// The marks of a chart as few SVG elements: one path for each series, or for all bars of a color.
struct ChartDrawing {
  private let model: ChartModel
  private let settings: ChartSettings
  /// The scales with places in the plot.
  private let x: ChartScale
  private let y: ChartScale
  private let plot: Size
  private let isMirrored: Bool
  /// The places of annotated marks in the plot.
  private(set) var anchors: [Int: Rect] = [:]
  private(set) var elements: [SVGElement] = []

  /// - Complexity: O(*n*) in the marks.
  init(_ model: ChartModel, in frame: ChartFrame, settings: ChartSettings) {
    self.model = model
    self.settings = settings
    plot = frame.plot.size
    isMirrored = frame.isMirrored
    (x, y) = (frame.x.moved(by: -frame.plot.x), frame.y.moved(by: -frame.plot.y))
    let annotated = Set(model.marks.annotations.map(\.mark))
    if model.hasSectors {
      drawSectors(annotated)
      return
    }
    // Lines and points are above areas, in whichever order the loops of the content make them.
    let fills: Set<Mark.Kind> = [.bar, .area, .rectangle]
    let groups = Array(model.groups.enumerated())
    for (index, group) in groups.filter({ fills.contains($0.element.kind) })
      + groups.filter({ !fills.contains($0.element.kind) })
    {
      switch group.kind {
      case .bar, .rectangle: drawRectangles(group, index, annotated)
      case .line: drawLine(group, index, annotated)
      case .area: drawArea(group, index)
      case .point: drawPoints(group, index, points(of: group), annotated)
      case .rule: drawRules(group, index, annotated)
      case .sector: break
      }
    }
  }

  /// The color of a style as a value of CSS.
  func color(of style: MarkStyle) -> String { settings.color(of: style, in: model).css }

  // MARK: Bars and rectangles

  private mutating func drawRectangles(
    _ group: ChartModel.Group, _ index: Int, _ annotated: Set<Int>
  ) {
    var path = PathText()
    for item in group.items {
      let mark = model.marks.marks[item.mark]
      guard let rect = rectangle(item, mark, group.style) else { continue }
      path.rectangle(rect, radius: group.style.cornerRadius)
      if annotated.contains(item.mark) { anchors[item.mark] = rect }
    }
    append(path, index, group, fill: color(of: group.style))
  }

  private func rectangle(_ item: ChartModel.Item, _ mark: Mark, _ style: MarkStyle) -> Rect? {
    let vertical = model.isVertical(mark)
    let isBar = mark.kind == .bar
    let position = style.position.flatMap { model.positions.firstIndex(of: $0) }
    func extent(
      _ start: Double, _ end: Double, _ scale: ChartScale, _ dimension: MarkDimension,
      _ span: Double, isThickness: Bool, isWhole: Bool
    ) -> (Double, Double)? {
      if isWhole { return (0, scale.length) }
      let from = scale.position(
        scale.kind == .log && start <= 0 ? min(scale.lower, scale.upper) : start)
      let to = scale.position(end)
      guard from.isFinite, to.isFinite else { return nil }
      guard isThickness || from == to else { return (min(from, to), max(from, to)) }
      // Two ends are the ends of a unit of time, or of a range of values.
      let isRange = start != end
      let room =
        isRange
        ? abs(to - from)
        : scale.kind == .band ? scale.step : abs(scale.position(start + span) - from)
      var center = (from + to) / 2
      var size = isRange && !isBar ? room : dimension.size(in: room, automatic: isBar ? 0.72 : 1)
      if isBar, let position {
        let part = size / Double(model.positions.count)
        let isReversed = vertical && scale.start > scale.end
        let order = Double(isReversed ? model.positions.count - 1 - position : position)
        center += part * (order + 0.5) - size / 2
        size = max(part - 1, part * 0.8)
      }
      return (center - size / 2, center + size / 2)
    }
    let isXRange = mark.xEnd != nil
    let isYRange = mark.yEnd != nil
    guard
      let (left, right) = extent(
        item.x, item.xEnd, x, mark.width, model.barSpan.x,
        isThickness: isBar ? vertical : !isXRange,
        isWhole: mark.x == nil),
      let (top, bottom) = extent(
        item.y, item.yEnd, y, mark.height, model.barSpan.y,
        isThickness: isBar ? !vertical : !isYRange, isWhole: mark.y == nil)
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Lines and areas

  private func points(of group: ChartModel.Group) -> [Point] {
    group.items.map { Point(x: x.position($0.x), y: y.position($0.y)) }
  }

  /// The stretches of `points` without gaps, with at most about one point per pixel.
  private func stretches(_ points: [Point]) -> [[Point]] {
    var found: [[Point]] = []
    var current: [Point] = []
    current.reserveCapacity(points.count)
    for point in points {
      if point.x.isFinite, point.y.isFinite {
        current.append(point)
      } else if !current.isEmpty {
        found.append(current)
        current = []
      }
    }
    if !current.isEmpty { found.append(current) }
    let limit = max(Int(plot.width), 3)
    guard points.count > limit else { return found }
    return found.map {
      Downsampling.largestTriangles($0, count: max(3, limit * $0.count / points.count))
    }
  }

  private mutating func drawLine(_ group: ChartModel.Group, _ index: Int, _ annotated: Set<Int>) {
    let points = points(of: group)
    let line = group.style.line ?? Self.line
    var chunk = 0
    var dots = PathText()
    for stretch in stretches(points) {
      if stretch.count == 1 { dots.dot(at: stretch[0]) }
      let curve = CurveWriter(stretch, group.style.interpolation)
      // An appended point changes the last chunk only. Dashes would begin again in each chunk.
      let length = line.dash.isEmpty ? Self.chunkLength : stretch.count
      var start = 0
      while start < stretch.count - 1 {
        let end = min(start + length, stretch.count - 1)
        var path = PathText()
        path.move(to: stretch[start])
        curve.write(start..<end, into: &path)
        append(path, index, group, key: "\(chunk)", stroke: line)
        chunk += 1
        start = end
      }
    }
    if !dots.isEmpty {
      append(
        dots, index, group, key: "d",
        stroke: StrokeStyle(lineWidth: line.lineWidth * 2, lineCap: .round))
    }
    for (item, point) in zip(group.items, points) where annotated.contains(item.mark) {
      anchors[item.mark] = Rect(origin: point, size: .zero)
    }
    if group.style.symbol != nil || group.style.symbolValue != nil {
      drawPoints(group, index, points, annotated)
    }
  }

  /// The points in a chunk of a path.
  private static let chunkLength = 64

  private mutating func drawArea(_ group: ChartModel.Group, _ index: Int) {
    var path = PathText()
    let base = group.items.map {
      Point(x: x.position($0.x), y: y.position($0.y))
    }
    let top = group.items.map { Point(x: x.position($0.x), y: y.position($0.yEnd)) }
    var start = 0
    while start < top.count {
      guard top[start].y.isFinite, base[start].y.isFinite, top[start].x.isFinite else {
        start += 1
        continue
      }
      var end = start
      while end < top.count, top[end].y.isFinite, base[end].y.isFinite, top[end].x.isFinite {
        end += 1
      }
      // Both edges keep the same points, so that stacked areas touch.
      let limit = max(Int(plot.width), 3)
      var upper = Array(top[start..<end])
      var lower = Array(base[start..<end])
      if upper.count > limit {
        upper = Downsampling.largestTriangles(upper, count: limit)
        lower = Downsampling.largestTriangles(lower, count: limit)
      }
      path.move(to: upper[0])
      CurveWriter(upper, group.style.interpolation).write(0..<(upper.count - 1), into: &path)
      let back = Array(lower.reversed())
      path.line(to: back[0])
      CurveWriter(back, group.style.interpolation.reversed)
        .write(0..<(back.count - 1), into: &path)
      path.close()
      start = end
    }
    append(path, index, group, fill: color(of: group.style))
  }

  // MARK: Points and rules

  private mutating func drawPoints(
    _ group: ChartModel.Group, _ index: Int, _ points: [Point], _ annotated: Set<Int>
  ) {
    let shape = symbol(of: group.style)
    let area = group.style.symbolSize ?? 36
    var path = PathText()
    for (item, point) in zip(group.items, points) where point.x.isFinite && point.y.isFinite {
      SymbolWriter.write(shape, at: point, area: area, into: &path)
      if annotated.contains(item.mark) { anchors[item.mark] = Rect(origin: point, size: .zero) }
    }
    let color = color(of: group.style)
    switch shape {
    case .circle:
      append(
        path, index, group, key: "p",
        stroke: StrokeStyle(lineWidth: 2 * (area / .pi).squareRoot(), lineCap: .round))
    case .plus, .cross, .asterisk:
      append(
        path, index, group, key: "p",
        stroke: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    default: append(path, index, group, key: "p", fill: color)
    }
  }

  func symbol(of style: MarkStyle) -> BasicChartSymbolShape {
    if let symbol = style.symbol { return symbol }
    guard let index = style.symbolValue.flatMap({ model.symbols.firstIndex(of: $0) }) else {
      return .circle
    }
    let shapes = BasicChartSymbolShape.allCases
    return shapes[index % shapes.count]
  }

  private mutating func drawRules(_ group: ChartModel.Group, _ index: Int, _ annotated: Set<Int>) {
    var path = PathText()
    for item in group.items {
      let mark = model.marks.marks[item.mark]
      let left = mark.x == nil ? 0 : x.position(item.x)
      let right = mark.x == nil ? plot.width : x.position(item.xEnd)
      let top = mark.y == nil ? 0 : y.position(item.y)
      let bottom = mark.y == nil ? plot.height : y.position(item.yEnd)
      guard left.isFinite, right.isFinite, top.isFinite, bottom.isFinite else { continue }
      path.move(to: Point(x: left, y: top))
      path.line(to: Point(x: right, y: bottom))
      if annotated.contains(item.mark) {
        anchors[item.mark] = Rect(
          x: min(left, right), y: min(top, bottom), width: abs(right - left),
          height: abs(bottom - top))
      }
    }
    append(path, index, group, stroke: group.style.line ?? StrokeStyle(lineWidth: 1))
  }

  // MARK: Sectors

  private mutating func drawSectors(_ annotated: Set<Int>) {
    let all = model.groups.enumerated().filter { $0.element.kind == .sector }
      .flatMap { index, group in group.items.map { (index, group, $0) } }
      .sorted { $0.2.mark < $1.2.mark }
    let total = all.reduce(0) { $0 + ($1.2.y.isFinite ? max($1.2.y, 0) : 0) }
    guard total > 0 else { return }
    let center = Point(x: plot.width / 2, y: plot.height / 2)
    let largest = min(plot.width, plot.height) / 2
    var angle = -Double.pi / 2
    for (index, group, item) in all where item.y.isFinite && item.y > 0 {
      let sweep = item.y / total * 2 * .pi
      let form = model.marks.marks[item.mark].sector
      let outer = min(form.outer.size(in: largest, automatic: 1), largest)
      let inner = min(form.inner.size(in: largest, automatic: 0), outer)
      var path = PathText()
      SectorWriter(center: center, inner: inner, outer: outer, inset: form.inset)
        .write(from: angle, to: angle + sweep, into: &path)
      append(path, index, group, key: "\(item.mark)", fill: color(of: group.style))
      if annotated.contains(item.mark) {
        let radius = inner > 0 ? (inner + outer) / 2 : outer * 0.64
        anchors[item.mark] = Rect(
          origin: Point(
            x: center.x + radius * cos(angle + sweep / 2),
            y: center.y + radius * sin(angle + sweep / 2)), size: .zero)
      }
      angle += sweep
    }
  }

  // MARK: Elements

  /// The line of a series without a style of its own.
  private static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  private mutating func append(
    _ path: PathText, _ index: Int, _ group: ChartModel.Group, key: String = "",
    fill: String? = nil, stroke: StrokeStyle? = nil
  ) {
    guard !path.isEmpty else { return }
    var attributes: [SVGElement.Attribute: String] = [.d: path.text, .fill: fill ?? "none"]
    if let stroke {
      attributes[.stroke] = color(of: group.style)
      attributes.merge(stroke.attributes) { $1 }
    }
    if group.style.opacity < 1 { attributes[.opacity] = ChartNumber.text(group.style.opacity) }
    elements.append(SVGElement(.path, attributes, key: "\(index).\(key)"))
  }
}

/// Writes numbers of attributes.
enum ChartNumber {
  /// At most two decimals.
  static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}

extension ChartScale {
  func moved(by distance: Double) -> ChartScale {
    var scale = self
    scale.start += distance
    scale.end += distance
    return scale
  }
}

extension ChartSettings {
  /// The color of a style: its own, that of its series, or the first.
  func color(of style: MarkStyle, in model: ChartModel) -> Color {
    if let color = style.color { return color }
    guard let name = style.colorValue else { return colors.first ?? .accent }
    return color(ofSeries: name, in: model)
  }

  func color(ofSeries name: String, in model: ChartModel) -> Color {
    if let color = namedColors[name] { return color }
    let index = model.seriesNames.firstIndex(of: name) ?? 0
    return colors.isEmpty ? .accent : colors[index % colors.count]
  }
}

extension InterpolationMethod {
  /// The method for the points in the reverse order.
  fileprivate var reversed: InterpolationMethod {
    switch self {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
