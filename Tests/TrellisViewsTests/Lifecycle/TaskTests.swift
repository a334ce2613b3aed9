import Observation
import TestSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisHosting
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// A point at which asynchronous work waits until the test resumes it.
@MainActor final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []
  private var passes = 0

  /// Waits for ``open()``.
  func wait() async {
    if passes > 0 {
      passes -= 1
      return
    }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      for arrival in arrivals { arrival.resume() }
      arrivals = []
    }
  }

  /// Resumes one waiting task, or the next one that arrives.
  func open() {
    if waiting.isEmpty { passes += 1 } else { waiting.removeFirst().resume() }
  }

  /// Waits until a task waits here.
  func isReached() async {
    if !waiting.isEmpty { return }
    await withCheckedContinuation { arrivals.append($0) }
  }
}

@MainActor
struct TaskTests {
  @Observable final class Model {
    var value = 0
  }

  /// A model that is not `Sendable`.
  final class Store {
    var log: [String] = []
  }

  @Test func aTaskChangesStatesBeforeAndAfterItWaits() async throws {
    struct Page: View {
      let gate: Gate
      @State var text = "new"
      var body: some View {
        Text(text).task {
          text = "loading"
          await gate.wait()
          text += ", done"
        }
      }
    }
    let gate = Gate()
    let page = TestPage { Page(gate: gate) }
    #expect(page.texts == ["new"])
    await gate.isReached()
    page.settle()
    #expect(page.texts == ["loading"])
    gate.open()
    await page.finishTasks()
    #expect(page.texts == ["loading, done"])
    #expect(page.host.tasks.count == 0)
  }

  @Test func aHandlerWaitsAndMayHideItsButton() async throws {
    struct Page: View {
      let gate: Gate
      let store: Store
      @State var isBusy = false
      @State var result = "none"
      var body: some View {
        Text(result)
        if isBusy {
          Text("busy")
        } else {
          Button("Load") {
            isBusy = true
            await gate.wait()
            store.log.append("loaded")
            result = "some"
            isBusy = false
          }
        }
      }
    }
    let gate = Gate()
    let store = Store()
    let page = TestPage { Page(gate: gate, store: store) }
    try page.click("Load")
    await gate.isReached()
    page.settle()
    #expect(page.texts == ["none", "busy"])
    gate.open()
    await page.finishTasks()
    #expect(page.texts == ["some", "Load"] && store.log == ["loaded"])
  }

  @Test func aHandlerWithoutAwaitRunsAtOnce() throws {
    struct Page: View {
      @State var count = 0
      var body: some View {
        Text("\(count)")
        Button("add") { count += 1 }
      }
    }
    let page = TestPage { Page() }
    try page.click("add")
    #expect(page.texts.contains("1") && page.host.tasks.count == 0)
  }

  struct Row: View {
    let gate: Gate
    let store: Store
    var body: some View {
      Text("row").task {
        await gate.wait()
        store.log.append("row \(Task.isCancelled)")
      }
      Button("Save") {
        await gate.wait()
        store.log.append("saved \(Task.isCancelled)")
      }
    }
  }

  @Test func theEndOfTheViewCancelsItsTasksAndHandlers() async throws {
    struct Page: View {
      let gate: Gate
      let store: Store
      @State var isShown = true
      var body: some View {
        if isShown { Row(gate: gate, store: store) }
        Button("hide") { isShown = false }
      }
    }
    let gate = Gate()
    let store = Store()
    let page = TestPage { Page(gate: gate, store: store) }
    await gate.isReached()
    try page.click("Save")
    #expect(page.host.tasks.count == 2)
    await Task.yield()
    try page.click("hide")
    #expect(page.host.tasks.count == 0)
    gate.open()
    gate.open()
    await page.finishTasks()
    #expect(store.log.filter { $0 != "row true" && $0 != "saved true" }.isEmpty)
    #expect(store.log.contains("row true"))
  }

  @Test func aTaskWithAnIDBeginsAgainAfterAChange() async throws {
    struct Page: View {
      let store: Store
      @State var id = 1
      @State var other = 0
      var body: some View {
        Text("\(id) \(other)").task(id: id) {
          let mine = id
          store.log.append("begin \(mine)")
          try? await Task.sleep(for: .seconds(86_400))
          store.log.append("end \(mine)")
        }
        Button("next") { id += 1 }
        Button("other") { other += 1 }
      }
    }
    let store = Store()
    let page = TestPage { Page(store: store) }
    await waitUntil { store.log.count == 1 }
    try page.click("other")
    try page.click("next")
    await waitUntil { store.log.count == 3 }
    #expect(store.log.first == "begin 1" && Set(store.log.dropFirst()) == ["end 1", "begin 2"])
    #expect(page.host.tasks.count == 1)
    page.host.tearDown()
    await waitUntil { store.log.count == 4 }
    #expect(store.log.last == "end 2")
  }

  @Test func theEndOfThePageReleasesAModelThatNoTaskUses() async throws {
    struct Page: View {
      let gate: Gate
      @State var model = Model()
      let keep: (Model) -> Void
      var body: some View {
        Text("\(model.value)")
          .onAppear { keep(model) }
          .task { [gate] in await gate.wait() }
      }
    }
    weak var model: Model?
    let gate = Gate()
    do {
      let page = TestPage { Page(gate: gate) { model = $0 } }
      await gate.isReached()
      #expect(model != nil)
      page.host.tearDown()
    }
    #expect(model == nil)
    gate.open()
  }

  @Test func tooManyTasksAreAProgrammerError() throws {
    struct Page: View {
      var body: some View {
        ForEach(0...TreeTasks.limit, id: \.self) { _ in
          Text("x").task { await withCheckedContinuation { $0.resume() } }
        }
      }
    }
    let recorder = ProgrammerErrorRecorder()
    let page = recorder.record { TestPage(isolation: nil) { Page() } }
    #expect(page.host.tasks.count == TreeTasks.limit)
    #expect(
      recorder.consume().map(\.message) == [
        "A page runs at most 1000 tasks at a time; end some, or do their work in one task"
      ])
  }

  @Test func onTapGestureAndOnSubmitMayWait() async throws {
    struct Page: View {
      let gate: Gate
      let store: Store
      @State var text = ""
      var body: some View {
        Text("tap").onTapGesture {
          await gate.wait()
          store.log.append("tapped")
        }
        TextField("Name", text: $text).onSubmit {
          await gate.wait()
          store.log.append("submitted \(text)")
        }
      }
    }
    let gate = Gate()
    let store = Store()
    let page = TestPage { Page(gate: gate, store: store) }
    try page.click("tap")
    try page.send("keydown", to: try page.element(named: "Name"), value: "x", key: "Enter")
    gate.open()
    gate.open()
    await page.finishTasks()
    #expect(Set(store.log) == ["tapped", "submitted x"])
  }

  @Test func theEndOfThePageCancelsItsHandlers() async throws {
    let gate = Gate()
    let store = Store()
    let page = TestPage { Row(gate: gate, store: store) }
    await gate.isReached()
    try page.click("Save")
    #expect(page.host.tasks.count == 2)
    page.host.tearDown()
    #expect(page.host.tasks.count == 0)
    gate.open()
    gate.open()
    await page.finishTasks()
    #expect(store.log.allSatisfy { $0.hasSuffix("true") })
  }
}
