import Trellis

/// Tiles with animations for appearance, change, movement and disappearance; tests end the animations.
final class Tiles {
  private var names = ["a", "b"]
  private var isFaint = false
  private var isGrouped = false
  private var isSpread = false
  private var done: [String] = []
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  private func button(_ name: String, _ change: @escaping () -> Void) -> Component {
    ButtonComponent(
      name, attributes: [.attribute("data-do", name)],
      action: { [self] in
        change()
        onChange()
      })
  }

  private func note(_ what: String) {
    done.append(what)
    onChange()
  }

  private func tile(_ name: String) -> Component {
    withScope(Tile.self, identifier: name) {
      Tile(name, isFaint: isFaint, onEnd: { [self] in note("\($0) \(name)") })
    }
  }

  func component() -> Component {
    FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      FlexboxComponent(.row, spacing: 8) {
        button("add") { [self] in names.append("new") }
        button("fade") { [self] in isFaint.toggle() }
        button("spread") { [self] in isSpread.toggle() }
        button("remove") { [self] in names.removeLast() }
        button("group") { [self] in isGrouped.toggle() }
      }
      withScope(Spread.self) {
        Spread(
          gap: isSpread ? 40 : 8, tiles: names.map { tile($0) },
          onEnd: { [self] in note("moved") })
      }
      if isGrouped {
        FlexboxComponent(
          .column, view: ViewConfiguration("section"), padding: .all(20)
        ) {
          tile("inner")
        }
      }
      TextComponent(
        "done: \(done.joined(separator: ", "))", attributes: [.attribute("data-done", "")])
    }
  }
}

/// Tiles in a column, which move when the gap between them changes.
final class Spread: CompositeComponent {
  private let gap: Double
  private let onEnd: () -> Void

  init(gap: Double, tiles: [Component], onEnd: @escaping () -> Void) {
    self.gap = gap
    self.onEnd = onEnd
    super.init(child: FlexboxComponent(.column, spacing: gap) { for tile in tiles { tile } })
  }

  override func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? {
    guard let previous = previous as? Spread, previous.gap != gap else { return nil }
    return BoundsAnimation(duration: 60, mode: .curve(.linear), completion: onEnd)
  }
}

final class Tile: Component {
  private let isFaint: Bool
  private let onEnd: (String) -> Void

  init(_ name: String, isFaint: Bool, onEnd: @escaping (String) -> Void) {
    self.isFaint = isFaint
    self.onEnd = onEnd
    super.init(
      view: ViewConfiguration(
        "article",
        attributes: [
          .attribute("data-tile", name), .style(.opacity, isFaint ? "0.5" : "1"),
          .style(.backgroundColor, "#ccd"),
        ]),
      size: ComponentSize(width: 200, height: 30))
  }

  override func animationsOnInitialMount() -> [ComponentAnimation] {
    let animation = Animation<InitialPhase>.parallel(.alpha(from: 0), .translationY(from: 20))
    return [
      ComponentAnimation(self, animation.duration(60).easeIn(), completion: { self.onEnd("in") })
    ]
  }

  override func animations(fromPrevious previous: Component) -> [ComponentAnimation] {
    guard (previous as? Tile)?.isFaint != isFaint else { return [] }
    return [ComponentAnimation(self, .alpha.duration(60), completion: { self.onEnd("on") })]
  }

  override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
    [
      FinalUnmountAnimation(self, .alpha(to: 0).duration(60)),
      FinalUnmountAnimation(
        self, .translationX(to: 100).duration(60), completion: { self.onEnd("out") }),
    ]
  }
}
