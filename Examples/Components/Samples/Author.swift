import Trellis

/// A view that its factory makes complete: no attribute describes its text.
enum Author {
  static let view = ViewFactory("p", name: "author") { document in
    let element = document.makeElement("p")
    let name = document.makeElement("em")
    name.text = "Oscar Fingal O'Flahertie Wills Wilde"
    element.insert(name)
    return element
  }
}

extension ViewAttribute {
  /// Turns the colors of a view.
  static func hue(_ degrees: Double) -> ViewAttribute {
    .custom(
      CustomAttribute("hue", value: degrees) { element, degrees in
        element.setStyle("filter", degrees.map { "hue-rotate(\($0)deg)" })
      })
  }
}

/// The author, in a color that turns.
final class AuthorComponent: RenderComponent<Double> {
  override func initialState() -> Double? { 0 }

  override func render(_ degrees: Double) -> Component? {
    FlexboxComponent(spacing: 12, alignItems: .start) {
      Component(
        view: ViewConfiguration(
          ViewClass(Author.view),
          attributes: [.hue(degrees), .style(.color, "var(--t-accent)")]),
        size: ComponentSize(width: 300, height: 24))
      ButtonComponent("Turn") { [state] in state.update { $0 += 90 } }
      ButtonComponent("Turn back") { [state] in state.set(0) }
    }
  }
}
