import ComponentSupport
import Logging
import Synchronization
import TrellisComponents
import TrellisDOM
import TrellisSessions

@testable import TrellisServer

/// A page with states and the elements of ``TestPages``: a field, a button, a disabled button and a text.
struct StoredPages: Sendable {
  /// The handled events with their identities, on all servers.
  let recorder = Recorder()
  /// What the pages were told about restored states.
  let restorations = Restorations()
  let titles = Topic<String>()
  /// A text that is no state.
  var news = "news"
  /// Whether the state has another type than before.
  var hasNewState = false
  /// The name of the slot with the text of ``Slots``, and its former one; `nil` for a page with one state.
  var slot: (name: String, formerName: String?)?

  final class Restorations: Sendable {
    private let list = Mutex<[PageRestoration]>([])
    var all: [PageRestoration] { list.withLock { $0 } }
    func add(_ restoration: PageRestoration) { list.withLock { $0.append(restoration) } }
  }

  struct Entries: Codable, Equatable {
    var text = ""
    var clicks = 0
  }

  struct NewEntries: Codable, Equatable {
    var text: [String] = []
    var clicks = 0
  }

  var routes: [Route] {
    [
      Route("/") { page in
        page.onRestore = { restorations.add($0) }
        page.subscribe(titles) { page.title = $0 }
        return {
          if let slot { return Slots(slot.name, formerly: slot.formerName) }
          return hasNewState ? Form<NewEntries>(self, NewEntries()) : Form<Entries>(self, Entries())
        }
      }
    ]
  }

  /// A server of the pages, with `store`.
  func server(
    _ store: (any SessionStore)?, failure: SessionStorage.Failure = .goOn, key: UInt8 = 1,
    clock: TestClock = TestClock()
  ) -> SessionManager {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let metrics = Metrics()
    return SessionManager(
      router: Router(routes: routes), version: "v1", environment: HostEnvironment(),
      metrics: metrics, logger: logger,
      durable: store.map {
        DurableSessions(
          $0, seal: SessionSeal(key: Array(repeating: key, count: 32)), failure: failure,
          logger: logger, metrics: metrics.store)
      }, clock: { clock.now })
  }

  private final class Form<State: Codable & Equatable>: RenderComponent<State> {
    private let pages: StoredPages
    private let first: State

    init(_ pages: StoredPages, _ first: State) {
      self.pages = pages
      self.first = first
      super.init(identifier: "form")
    }

    override var typeIdentity: Any.Type { StoredPages.self }
    override func initialState() -> State { first }

    override func render(_ state: State) -> Component? {
      let recorder = pages.recorder
      let updater = self.state
      let entries = state as? Entries ?? Entries()
      func change(_ name: String, _ body: @escaping (inout Entries, UIEvent) -> Void) -> Action<
        UIEvent
      > {
        Action { event in
          recorder.add("\(name) \(EventID.current?.description ?? "")")
          updater.update {
            guard var entries = $0 as? Entries else { return }
            body(&entries, event)
            if let changed = entries as? State { $0 = changed }
          }
        }
      }
      return Stack(
        view: ViewConfiguration("main"),
        [
          Box(
            "input",
            [
              .property("value", .string(entries.text)),
              .listener(
                "input", ListenerOptions(flags: .value),
                change("input") { $0.text = $1.value ?? "" }),
            ]),
          Box(
            "button",
            [
              .text("Add"),
              .listener(
                "click", ListenerOptions(), change("click") { entries, _ in entries.clicks += 1 }),
            ]),
          Box("button", [.attribute("disabled", "")]),
          Box("p", [.text("\(entries.clicks) of \(pages.news)")]),
        ] + (0..<entries.clicks).map { Box("li", [.text("row \($0)")]) })
    }
  }

  /// A page with two slots: a field with a text, and a button that counts.
  private final class Slots: RenderComponent<StateSlots> {
    private let form: StateSlotForm

    init(_ name: String, formerly formerName: String?) {
      form = StateSlotForm([
        .init(name, formerly: formerName) { "" }, .init("clicks") { 0 },
      ])
      super.init(identifier: "slots")
    }

    override func initialState() -> StateSlots { StateSlots(form) }

    override func render(_ state: StateSlots) -> Component? {
      let updater = self.state
      let (text, clicks): (String, Int) = (state[0], state[1])
      return Stack(
        view: ViewConfiguration("main"),
        [
          Box(
            "input",
            [
              .property("value", .string(text)),
              .listener(
                "input", ListenerOptions(flags: .value),
                Action { event in updater.update { $0[0] = event.value ?? "" } }),
            ]),
          Box(
            "button",
            [
              .text("Add"),
              .listener(
                "click", ListenerOptions(), Action { _ in updater.update { $0[1] = clicks + 1 } }),
            ]),
          Box("p", [.text("\(text), \(clicks)")]),
        ])
    }
  }
}
