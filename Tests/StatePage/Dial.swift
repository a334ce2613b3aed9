import Trellis

/// A button with two listeners, children that are read in another order than they are painted, and an element of the
/// application's own.
final class Dial {
  static let element = ClientElement(
    "x-dial", script: "x-dial.js", properties: ["step", "marks"], events: ["turn"])

  private struct Properties: Encodable {
    let step: Int
    let marks: [String]
  }

  private struct Turn: Decodable {
    let by: Int
    let marks: [String]
  }

  private var log: [String] = []
  private var step = 2
  private var isFirst = true
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  private func note(_ entry: String) {
    log.append(entry)
    onChange()
  }

  /// Records the page's events of visibility.
  func visibilityChanged(_ isVisible: Bool) { note(isVisible ? "visible" : "hidden") }

  func component() -> Component {
    let dial = withScope(Keeper.self) {
      Keeper(
        child: ClientElementComponent(
          Self.element, properties: Properties(step: step, marks: ["a", "b"]),
          attributes: [.attribute("id", "dial")]
            + ViewAttribute.on(
              "turn", as: Turn.self,
              Action(identity: "turn") { [self] turn in
                step += turn.by
                note("turned by \(turn.by) with \(turn.marks.joined())")
              }), size: ComponentSize(width: 200, height: 40)))
    }
    return FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      ButtonComponent("Both", attributes: [.attribute("id", "both"), second]) { [self] in
        note("first")
      }
      ButtonComponent("Swap", attributes: [.attribute("id", "swap")]) { [self] in
        isFirst.toggle()
        onChange()
      }
      if isFirst { dial }
      layers
      if !isFirst { dial }
      shaker
      TextComponent(log.joined(separator: ", "), attributes: [.attribute("id", "log")])
    }
  }

  /// An element with a recognizer of the application.
  private var shaker: Component {
    let shake = ClientEvent("shake", recognizer: "shake", options: "3")
    let attributes = ViewAttribute.on(
      shake, .integer("turns", in: 1...9),
      action: Action(identity: "shake") { [self] turns in note("shaken \(turns)") })
    return ViewComponent(
      "div", attributes: attributes + [.attribute("id", "shaker")],
      size: ComponentSize(width: 200, height: 40))
  }

  /// A second listener of a button that has one of its own.
  private var second: ViewAttribute {
    .listener("click", Action(identity: "second") { [self] _ in note("second") })
  }

  /// Three buttons on top of each other: the first in the list is painted last and read first, as its priority says.
  private var layers: Component {
    FlexboxComponent(
      size: ComponentSize(height: 60), style: FlexboxStyle(direction: .column),
      children: [("one", 2, 0), ("two", 0, 0), ("three", 1, 5)].map { name, zIndex, priority in
        var child = FlexboxChild(
          ViewComponent(
            "button",
            attributes: [
              .attribute("id", name), .attribute("type", "button"),
              .style(.background, "Canvas"), .text(name),
            ], size: ComponentSize(width: 80, height: 30)))
        child.position.isAbsolute = true
        child.position.left = 20
        child.position.top = 10
        child.zIndex = zIndex
        child.accessibilitySortPriority = priority
        return child
      })
  }
}

/// Keeps the identity of its content at every place.
private final class Keeper: CompositeComponent {
  init(child: Component) { super.init(child: child) }
}
