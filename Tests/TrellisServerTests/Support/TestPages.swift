import ComponentSupport
import Logging
import Synchronization
import TrellisComponents
import TrellisDOM
import TrellisLayout

@testable import TrellisServer

/// The events on the pages of a test, in order, for all sessions.
final class Recorder: Sendable {
  private let list = Mutex<[String]>([])
  var entries: [String] { list.withLock { $0 } }
  func add(_ entry: String) { list.withLock { $0.append(entry) } }
}

/// A page with a field, a button, a disabled button and a growing list of rows.
struct TestPages: Sendable {
  /// The actions of users.
  let recorder = Recorder()
  /// All causes of changes: actions of users, navigation, and messages.
  let history = Recorder()
  let news = Topic<String>()

  /// The target of an event.
  enum Target: CaseIterable { case root, nowhere, field, button, disabledButton }

  var routes: [Route] {
    [
      Route("/", title: "Test") { page in
        let model = Model()
        page.subscribe(news) { text in
          history.add("news \(text)")
          model.rows.insert(text, at: 0)
          if model.rows.count > 12 { model.rows.removeLast(3) }
          page.setNeedsUpdate()
        }
        page.onLocationChange = { location in
          history.add("location /?q=\(location.query["q"] ?? "")")
          model.rows = [location.query["q"] ?? ""]
          page.setNeedsUpdate()
        }
        return { screen(model, page) }
      },
      Route("/failing") { _ in throw Failure() },
      // A programmer's mistake, which is found during the render.
      Route("/mistaken") { _ in { UnfinishedComponent() } },
      Route("/moved/:to") { page in
        throw Redirect(to: page.location.parameters["to"] ?? "")
      },
      Route("/missing") { _ in throw PageNotFound() },
      Route("/mine") { page in
        let name = page.identity ?? "nobody"
        return { Box("p", [.text("for \(name)")]) }
      },
    ]
  }

  struct Failure: Error {}

  private final class Model {
    var text = ""
    var rows: [String] = []
  }

  private func screen(_ model: Model, _ page: Page) -> Component {
    let traits = HostEnvironment.current.traits
    var parts: [Component] = [
      Box(
        "input",
        [
          .property("value", .string(model.text)),
          .listener(
            "input", ListenerOptions(flags: .value),
            Action { event in
              model.text = event.value ?? ""
              recorder.add("input \(model.text)")
              history.add("input \(model.text)")
              page.setNeedsUpdate()
            }),
        ]),
      Box(
        "button",
        [
          .text("Add"),
          .listener(
            "click", ListenerOptions(),
            Action { _ in
              model.rows.append("row \(model.rows.count)")
              recorder.add("click")
              history.add("click")
              page.setNeedsUpdate()
            }),
        ]),
      Box(
        "button",
        [
          .attribute("disabled", ""),
          .listener("click", ListenerOptions(), Action { _ in recorder.add("disabled click") }),
        ]),
      Box("p", [.text("\(model.text) on \(Int(traits.viewport.width))")]),
    ]
    parts += model.rows.map { Box("li", [.text($0)], height: Double(10 + $0.count)) }
    return Stack(view: ViewConfiguration("main"), parts)
  }
}

extension SessionManager {
  /// A service for tests without a log.
  static func test(
    _ routes: [Route], limits: SessionLimits = .init(),
    openings: OpeningRates.Limits = .init(), queueLimits: DeliveryQueue.Limits = .init(),
    turns: TurnBudget = .init(), watch: PageInstrumentation = .none, clock: TestClock = TestClock()
  ) -> SessionManager {
    SessionManager(
      router: Router(routes: routes), version: "v1", environment: HostEnvironment(),
      metrics: Metrics(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      limits: limits, openings: openings, queueLimits: queueLimits, turns: turns, watch: watch,
      clock: { clock.now })
  }
}

/// A clock that advances only on request.
final class TestClock: Sendable {
  private let time = Mutex(ContinuousClock.now)
  var now: Moment { time.withLock { $0 } }
  func advance(_ duration: Duration) { time.withLock { $0 += duration } }
}
