import CHeap
import Trellis
import TrellisPostgres

/// The application for the suite `stored`: a page with a counter and a form of ten fields, whose states can be stored.
@main struct StoredServer: Application {
  static let commandName = "stored-server"

  var sessionEngines: [SessionEngine] { [.postgres] }

  func routes() -> [Route] {
    [
      Route("/", title: "Stored") { _ in
        {
          FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
            Counting()
            Entries()
          }
        }
      },
      // The used bytes of the heap, in the page's title.
      Route("/heap") { page in
        page.title = "\(heap_bytes_in_all_arenas())"
        return { ViewComponent("p", attributes: [.text("See the title.")]) }
      },
    ]
  }
}

/// Counts its clicks.
final class Counting: RenderComponent<Int> {
  override func initialState() -> Int { 0 }

  override func render(_ count: Int) -> Component? {
    FlexboxComponent(.column) {
      line("\(count)")
      ViewComponent(
        "button",
        attributes: [
          .text("Count"),
          .listener("click", ListenerOptions(), Action { [state] _ in state.update { $0 += 1 } }),
        ], size: ComponentSize(width: .points(100), height: .points(32)))
    }
  }
}

/// Ten fields, and a text with the value of the first one.
final class Entries: RenderComponent<[String]> {
  override func initialState() -> [String] { Array(repeating: "", count: 10) }

  override func render(_ texts: [String]) -> Component? {
    FlexboxComponent(.column, spacing: 8) {
      for (index, text) in texts.enumerated() {
        ViewComponent(
          "input",
          attributes: [
            .property("value", .string(text)),
            .listener(
              "input", ListenerOptions(flags: .value),
              Action { [state] event in state.update { $0[index] = event.value ?? "" } }),
          ], size: ComponentSize(width: .points(400), height: .points(32)))
      }
      line(texts[0])
    }
  }
}

private func line(_ text: String) -> Component {
  ViewComponent(
    "p", attributes: [.text(text)],
    size: ComponentSize(width: .points(400), height: .points(20)))
}
