import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// A component with other inputs of its layout than the previous one is laid out again, and one with the same is not.
struct LayoutInputsTests {
  private let child = box(20, 10)

  private func expect(
    _ first: Component, _ same: Component, differsFrom others: Component?...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(first.hasSameLayoutInputs(as: same), sourceLocation: sourceLocation)
    for (index, other) in others.enumerated() {
      #expect(
        other.map { $0.hasSameLayoutInputs(as: first) } == false, "\(index)",
        sourceLocation: sourceLocation)
      #expect(
        other.map { first.hasSameLayoutInputs(as: $0) } == false, "\(index)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func inputsOfComponentsWithOneChildAreCompared() throws {
    expect(
      CenterComponent(child: child), CenterComponent(child: child),
      differsFrom: CenterComponent(centering: .vertical, child: child),
      CenterComponent(minimizing: .vertical, child: child))
    expect(
      ClippingComponent(axis: .width, child: child), ClippingComponent(axis: .width, child: child),
      differsFrom: ClippingComponent(axis: .height, child: child))
    expect(
      try #require(RatioComponent(ratio: 1, child: child)),
      try #require(RatioComponent(ratio: 1, child: child)),
      differsFrom: RatioComponent(ratio: 2, child: child))
    expect(
      InsetComponent(insets: InsetEdges(top: 1), child: child),
      InsetComponent(insets: InsetEdges(top: 1), child: child),
      differsFrom: InsetComponent(insets: InsetEdges(bottom: 1), child: child))
    #expect(RatioComponent(ratio: .infinity, child: child) == nil)
  }

  @Test func inputsOfPlacedChildrenAreCompared() {
    func placed(_ position: Point, _ size: RelativeSizeRange = RelativeSizeRange()) -> Component {
      StaticComponent(children: [.init(position: position, component: child, size: size)])
    }
    let exact = RelativeSizeRange(
      min: RelativeSize(width: 5, height: 5), max: RelativeSize(width: 5, height: 5))
    expect(
      placed(.zero), placed(.zero), differsFrom: placed(Point(x: 1, y: 0)), placed(.zero, exact))
  }

  @Test func inputsOfFieldsAreCompared() {
    func field(
      _ most: Int = 3, padding: Double = 2, size: Double = 10, characters: Double = 24
    ) -> Component {
      FieldComponent(
        "textarea", lines: .init(least: 1, most: most), characters: characters,
        padding: EdgeInsets(all: padding), style: TextStyle(size: size, lineHeight: 16))
    }
    expect(field(), field(), differsFrom: field(4), field(padding: 3), field(characters: 25))
    func text(_ size: Double) -> Component {
      TextFieldComponent(text: "", label: "a", style: TextStyle(size: size), onInput: { _ in })
    }
    expect(text(10), text(10), differsFrom: text(11))
  }

  @Test func inputsOfTextsAreCompared() {
    func spans(_ weight: Int) -> Component {
      TextComponent(
        AttributedText([TextSpan("a"), TextSpan("b", style: SpanStyle(weight: weight))]))
    }
    func cut(_ mark: String?, _ weight: Int = 400, label: String? = nil) -> Component {
      TextComponent(
        "a",
        truncation: mark.map { AttributedText([TextSpan($0, style: SpanStyle(weight: weight))]) },
        label: label)
    }
    expect(cut("more"), cut("more"), differsFrom: cut("less"), cut("more", 700), cut(nil))
    expect(cut("more", label: "A"), cut("more", label: "B"), differsFrom: cut(nil, label: "A"))
    expect(cut(nil, label: "A"), cut(nil), differsFrom: cut("more"))
    expect(
      TextComponent("é"), TextComponent("é"), differsFrom: TextComponent("e\u{301}"),
      TextComponent("é", style: TextStyle(size: 20)), TextComponent("é", language: "fr"))
    expect(spans(400), spans(400), differsFrom: spans(700), TextComponent("ab"))
  }

  @Test func inputsOfFlexboxesAreCompared() {
    func flexbox(
      border: Double = 1, padding: Double = 1, grow: Double = 0, margin: FlexboxEdges = .none
    ) -> Component {
      var style = FlexboxStyle()
      style.border = .all(.points(border))
      style.padding = .all(.points(padding))
      return FlexboxComponent(style: style, children: [child.flex(grow: grow, margin: margin)])
    }
    expect(
      flexbox(), flexbox(), differsFrom: flexbox(border: 2), flexbox(padding: 2), flexbox(grow: 1),
      flexbox(margin: .all(1)))
  }

  @Test func inputsOfLayersAndOptionsAreCompared() {
    expect(
      ZStackComponent(children: [child]), ZStackComponent(children: [child]),
      differsFrom: ZStackComponent(gravity: .topRight, children: [child]))
    func list(_ count: Int) -> Component {
      FieldComponent(
        "select", widest: "x", style: TextStyle(),
        children: (0..<count).map { _ in Component() })
    }
    expect(list(1), list(1), differsFrom: list(2))
  }

  @Test func aClippedAxisLeavesTheOtherOneItsLimit() throws {
    func inner(_ axis: ClippingComponent.Axis) throws -> Size {
      let tall = InsetComponent(insets: InsetEdges(), child: box(90, 80))
      let layout = LayoutProbe.layout(ClippingComponent(axis: axis, child: tall), in: .upTo(50, 40))
      return try #require(layout.children.first).layout.size
    }
    #expect(try inner(.none) == Size(width: 50, height: 40))
    #expect(try inner(.width) == Size(width: 90, height: 40))
    #expect(try inner(.height) == Size(width: 50, height: 80))
  }
}
