import Foundation
import TrellisComponents
import TrellisLayout
import TrellisUI
import TrellisViews

/// The axes, the marks and the labels of a chart in a size.
struct ChartPlot: View {
  let model: ChartModel
  let settings: ChartSettings
  let size: Size

  var body: some View {
    let values = EnvironmentValues.current
    let textRuler = TextRuler(.caption, in: values)
    let ruler = LabelRuler(
      size: { textRuler.size(of: $0) }, elided: { textRuler.elided($0, width: $1) })
    let frame = ChartFrame(
      model, settings: settings, size: size, ruler: ruler, values: values,
      isMirrored: values.writingDirection == .rightToLeft)
    let drawing = ChartDrawing(model, in: frame, settings: settings)
    let table = ChartTable(model, values: values)
    let isClipped = settings.xScale.lower != nil || settings.yScale.lower != nil
    let grid = GridDrawing(frame, hasBaseline: !model.hasSectors && !model.isEmpty).elements
    let annotations = model.marks.annotations.filter { drawing.anchors[$0.mark] != nil }
    let rules = PlotRules(
      size: size,
      places: [
        .frame(Rect(origin: .zero, size: size)), .frame(frame.plot),
        .frame(Rect(x: 0, y: 0, width: 1, height: 1)),
      ] + frame.labels.map { .corner($0.frame.origin) }
        + annotations.map { annotation in
          let anchor = drawing.anchors[annotation.mark] ?? .zero
          return .beside(
            anchor.offset(by: frame.plot.origin),
            side(annotation, frame.isMirrored), annotation.spacing)
        })
    let content = rules {
      DrawingView { _ in Drawing(elements: grid) }
      DrawingView(
        attributes: [.style(StyleProperty("overflow"), isClipped ? "hidden" : "visible")]
      ) { _ in Drawing(elements: drawing.elements) }
      HiddenTable(table: table)
      ForEach(frame.labels.indices, id: \.self) { index in
        let label = frame.labels[index]
        Text(verbatim: label.text).font(.caption).foregroundStyle(.secondaryText)
          .attribute("title", label.text == label.full ? nil : label.full)
          .attribute("aria-hidden", "true")
      }
      ForEach(annotations.indices, id: \.self) { annotations[$0].content.font(.caption) }
    }
    selectable(content.frame(width: size.width, height: size.height), frame)
      .accessibilityLabel(table.title).attribute("role", "group")
  }

  private func side(
    _ annotation: ChartMarks.Annotation, _ isMirrored: Bool
  ) -> PlotRules.Side {
    switch annotation.position {
    case .top: .top
    case .bottom: .bottom
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .overlay: .center
    case .automatic:
      if model.hasSectors {
        .center
      } else if model.marks.marks[annotation.mark].kind == .bar,
        !model.isVertical(model.marks.marks[annotation.mark])
      {
        isMirrored ? .left : .right
      } else {
        .top
      }
    }
  }

  @ViewBuilder private func selectable(_ content: some View, _ frame: ChartFrame) -> some View {
    if let selection = settings.selection {
      content
        .attribute("tabindex", "0")
        .onKeyPress([.leftArrow, .rightArrow, .escape]) { key in
          move(key, selection, frame.isMirrored)
        }
        .onTapGesture { point in
          selection.select(model.nearest(to: point.x, in: frame.x))
        }
    } else {
      content
    }
  }

  private func move(_ key: KeyEquivalent, _ selection: ChartSelection, _ isMirrored: Bool) {
    if key == .escape { return selection.select(nil) }
    let places = model.places
    guard !places.isEmpty else { return }
    let isForward = (key == .rightArrow) != isMirrored
    let current = selection.selected().flatMap { model.number(of: $0) }
    let index = current.flatMap { number in places.firstIndex { $0 >= number } }
    let next = index.map { $0 + (isForward ? 1 : -1) } ?? (isForward ? 0 : places.count - 1)
    selection.select(model.value(at: places[min(max(next, 0), places.count - 1)]))
  }
}

extension ChartModel {
  /// The numbers of all marks in x, ascending.
  var places: [Double] {
    Set(groups.flatMap { group in group.items.map { ($0.x + $0.xEnd) / 2 } }.filter(\.isFinite))
      .sorted()
  }

  /// The value of x of the mark nearest to a place.
  func nearest(to position: Double, in scale: ChartScale) -> PlottedValue? {
    places.min { abs(scale.position($0) - position) < abs(scale.position($1) - position) }
      .map(value)
  }

  func value(at number: Double) -> PlottedValue {
    switch x.kind {
    case .time: .date(number)
    case .band: .category(x.categories[min(max(Int(number), 0), x.categories.count - 1)])
    default: .number(number)
    }
  }

  func number(of value: PlottedValue) -> Double? {
    switch value {
    case .number(let number), .date(let number): number
    case .category(let name): x.categories.firstIndex(of: name).map(Double.init)
    }
  }
}

/// The lines of the axes.
struct GridDrawing {
  let elements: [SVGElement]

  init(_ frame: ChartFrame, hasBaseline: Bool) {
    var groups: [StrokeStyle?: PathText] = [:]
    let plot = frame.plot
    // Lines of one pixel are between two pixels.
    func sharp(_ value: Double) -> Double { value.rounded(.down) + 0.5 }
    for line in frame.rows {
      let y = sharp(line.position)
      groups[line.stroke, default: PathText()].move(to: Point(x: plot.x, y: y))
      groups[line.stroke, default: PathText()].line(to: Point(x: plot.maxX, y: y))
    }
    for line in frame.columns {
      let x = sharp(line.position)
      groups[line.stroke, default: PathText()].move(to: Point(x: x, y: plot.y))
      groups[line.stroke, default: PathText()].line(to: Point(x: x, y: plot.maxY))
    }
    for (from, to) in frame.ticks {
      groups[nil, default: PathText()].move(to: Point(x: sharp(from.x), y: sharp(from.y)))
      groups[nil, default: PathText()].line(to: Point(x: sharp(to.x), y: sharp(to.y)))
    }
    var elements: [SVGElement] = []
    for (stroke, path) in groups.sorted(by: { $0.value.text < $1.value.text }) {
      var attributes: [SVGElement.Attribute: String] = [
        .d: path.text, .fill: "none", .stroke: Color.line.css,
        .strokeWidth: ChartNumber.text(stroke?.lineWidth ?? 1),
      ]
      if let dash = stroke?.dash, !dash.isEmpty {
        attributes[.strokeDashArray] = dash.map(ChartNumber.text).joined(separator: " ")
      }
      elements.append(SVGElement(.path, attributes))
    }
    self.elements = elements
  }
}

/// Places the drawings, the labels and the annotations of a chart.
struct PlotRules: ViewLayout, Equatable {
  enum Side: Hashable { case top, bottom, left, right, center }

  enum Place: Equatable {
    case frame(Rect)
    case corner(Point)
    case beside(Rect, Side, Double)
  }

  let size: Size
  let places: [Place]

  func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size { size }

  func placeSubviews(in size: Size, subviews: LayoutSubviews) {
    for (view, place) in zip(subviews, places) {
      switch place {
      case .frame(let rect): view.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
      case .corner(let corner): view.place(at: corner)
      case .beside(let rect, let side, let spacing):
        let own = view.sizeThatFits(.unspecified)
        var corner = Point(
          x: rect.x + (rect.width - own.width) / 2, y: rect.y + (rect.height - own.height) / 2)
        switch side {
        case .top: corner.y = rect.y - spacing - own.height
        case .bottom: corner.y = rect.maxY + spacing
        case .left: corner.x = rect.x - spacing - own.width
        case .right: corner.x = rect.maxX + spacing
        case .center: break
        }
        // An annotation is never cut off.
        corner.x = max(0, min(corner.x, size.width - own.width))
        corner.y = max(0, min(corner.y, size.height - own.height))
        view.place(at: corner)
      }
    }
  }
}
