import Trellis

/// The page of `Scripts/siege`.
///
/// The page shows the numbers of handled clicks and edits and the text of its field, so that a client
/// detects a lost or repeated event.
@main struct SiegePage: Application {
  func routes() -> [Route] {
    [
      Route("/", title: "Siege") { page in
        let model = Model(page)
        return { model.component() }
      },
      Route("/texts", title: "Texts") { _ in Texts() },
    ]
  }
}

/// Shows the text of its field, also as Markdown, and computes with a number of the address.
private struct Texts: View {
  @Query private var page = 1
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Text", text: $text)
      Text(text)
      Text(markdown: text)
      Text("Rows \((page - 1) * 20) to \(page * 20)")
    }
  }
}

private final class Model {
  private let page: Page
  private var clicks = 0
  private var edits = 0
  private var moves = 0
  private var text = ""

  init(_ page: Page) { self.page = page }

  func component() -> Component {
    FlexboxComponent(.column, spacing: 12, alignItems: .start, padding: .all(24)) {
      TextComponent("Clicked \(clicks) times", style: TextStyle(size: 24, weight: 700))
      ButtonComponent("Add one") { [self] in
        clicks += 1
        page.setNeedsUpdate()
      }
      TextFieldComponent(
        text: text, label: "Text", delay: 0,
        onInput: { [self] in
          text = $0
          edits += 1
          page.setNeedsUpdate()
        })
      TextComponent("Typed \(edits) times: “\(text.prefix(100))”")
      ViewComponent(
        "section",
        attributes: [
          .attribute("aria-label", "Pointer"), .text("Moved \(moves) times"),
          .listener(
            "pointermove", ListenerOptions(flags: .position),
            Action { [self] _ in
              moves += 1
              page.setNeedsUpdate()
            }),
        ], size: ComponentSize(width: .points(200), height: .points(100)))
    }
  }
}
