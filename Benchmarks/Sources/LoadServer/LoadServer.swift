import CHeap
import Trellis

/// The application for the suites `server` and `sign-in`: each page counts its clicks and shows the last message to all.
///
/// The message has some 280 letters, so its patch has 300 bytes.
@main struct LoadServer: Application {
  static let commandName = "load-server"

  @Option(help: "A folder of files to serve.")
  var files: String?

  var publicFolder: String? { files }

  func user(id: String) -> (any User)? { LoadUser(id: id) }

  func routes() -> [Route] {
    let news = Topic<String>()
    return [
      Route("/", title: "Load") { page in
        let board = Board(news: news)
        page.subscribe(news) { text in board.tell(text) }
        return { board.component(page) }
      },
      Route("/sign-in", title: "Sign in") { _ in SignInForm() },
      .response("/user") { .text($0.user?.name ?? "nobody") },
      .response("/json") { _ in .json(Message(id: 7, name: "Ada", isRead: false)) },
      // The used bytes of the heap, in the page's title.
      Route("/heap") { page in
        page.title = "\(heap_bytes_in_all_arenas())"
        return { ViewComponent("p", attributes: [.text("See the title.")]) }
      },
    ]
  }
}

/// The user of the suite `sign-in`.
struct LoadUser: User {
  let id: String
  var name: String { "User \(id)" }
  var roles: [String] { [] }
}

struct Message: Codable {
  let id: Int
  let name: String
  let isRead: Bool
}

/// Signs every visitor in.
struct SignInForm: View {
  @Environment(\.page) private var page

  var body: some View {
    Form {
      SubmitButton("Sign in")
    } onSubmit: {
      try await page.signIn(LoadUser(id: "1"))
    }
  }
}

/// The state of one page.
final class Board {
  private var sent = 0
  private var lines: [StateUpdater<String>] = []
  private let news: Topic<String>

  init(news: Topic<String>) { self.news = news }

  /// Changes the component that shows the message.
  func tell(_ text: String) {
    for line in lines { line.update { $0 = text } }
  }

  func component(_ page: Page) -> Component {
    FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      Counting()
      button("Tell all") { [self] in
        sent += 1
        news.publish("\(sent) " + String(repeating: "0123456789", count: 28))
      }
      NewsLine { [self] in lines = [$0] }
    }
  }
}

/// Counts its clicks.
final class Counting: RenderComponent<Int> {
  override func initialState() -> Int { 0 }

  override func render(_ count: Int) -> Component? {
    FlexboxComponent(.column) {
      line("\(count)")
      button("Count") { [state] in state.update { $0 += 1 } }
    }
  }
}

/// Shows the last message.
final class NewsLine: RenderComponent<String> {
  private let onRender: (StateUpdater<String>) -> Void

  init(onRender: @escaping (StateUpdater<String>) -> Void) {
    self.onRender = onRender
    super.init()
  }

  override func initialState() -> String { "Nothing yet" }

  override func render(_ message: String) -> Component? {
    onRender(state)
    return line(message)
  }
}

private func line(_ text: String) -> Component {
  ViewComponent(
    "p", attributes: [.text(text)],
    size: ComponentSize(width: .points(400), height: .points(20)))
}

private func button(_ text: String, _ action: @escaping () -> Void) -> Component {
  ViewComponent(
    "button",
    attributes: [
      .text(text), .listener("click", ListenerOptions(), Action { _ in action() }),
    ], size: ComponentSize(width: .points(100), height: .points(32)))
}
