import ComponentSupport
import Synchronization
import TestSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout

@testable import TrellisServer

/// Asynchronous work of components in the isolation of their session.
struct SessionTaskTests {
  /// A point at which tasks, also cancelled ones, wait until the test resumes them.
  private final class Gate: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
    var count: Int { waiting.withLock { $0.count } }

    func wait() async {
      await withCheckedContinuation { task in waiting.withLock { $0.append(task) } }
    }

    func open() {
      let first = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      first?.resume()
    }
  }

  /// An object that is not `Sendable`, to which tasks refer.
  private final class Notes {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func add(_ text: String) { recorder.add(text) }
    deinit { recorder.add("released") }
  }

  private final class Worker: RenderComponent<String> {
    let work: (Worker.Control) -> TreeTasks.Body
    private var object: AnyObject?
    struct Control {
      let state: StateUpdater<String>
    }

    init(_ work: @escaping (Control) -> TreeTasks.Body) {
      self.work = work
      super.init()
    }

    /// This component, which keeps `object` alive.
    func keeping(_ object: AnyObject) -> Worker {
      self.object = object
      return self
    }

    override func initialState() -> String { "new" }
    override func render(_ text: String) -> Component? {
      Component(
        view: ViewConfiguration("p", attributes: [.text(text)]),
        size: ComponentSize(height: .points(20)))
    }
    override func makeController() -> ComponentController? { WorkerController(component: self) }
  }

  private final class WorkerController: ComponentController {
    override func didMount() {
      guard let worker = component as? Worker else { return }
      tasks.start(worker.work(Worker.Control(state: worker.state)))
    }
  }

  private func open(
    _ route: Route
  ) async throws -> (SessionManager, SimulatedClient, Session) {
    let service = SessionManager.test([route])
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    let token = try #require(SessionToken(client.session))
    return (service, client, try #require(service.session(token)))
  }

  /// Whether the caller runs in the isolation of a session.
  ///
  /// A function, as `#isolation` in a closure without an isolation of its own releases the actor once too often
  /// (Swift 6.3.1).
  private static func isOnSession(_ isolation: isolated (any Actor)? = #isolation) -> Bool {
    isolation is Session
  }

  /// Polls until the page shows `text`.
  private func expect(
    _ text: String, _ service: SessionManager, _ client: SimulatedClient
  ) async throws {
    while !client.mirror.root.description.contains(text) {
      let response = PendingResponse()
      _ = service.poll(client.poll()) { response.fulfill($0) }
      try client.receive(await response.wait())
    }
  }

  @Test func eachChangeOfATaskShowsWhenTheTaskWaits() async throws {
    let gate = Gate()
    let (service, client, session) = try await open(
      Route("/") { _ in
        {
          Worker { control in
            {
              control.state.set("first")
              await gate.wait()
              control.state.set("second")
              await gate.wait()
              control.state.update { $0 += " third" }
            }
          }
        }
      })
    try await expect("first", service, client)
    await waitUntil { gate.count == 1 }
    gate.open()
    try await expect("second", service, client)
    await waitUntil { gate.count == 1 }
    gate.open()
    try await expect("second third", service, client)
    await waitUntil { await session.taskCount == 0 }
    #expect(await session.checkInvariants().isEmpty)
  }

  /// Otherwise the tab would get the tree in the HTML and once more in the first batch.
  @Test func changesBeforeTheFirstHTMLBelongToIt() async throws {
    let recorder = Recorder()
    let route = Route("/") { page in
      page.mailbox.post { page in
        recorder.add("changed")
        page.setNeedsUpdate()
      }
      return {
        Component(
          view: ViewConfiguration("p", attributes: [.text(recorder.entries.joined() + "!")]),
          size: ComponentSize(height: .points(20)))
      }
    }
    let service = SessionManager.test([route])
    let made = try service.opener.makeSession("/") { route, location in
      PageRequest(route: route, location: location, target: "/")
    }
    let session = try #require(made?.session)
    await waitUntil { !recorder.entries.isEmpty }
    // The turn of the job ends before the next one.
    await session.timeOut(now: .now)
    let page = try #require(await session.firstPage(inHeight: nil))
    #expect(page.html.body.contains("changed!"))
    #expect(await session.connection.queue.last == 0)
  }

  @Test func tasksRunInTheIsolationOfTheSession() async throws {
    let recorder = Recorder()
    let gate = Gate()
    let (_, _, session) = try await open(
      Route("/") { _ in
        let notes = Notes(recorder)
        return {
          Worker { _ in
            {
              notes.add("\(Self.isOnSession())")
              await gate.wait()
              notes.add("\(Self.isOnSession())")
            }
          }
        }
      })
    await waitUntil { gate.count == 1 }
    gate.open()
    await waitUntil { await session.taskCount == 0 }
    #expect(recorder.entries == ["true", "true"])
  }

  @Test func theEndOfTheSessionReleasesThePageOfATaskThatNeverEnds() async throws {
    let recorder = Recorder()
    let gate = Gate()
    let (_, _, session) = try await open(
      Route("/") { _ in
        let notes = Notes(recorder)
        return {
          Worker { [weak notes] _ in
            { [weak notes] in
              await withTaskCancellationHandler {
                await gate.wait()
              } onCancel: {
                recorder.add("cancelled")
              }
              recorder.add("notes \(notes != nil)")
            }
          }
          .keeping(notes)
        }
      })
    await waitUntil { gate.count == 1 }
    await session.end()
    #expect(recorder.entries.sorted() == ["cancelled", "released"])
    gate.open()
    await waitUntil { recorder.entries.count == 3 }
    #expect(recorder.entries.last == "notes false")
  }

  @Test func aMistakeInATaskFailsItsPageOnly() async throws {
    let (service, client, session) = try await open(
      Route("/") { _ in
        {
          Worker { control in
            {
              control.state.set("waiting")
              await Task.yield()
              ProgrammerError.report("a mistake in a task")
            }
          }
        }
      })
    await waitUntil { await session.failureText != nil }
    #expect(await session.failureText == "a mistake in a task")
    try await expect("waiting", service, client)
  }

  @Test func aHibernatingPageKeepsItsTasksAndShowsTheirChanges() async throws {
    let gate = Gate()
    let (service, client, session) = try await open(
      Route("/") { _ in
        {
          Worker { control in
            {
              await gate.wait()
              control.state.set("awake")
            }
          }
        }
      })
    await waitUntil { gate.count == 1 }
    await session.detach()
    #expect(await session.isHibernating)
    gate.open()
    try await expect("awake", service, client)
  }

  @Test func tasksCountForTheWeightOfASession() async throws {
    let gate = Gate()
    let (_, _, session) = try await open(
      Route("/") { _ in { Worker { _ in { await gate.wait() } } } })
    await waitUntil { gate.count == 1 }
    let page = try #require(await session.weights)
    #expect(page.with - page.without == MemoryEstimate.bytesPerTask)
    gate.open()
  }
}

extension Session {
  fileprivate var taskCount: Int? { page?.host.tasks.count }
  fileprivate var failureText: String? { page?.failure.map { "\($0)" } }

  /// The estimated bytes of the session with its tasks, and after their end.
  fileprivate var weights: (with: Int, without: Int)? {
    guard let page else { return nil }
    let with = MemoryEstimate(of: page, target: "/").bytes
    page.host.tasks.end()
    return (with, MemoryEstimate(of: page, target: "/").bytes)
  }
}
