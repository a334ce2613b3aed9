import ComponentSupport
import Logging
import Synchronization
import TrellisComponents
import TrellisDOM
import TrellisLayout

@testable import TrellisServer

/// What happened in the pages of a test, in order, whatever session it was.
final class Recorder: Sendable {
  private let list = Mutex<[String]>([])
  var entries: [String] { list.withLock { $0 } }
  func add(_ entry: String) { list.withLock { $0.append(entry) } }
}

/// A page with a field, a button, a disabled button and a growing list of rows.
struct TestPages: Sendable {
  /// What users did.
  let recorder = Recorder()
  /// All that changed a page: what users did, where they went, and the news that came.
  let history = Recorder()
  let news = Topic<String>()

  /// Where an event may happen.
  enum Place: CaseIterable { case root, nowhere, field, button, disabledButton }

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
      // A programmer's mistake, which the core finds during the render.
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

/// An element of a fixed height.
final class Box: Component {
  init(_ tag: String, _ attributes: [ViewAttribute], height: Double = 20) {
    super.init(
      view: ViewConfiguration(ViewClass(tag), attributes: attributes),
      size: ComponentSize(height: .points(height)))
  }
}

extension SessionManager {
  /// A service for tests that logs nothing.
  static func test(
    _ routes: [Route], limits: SessionLimits = .init(),
    openings: AddressLimits.Limits = .init(), queueLimits: DeliveryQueue.Limits = .init(),
    turns: TurnBudget = .init(), clock: TestClock = TestClock()
  ) -> SessionManager {
    SessionManager(
      router: Router(routes: routes), version: "v1", environment: HostEnvironment(),
      metrics: Metrics(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      limits: limits, openings: openings, queueLimits: queueLimits, turns: turns,
      clock: { clock.now })
  }
}

/// A clock that stands still until it is told to go on.
final class TestClock: Sendable {
  private let time = Mutex(ContinuousClock.now)
  var now: Moment { time.withLock { $0 } }
  func advance(_ duration: Duration) { time.withLock { $0 += duration } }
}

/// A component without the members that a layout component has to override.
final class UnfinishedComponent: LayoutComponent {}
