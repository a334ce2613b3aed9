import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// Each error of a handler is one failure of its page, with its component and its event.
@MainActor struct ThrowingHandlerTests {
  private struct Broken: Error {}

  private struct Note: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Checks that `event` on the first element that listens to it is accepted, and fails with its name, twice.
  ///
  /// - Parameter scroll: the offset of both axes.
  private func expectFailure(
    _ event: String, _ data: String? = nil, value: String? = nil, key: String? = nil,
    scroll: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, _ view: @escaping () -> some View
  ) async throws {
    let page = TestPage { HostingComponent(Group { view() }) }
    for count in 1...2 {
      let element = try #require(
        page.elements.first { $0.listenedEvents.contains(event) }, sourceLocation: sourceLocation)
      page.host.document.announceAll()
      let isAccepted = page.host.handle(
        UIEvent(
          type: event, target: element.id, value: value, key: key, scrollLeft: scroll,
          scrollTop: scroll, data: data))
      #expect(isAccepted, sourceLocation: sourceLocation)
      await page.finishTasks()
      #expect(
        page.failures.map(\.event) == Array(repeating: event, count: count),
        sourceLocation: sourceLocation)
    }
    #expect(page.failures.allSatisfy { $0.error is Broken }, sourceLocation: sourceLocation)
  }

  @Test func actionsOfControls() async throws {
    try await expectFailure("click") { Button("x") { throw Broken() } }
    try await expectFailure("click") {
      Button("x") {
        await Task.yield()
        throw Broken()
      }
    }
    try await expectFailure("click") {
      Link(destination: "/", action: { _ in throw Broken() }) { Text("x") }
    }
    try await expectFailure("keydown", value: "x", key: "Enter") {
      TextField("x", text: .constant("")).onSubmit { throw Broken() }
    }
    try await expectFailure("keydown", value: "x", key: "Enter") {
      TextField("x", text: .constant("")).onSubmit {
        await Task.yield()
        throw Broken()
      }
    }
    try await expectFailure("submit") { Text("x").form(destination: "/") { throw Broken() } }
    try await expectFailure("keydown", key: "a") {
      Text("x").onKeyPress("a") { _ in throw Broken() }
    }
  }

  @Test func gestures() async throws {
    let drag = #"{"startX":1,"startY":2,"dx":3,"dy":4,"vx":0,"vy":0,"isCancelled":false}"#
    try await expectFailure("click") { Text("x").onTapGesture { throw Broken() } }
    try await expectFailure("click") {
      Text("x").onTapGesture {
        await Task.yield()
        throw Broken()
      }
    }
    try await expectFailure("pan", drag) {
      Text("x").gesture(DragGesture().onChanged { _ in throw Broken() })
    }
    try await expectFailure("panend", drag) {
      Text("x").gesture(DragGesture().onEnded { _ in throw Broken() })
    }
    try await expectFailure("longpress") { Text("x").onLongPressGesture { throw Broken() } }
    try await expectFailure("swipe", #"{"direction":"left"}"#) {
      Text("x").onSwipe { _ in throw Broken() }
    }
    try await expectFailure("dblclick") { Text("x").on(.doubleClick) { throw Broken() } }
  }

  @Test func pointersSizesAndTransfers() async throws {
    let point = #"{"localX":1,"localY":2,"pointerType":"mouse"}"#
    try await expectFailure("pointermove", point) {
      Text("x").onContinuousHover { _ in throw Broken() }
    }
    try await expectFailure("outsidepress") { Text("x").onPressOutside { throw Broken() } }
    try await expectFailure("intersect", #"{"isVisible":true}"#) {
      Text("x").onScrollVisibilityChange { _ in throw Broken() }
    }
    try await expectFailure("pastetext", #"{"text":"x"}"#) {
      Text("x").onPasteCommand { _ in throw Broken() }
    }
    try await expectFailure("dropvalue", #"{"text":"x","localX":4,"localY":5}"#) {
      Text("x").dropDestination(for: String.self) { _, _ in throw Broken() }
    }
    try await expectFailure("dragtarget", #"{"isTargeted":true}"#) {
      Text("x").dropDestination(for: String.self) { _, _ in
        true
      } isTargeted: { _ in
        throw Broken()
      }
    }
  }

  @Test func magnifications() async throws {
    let pinch = #"{"scale":2,"startX":1,"startY":2,"isCancelled":false}"#
    try await expectFailure("magnify", pinch) {
      Text("x").gesture(MagnifyGesture().onChanged { _ in throw Broken() })
    }
    try await expectFailure("magnifyend", pinch) {
      Text("x").gesture(MagnifyGesture().onEnded { _ in throw Broken() })
    }
  }

  @Test func sizesAndOffsets() async throws {
    let sizes = Log()
    // Each event has another size; the handler gets only changes.
    let page = TestPage {
      HostingComponent(
        Text("x").onGeometryChange(for: Double.self, of: \.size.width) {
          sizes("\($0)")
          throw Broken()
        })
    }
    page.host.document.announceAll()
    let element = try #require(
      page.elements.first { $0.listenedEvents.contains("elementresize") })
    for width in [1, 1, 2] {
      let event = UIEvent(
        type: "elementresize", target: element.id, data: #"{"width":\#(width),"height":3}"#)
      #expect(page.host.handle(event))
    }
    #expect(sizes.take() == ["1.0", "2.0"])
    #expect(page.failures.map(\.event) == ["elementresize", "elementresize"])
    try await expectFailure("scroll", scroll: 5) {
      ScrollView { Text("x") }.onScroll { _ in throw Broken() }
    }
  }

  /// After a failure of its `true`, a handler still gets its `false`.
  @Test func hovering() throws {
    let states = Log()
    let page = TestPage {
      HostingComponent(
        Text("x").onHover {
          states("\($0)")
          throw Broken()
        })
    }
    page.host.document.announceAll()
    let element = try #require(
      page.elements.first { $0.listenedEvents.contains("pointerenter") })
    for type in ["pointerenter", "pointerleave", "pointerenter"] {
      #expect(
        page.host.handle(
          UIEvent(type: type, target: element.id, data: #"{"pointerType":"mouse"}"#)))
    }
    #expect(states.take() == ["true", "false", "true"])
    #expect(page.failures.map(\.event) == ["pointerenter", "pointerleave", "pointerenter"])
    #expect(page.failures.allSatisfy { $0.error is Broken })
  }

  @Test func appearanceChangesAndTasks() async throws {
    struct Page: View {
      @State private var turns = 0
      var body: some View {
        Button("turn") { turns += 1 }
        if turns == 0 {
          Text("x").onAppear { throw Broken() }.onDisappear { throw Broken() }
            .task { throw Broken() }
        }
        Text("y").preference(key: Note.self, value: turns)
          .onPreferenceChange(Note.self) { if $0 > 0 { throw Broken() } }
          .onChange(of: turns) { throw Broken() }
      }
    }
    let page = TestPage { Page() }
    await page.finishTasks()
    #expect(page.failures.map(\.event) == ["onAppear", "task"])
    try page.click("turn")
    await page.finishTasks()
    #expect(
      Set(page.failures.dropFirst(2).map(\.event)) == [
        "onChange", "onDisappear", "onPreferenceChange",
      ])
    #expect(page.failures.count == 5)
    #expect(page.failures.allSatisfy { $0.error is Broken })
  }

  @Test func aFailureOfAHandlerLosesNoOtherEvent() throws {
    struct Page: View {
      let log: Log
      var body: some View {
        Button("break") { throw Broken() }
        Button("count") { log("counted") }
        Text("both").onTapGesture { throw Broken() }.onTapGesture { log("second") }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.host.document.announceAll()
    let targets = page.elements.filter { $0.listenedEvents.contains("click") }
    for index in [0, 1, 0, 1, 2] {
      #expect(page.host.handle(UIEvent(type: "click", target: targets[index].id)))
    }
    #expect(log.take() == ["counted", "counted", "second"])
    #expect(page.failures.count == 3)
  }

  @Test func cancellationIsNoFailure() async throws {
    struct Page: View {
      let gate: Gate
      @State private var isShown = true
      var body: some View {
        Button("hide") { isShown = false }
        Button("cancel") { throw CancellationError() }
        if isShown {
          Text("x").task {
            await gate.wait()
            throw Broken()
          }
        }
      }
    }
    let gate = Gate()
    let page = TestPage { Page(gate: gate) }
    await gate.isReached()
    try page.click("cancel")
    try page.click("hide")
    gate.open()
    await page.finishTasks()
    #expect(page.failures.isEmpty)
  }

  @Test func aFailureNamesItsPlace() throws {
    struct Row: View {
      var body: some View { Button("x") { throw Broken() } }
    }
    let page = TestPage { VStack { Row() } }
    try page.click("x")
    let failure = try #require(page.failures.first)
    #expect(failure.component?.split(separator: "-").contains("Row") == true)
    #expect(failure.description.hasPrefix("Broken() (component "))
    #expect(failure.description.hasSuffix(", event click)"))
  }
}
