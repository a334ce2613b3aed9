import TrellisComponents
import TrellisLayout
import TrellisText
import TrellisUI

/// A part of a random screen: a value that can be built, changed and built again.
struct ScreenPart {
  enum Kind: CaseIterable {
    case row, column, text, box, field, picture, button
    /// A render component with a count and an identifier.
    case item
    case inset, center, stack, ratio, scroll, background, overlay, sizing, view, named, fixed
    /// A component that reads its parent's size, or passes it on.
    case reader
    /// A column with so many parts that its flex tree is kept.
    case list
  }

  let id: Int
  var kind: Kind
  /// Selects the options.
  var options: Int
  /// The options of the part as a flexbox child.
  var share = 0
  var text: String
  var readsContext = false
  var parts: [ScreenPart] = []

  var count: Int { parts.reduce(1) { $0 + $1.count } }

  /// The maximum number of parts inside.
  var room: Int {
    switch kind {
    case .text, .box, .field, .picture: 0
    case .row, .column, .stack, .fixed: 6
    case .list: 40
    default: 1
    }
  }

  mutating func change(at index: Int, _ body: (inout ScreenPart) -> Void) {
    if index == 0 { return body(&self) }
    var rest = index - 1
    for index in parts.indices {
      if rest < parts[index].count { return parts[index].change(at: rest, body) }
      rest -= parts[index].count
    }
  }
}

/// The shared state of one screen's components.
final class ScreenWorld {
  var counts: [Int: Int]
  var updaters: [Int: StateUpdater<Int>] = [:]

  init(counts: [Int: Int] = [:]) { self.counts = counts }

  func make(_ part: ScreenPart) -> Component {
    let inside = part.parts.first.map(make) ?? EmptyComponent()
    switch part.kind {
    case .row, .column, .list: return flexbox(part)
    case .text: return text(part)
    case .box: return Component(view: view(part), size: sizes[part.options % sizes.count])
    case .field: return TextFieldComponent(text: part.text, label: part.text) { _ in }
    case .picture:
      return ImageComponent(
        source: "/\(part.options % 3).png", alternative: "",
        size: ComponentSize(width: 20, height: .points(Double(10 + part.options % 3))))
    case .button:
      return ButtonComponent(
        action: Action(identity: "press \(part.id)") { _ in }, content: inside)
    case .item: return ScreenItem(part, self)
    case .inset:
      return InsetComponent(
        view: view(part), insets: insets[part.options % insets.count], child: inside)
    case .center:
      return CenterComponent(
        centering: part.options.isMultiple(of: 2) ? .both : .horizontal,
        minimizing: part.options.isMultiple(of: 3) ? .both : [], child: inside)
    case .stack:
      return ZStackComponent(
        gravity: part.options.isMultiple(of: 2) ? .topLeft : .topRight,
        children: part.parts.map(make))
    case .ratio:
      return RatioComponent(ratio: Double(1 + part.options % 3) / 2, child: inside) ?? inside
    case .scroll: return ScrollComponent(size: ComponentSize(height: 60), child: inside)
    case .background:
      return BackgroundComponent(content: inside, background: Component(view: view(part)))
    case .overlay: return OverlayComponent(content: inside, overlay: nil)
    case .sizing:
      return SizingComponent(size: sizes[part.options % sizes.count], child: inside)
    case .view: return ViewComponent("section", child: inside)
    case .named: return CompositeComponent(child: inside)
    case .reader: return ScreenReader(part.options % 7, child: inside)
    case .fixed:
      return StaticComponent(
        children: part.parts.enumerated().map {
          .init(position: Point(x: Double($0 * (part.options % 5)), y: 3), component: make($1))
        })
    }
  }

  private let sizes = [
    ComponentSize.auto, ComponentSize(width: 50), ComponentSize(width: .percent(0.5)),
    ComponentSize(height: .percent(0.25)), ComponentSize(width: 30, height: 20),
    ComponentSize(maxWidth: .percent(0.75)),
  ]
  private let insets = [
    InsetEdges(top: 1, left: 2, bottom: 3, right: 4), InsetEdges(left: .percent(0.125)),
    InsetEdges(left: .points(.infinity)), InsetEdges(top: .percent(0.25), bottom: 2),
  ]

  private func view(_ part: ScreenPart) -> ViewConfiguration? {
    part.options % 4 == 0
      ? nil
      : ViewConfiguration("div", attributes: [.attribute("title", "\(part.options % 3)")])
  }

  private func text(_ part: ScreenPart) -> Component {
    var style = TextStyle(
      size: part.options.isMultiple(of: 2) ? 15 : 12, maximumLines: part.options % 3)
    style.alignment = part.options % 5 == 0 ? .center : .natural
    let shown = part.readsContext ? "\(context(Int.self) ?? -1) \(part.text)" : part.text
    guard part.options % 7 == 0 else { return TextComponent(shown, style: style) }
    return TextComponent(
      AttributedText([TextSpan(shown), TextSpan(" more", style: SpanStyle(weight: 700))]),
      style: style)
  }

  private func flexbox(_ part: ScreenPart) -> Component {
    var style = FlexboxStyle(direction: part.kind == .row ? .row : .column)
    if part.options % 5 == 1 { style.direction = part.kind == .row ? .rowReverse : .columnReverse }
    style.spacing = Double(part.options % 3)
    style.wrap = part.options % 7 == 1 ? .wrap : .noWrap
    style.alignItems = [.stretch, .start, .center, .end, .baseline][part.options % 5]
    style.justifyContent = [.start, .center, .end, .spaceBetween][part.options % 4]
    if part.options % 6 == 1 { style.padding = .all(.percent(0.03125)) }
    if part.options % 11 == 1 { style.layoutDirection = .rightToLeft }
    return FlexboxComponent(
      view: view(part), size: sizes[part.options / 8 % sizes.count], style: style,
      children: part.parts.map(child))
  }

  private func child(_ part: ScreenPart) -> FlexboxChild {
    // Some have no component.
    if part.share % 13 == 12 { return FlexboxChild(nil) }
    var child = FlexboxChild(make(part))
    switch part.share % 13 {
    case 1: child.grow = 1
    case 2: child.shrink = 1
    case 3: child.basis = .percent(0.25)
    case 4: child.alignSelf = .center
    case 5: child.margin = .all(.points(3))
    case 6: child.padding = .all(.percent(0.0625))
    case 7:
      child.position.isAbsolute = true
      child.position.top = .points(5)
      child.position.start = .percent(0.125)
    case 8: child.zIndex = part.share % 3 - 1
    case 9: child.size = ComponentSize(width: .percent(0.5))
    case 10: child.spacingBefore = 4
    case 11: child.usesHeightAsBaseline = true
    default: break
    }
    return child
  }
}

/// Shows its count and its content.
private final class ScreenItem: RenderComponent<Int> {
  private let part: ScreenPart
  private let world: ScreenWorld

  init(_ part: ScreenPart, _ world: ScreenWorld) {
    self.part = part
    self.world = world
    super.init(identifier: part.id)
  }

  override func initialState() -> Int { world.counts[part.id] ?? 0 }

  override func render(_ count: Int) -> Component? {
    world.updaters[part.id] = state
    let inside = part.parts.first.map(world.make)
    let seen = part.readsContext ? context(Int.self) ?? -1 : 0
    let text = "\(part.text) \(count) \(seen)"
    return FlexboxComponent(part.options.isMultiple(of: 2) ? .row : .column) {
      // The content of some has the same size in any state.
      if part.options.isMultiple(of: 3) {
        ViewComponent(
          "span", attributes: [.text(text)], size: ComponentSize(width: 60, height: 20))
      } else {
        TextComponent(text, viewClass: "span")
      }
      inside
    }
  }

  override func firstBaseline(of layout: Layout) -> Double? {
    part.options.isMultiple(of: 4) ? Double((currentState ?? 0) % 5) : nil
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    guard let previous = previous as? ScreenItem else { return true }
    return "\(previous.part)" != "\(part)"
  }
}
