import Trellis

/// A stateful view: the text that a reader types belongs to the element, and follows the component.
final class Notebook: StatefulViewComponent {
  let label: String

  init(_ label: String) {
    self.label = label
    super.init(size: ComponentSize(width: 240, height: 96))
  }

  override func makeController() -> ComponentController? { NotebookController(component: self) }
}

/// Makes the field, sets its attributes, and keeps it when its notebook moves.
final class NotebookController: StatefulViewController<Notebook, Never> {
  override class func makeStatefulView(in document: Document, context: Never?) -> Element {
    document.makeElement("textarea")
  }

  override class func attributes(for notebook: Notebook) -> [ViewAttribute] {
    [
      .aria("label", notebook.label), .style(.background, "var(--t-field)"),
      .style(.border, "1px solid var(--t-fieldline)"), .style(.borderRadius, "8px"),
      .style(.padding, "8px"), .style(.color, "inherit"),
    ]
  }
}

/// Two shelves and one notebook.
final class Shelves: RenderComponent<Int> {
  override func initialState() -> Int? { 0 }

  override func render(_ place: Int) -> Component? {
    let notebook = withScope { Notebook("Notes") }
    return FlexboxComponent(spacing: 12) {
      ButtonComponent("Move") { [state] in state.update { $0 = 1 - $0 } }.flex(alignSelf: .start)
      for shelf in 0..<2 {
        ViewComponent(
          "section",
          attributes: [
            .aria("label", "Shelf \(shelf + 1)"), .style(.background, "var(--t-surface)"),
            .style(.borderRadius, "12px"),
          ],
          size: ComponentSize(minHeight: 48),
          child: shelf == place ? GapComponent(12, around: notebook) : nil)
      }
    }
  }
}
