import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisTesting

@testable import TrellisViews

struct GestureTests {
  private let log = Log()
  private static let drag =
    #"{"startX":1,"startY":2,"dx":3,"dy":4,"vx":0,"vy":0,"isCancelled":false}"#

  private func classes(_ element: Element?) -> [Substring] {
    (element?.attribute("class") ?? "").split(separator: " ")
  }

  @Test func aDragReportsItsChangesAndItsEnd() throws {
    let page = viewPage { [log] in
      Text("x").gesture(
        DragGesture(minimumDistance: 4)
          .onChanged { log("\($0.translation.width) \($0.location.x)") }
          .onEnded { log("end \($0.location.y)") }
          .onCancelled { log("cancelled") })
    }
    let element = try #require(page.withRecognizers("pan:4"))
    #expect(classes(element).contains("l-touch"))
    page.tell("pan", Self.drag, to: element)
    page.tell("panend", Self.drag, to: element)
    page.tell(
      "panend", Self.drag.replacing("false", with: "true"), to: element)
    #expect(log.take() == ["3.0 4.0", "end 6.0", "cancelled"])
  }

  @Test func aDragWithoutAHandlerForChangesSendsNone() throws {
    let page = viewPage { Text("x").gesture(DragGesture().onEnded { _ in }) }
    #expect(try #require(page.withRecognizers("pan:10")).listenedEvents == ["panend"])
  }

  @Test func hostileDataReachNoHandler() throws {
    let page = viewPage { [log] in
      Text("x").gesture(DragGesture().onChanged { _ in log("changed") })
        .gesture(MagnifyGesture().onChanged { _ in log("magnified") })
        .onSwipe { _ in log("swiped") }
    }
    let element = try #require(page.elements.first { $0.listenedEvents.contains("pan") })
    for data in [
      nil, "{}", "null", "[", #"{"dx":"1"}"#,
      #"{"startX":1,"startY":2,"dx":1e99,"dy":4,"vx":0,"vy":0}"#,
      #"{"scale":-1,"startX":0,"startY":0}"#, #"{"direction":"away"}"#,
    ] {
      for type in ["pan", "magnify", "swipe"] { page.tell(type, data, to: element) }
    }
    #expect(log.take() == [])
    #expect(!page.tell("longpress", to: element), "an event that nothing listens to")
  }

  @Test func handlersAndRatesOfOneGestureAddUp() throws {
    let page = viewPage { [log] in
      Text("x").gesture(
        DragGesture().onChanged { _ in log("a") }.onChanged { _ in log("b") }
          .throttled(milliseconds: 80))
    }
    let element = try #require(page.withRecognizers("pan:10"))
    #expect(HTMLWriter.page(page.host.document).body.contains("pan:t80,o,"))
    page.tell("pan", Self.drag, to: element)
    #expect(log.take() == ["a", "b"])
  }

  @Test func oneElementHasSeveralGestures() throws {
    let page = viewPage {
      Text("x").padding(4)
        .gesture(DragGesture().onChanged { _ in })
        .gesture(MagnifyGesture().onEnded { _ in })
        .onTapGesture(count: 2) {}
        .onLongPressGesture {}
    }
    let element = try #require(page.withRecognizers("pan:10 magnify tap:2 longpress:500,10"))
    #expect(
      element.listenedEvents == ["longpress", "magnifyend", "pan", "tap2"])
    #expect(page.elements.filter { $0.attribute("data-recognizers") != nil }.count == 1)
  }

  @Test func aTapReportsItsPosition() throws {
    let page = viewPage { [log] in
      VStack {
        Text("once").onTapGesture { log("\($0.x)") }
        Text("twice").onTapGesture(count: 2) { log("twice") }
      }
    }
    page.tell(
      "click", #"{"localX":7,"localY":0}"#, to: page.withRecognizers("event:click"))
    let twice = page.withRecognizers("tap:2")
    #expect(classes(twice).contains("l-taps"), "the page does not zoom")
    page.tell("tap2", to: twice)
    #expect(log.take() == ["7.0", "twice"])
  }

  @Test func aPlainTapIsAClickWithoutAModule() throws {
    let page = viewPage { [log] in Text("x").onTapGesture { log("tap") } }
    let element = try #require(page.elements.first { $0.listenedEvents == ["click"] })
    #expect(element.attribute("data-recognizers") == nil)
    #expect(element.style("cursor") == "pointer")
    try page.send("click", to: element)
    #expect(log.take() == ["tap"])
  }

  @Test func aLongPressReportsItsBeginAndItsSuccess() throws {
    let page = viewPage { [log] in
      VStack {
        Text("a").onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
          log("long")
        } onPressingChanged: {
          log("\($0)")
        }
        Text("b").gesture(
          LongPressGesture().onChanged { log("began \($0)") }.onEnded { log("ended \($0)") })
      }
    }
    let first = page.withRecognizers("longpress:1000,20")
    page.tell("pressing", #"{"isPressing":true}"#, to: first)
    page.tell("pressing", #"{"isPressing":false}"#, to: first)
    page.tell("longpress", to: first)
    #expect(log.take() == ["true", "false", "long"])
    let second = page.withRecognizers("longpress:500,10")
    page.tell("pressing", #"{"isPressing":true}"#, to: second)
    page.tell("pressing", #"{"isPressing":false}"#, to: second)
    page.tell("longpress", to: second)
    #expect(log.take() == ["began true", "ended true"])
  }

  @Test func aSwipeLeavesTheOtherDirectionsToThePage() throws {
    let page = viewPage { [log] in
      Text("x").onSwipe([.left, .right]) { log($0.rawValue) }
    }
    let element = try #require(page.withRecognizers("swipe:left,right"))
    #expect(classes(element).contains("l-scroll-y"))
    page.tell("swipe", #"{"direction":"left"}"#, to: element)
    #expect(log.take() == ["left"])
  }

  @Test func fingersDoNotHover() throws {
    let page = viewPage { [log] in
      Text("x").onHover { log("\($0)") }
        .onContinuousHover { log("\($0)") }
    }
    let element = try #require(hoverTarget(page))
    let mover = try #require(page.elements.first { $0.listenedEvents.contains("pointermove") })
    for kind in ["mouse", "touch"] {
      page.tell("pointerenter", #"{"pointerType":"\#(kind)"}"#, to: element)
      page.tell(
        "pointermove", #"{"localX":1,"localY":2,"pointerType":"\#(kind)"}"#, to: mover)
      page.tell("pointerleave", #"{"pointerType":"\#(kind)"}"#, to: element)
      page.tell("pointerleave", #"{"pointerType":"\#(kind)"}"#, to: mover)
    }
    let active = "\(HoverPhase.active(Point(x: 1, y: 2)))"
    #expect(log.take() == ["true", active, "false", "ended"])
  }

  /// A view that can be disabled and removed under the pointer.
  private struct Hovered: View {
    let log: Log
    @State private var isShown = true
    @State private var isDisabled = false
    @State private var count = 0

    var body: some View {
      Text("hide \(count)").onTapGesture { isShown.toggle() }
      Text("disable").onTapGesture { isDisabled.toggle() }
      Text("count").onTapGesture { count += 1 }
      if isShown { Text("x").onHover { [count] in log("\($0) \(count)") }.disabled(isDisabled) }
    }
  }

  private func hoverTarget(_ page: TestPage) -> Element? {
    page.elements.first { $0.listenedEvents.contains("pointerenter") }
  }

  private func tap(_ index: Int, of page: TestPage) throws {
    let targets = page.elements.filter { $0.listenedEvents.contains("click") }
    try #require(targets.count == 3)
    page.tell("click", "{}", to: targets[index])
  }

  @Test func aRemovedViewIsNoLongerHovered() throws {
    let page = viewPage { [log] in Hovered(log: log) }
    let target = try #require(hoverTarget(page))
    page.tell("pointerenter", #"{"pointerType":"mouse"}"#, to: target)
    #expect(log.take() == ["true 0"])
    try tap(2, of: page)
    try tap(0, of: page)
    #expect(log.take() == ["false 1"], "the newest action runs")
    try tap(0, of: page)
    try tap(0, of: page)
    #expect(log.take() == [], "a view that was not hovered has no end of it")
  }

  @Test func aDisabledViewIsNoLongerHovered() throws {
    let page = viewPage { [log] in Hovered(log: log) }
    let target = try #require(hoverTarget(page))
    page.tell("pointerenter", #"{"pointerType":"mouse"}"#, to: target)
    try tap(1, of: page)
    #expect(log.take() == ["true 0", "false 0"])
    #expect(hoverTarget(page) == nil)
    try tap(0, of: page)
    #expect(log.take() == [], "one end for each beginning")
  }

  /// A view that can be disabled and removed while the pointer moves over it.
  private struct Followed: View {
    let log: Log
    @State private var isShown = true
    @State private var isDisabled = false

    var body: some View {
      Text("hide").onTapGesture { isShown.toggle() }
      Text("disable").onTapGesture { isDisabled.toggle() }
      Text("nothing").onTapGesture {}
      if isShown {
        Text("x").onContinuousHover { log($0 == .ended ? "ended" : "active") }.disabled(isDisabled)
      }
    }
  }

  @Test(arguments: [0, 1]) func aViewThatIsRemovedOrDisabledIsNoLongerFollowed(tapped: Int) throws {
    let page = viewPage { [log] in Followed(log: log) }
    func mover() throws -> Element {
      try #require(page.elements.first { $0.listenedEvents.contains("pointermove") })
    }
    try page.tell(
      "pointermove", #"{"localX":1,"localY":2,"pointerType":"mouse"}"#, to: mover())
    #expect(log.take() == ["active"])
    try tap(tapped, of: page)
    #expect(log.take() == ["ended"])
    try tap(tapped, of: page)
    try page.tell("pointerleave", #"{"pointerType":"mouse"}"#, to: mover())
    #expect(log.take() == [], "one end for each beginning")
  }

  @Test func aDisabledViewHasNoGestures() {
    let page = viewPage {
      Text("x").gesture(DragGesture().onEnded { _ in }).onTapGesture {}.onLongPressGesture {}
        .on(.pointerDown, .location) { _ in }.draggable("x").disabled(true)
    }
    #expect(page.elements.allSatisfy { $0.listenedEvents.isEmpty })
    #expect(page.elements.allSatisfy { $0.attribute("data-recognizers") == nil })
  }

  @Test func handlersOfACancelledGestureRunInTheirOrder() throws {
    let page = viewPage { [log] in
      Text("x").gesture(DragGesture().onCancelled { log("a") }.onCancelled { log("b") })
    }
    let element = try #require(page.withRecognizers("pan:10"))
    #expect(element.listenedEvents == ["panend"])
    page.tell("panend", Self.drag.replacing("false", with: "true"), to: element)
    page.tell("panend", Self.drag, to: element)
    #expect(log.take() == ["a", "b"])
  }

  @Test func theEndOfADragHasItsDistance() throws {
    let page = viewPage { Text("x").gesture(DragGesture(minimumDistance: 4).onEnded { _ in }) }
    #expect(page.withRecognizers("pan:4")?.listenedEvents == ["panend"])
  }

  @Test func aTapHasOneToThreePresses() {
    let page = viewPage { Text("x").gesture(TapGesture(count: 9).onEnded { _ in }) }
    #expect(page.withRecognizers("tap:3") != nil)
  }

  @Test func aLongPressOpensNoMenuOfTheBrowser() throws {
    let page = viewPage { Text("x").gesture(LongPressGesture().onEnded { _ in }) }
    #expect(classes(page.withRecognizers("longpress:500,10")).contains("l-press"))
  }

  @Test func aDisabledViewHasNoLongPress() {
    let page = viewPage { Text("x").onLongPressGesture {}.disabled(true) }
    #expect(page.elements.allSatisfy { $0.listenedEvents.isEmpty })
  }

  @Test func aDisabledViewHasNoTapWhoseHandlerWaits() {
    let page = viewPage {
      Text("x").onTapGesture { () async -> Void in await Task.yield() }.disabled(true)
    }
    #expect(page.elements.allSatisfy { $0.listenedEvents.isEmpty })
  }

  @Test func aTapWithAPlaceHasTheLookOfATap() throws {
    let page = viewPage { Text("x").onTapGesture { (_: Point) in } }
    #expect(page.withRecognizers("event:click")?.style("cursor") == "pointer")
  }

  @Test func aSwipeAlongLeavesTheOtherDirectionToThePage() {
    let along = viewPage { Text("x").onSwipe([.up]) { _ in } }
    #expect(classes(along.withRecognizers("swipe:up")).contains("l-scroll-x"))
    let all = viewPage { Text("x").onSwipe { _ in } }
    #expect(all.elements.contains { classes($0).contains("l-touch") })
  }
}
