import Testing
import TrellisBase
import TrellisDOM
import TrellisHTML
import TrellisLayout

@testable import TrellisComponents

struct EventAttributeTests {
  private func words(_ attributes: [ViewAttribute]) -> (recognizer: String?, listeners: [String]) {
    let document = Document()
    let element = document.makeElement("div")
    var recognizer: String?
    for attribute in ViewAttributes(attributes).list {
      switch attribute {
      case .attribute(ViewAttribute.recognizers, let words): recognizer = words
      case .listener(let event, let options, _):
        element.setListener(event, options: options) { _ in }
      default: break
      }
    }
    document.root.setChildren(document.root.children + [element])
    let body = HTMLWriter.page(document).body
    let listeners = body.split(separator: "data-on=\"").dropFirst().first?.prefix { $0 != "\"" }
    return (recognizer, (listeners ?? "").split(separator: " ").map(String.init))
  }

  private func on(_ event: ClientEvent, _ options: [EventOption] = []) -> (
    recognizer: String?, listeners: [String]
  ) { words(ViewAttribute.on(event, options: options, action: Action { _ in })) }

  @Test func anEventOfEachPageNeedsNoModule() {
    let (recognizer, listeners) = on(.click)
    #expect(recognizer == nil)
    #expect(listeners == ["click"])
  }

  @Test func anotherTypeOfTheDOMIsListenedToOnRequest() {
    #expect(on(.animationEnd).recognizer == "event:animationend")
    #expect(on(.wheel).recognizer == "event:wheel")
    let active = on(.wheel, [.preventDefault])
    #expect(active.recognizer == "event:wheel,active")
    #expect(active.listeners == ["wheel"], "the module suppresses the browser's action")
    #expect(on(.click, [.preventDefault]).listeners == ["click:p"])
  }

  @Test func eventsOfMediaAreThoseOfTheDOM() {
    let events: [ClientEvent] = [.play, .pause, .ended]
    #expect(events.map { on($0).listeners } == [["play"], ["pause"], ["ended"]])
    #expect(events.allSatisfy { on($0).recognizer == nil })
    #expect(on(.timeUpdate).recognizer == "event:timeupdate")
    #expect(on(.volumeChange).recognizer == "event:volumechange")
  }

  @Test func anEventByNameIsListenedToOnRequestToo() {
    #expect(words(ViewAttribute.on("wheel", Action { _ in })).recognizer == "event:wheel")
    #expect(words(ViewAttribute.on("click", Action { _ in })).recognizer == nil)
  }

  @Test func keysFocusAndChangesNeedNoModule() {
    let events: [ClientEvent] = [
      .keyDown, .keyUp, .focusIn, .focusOut, .change, .input, .scroll, .scrollEnd,
    ]
    for event in events {
      #expect(on(event).recognizer == nil && on(event).listeners == [event.type], "\(event.type)")
    }
    let key = words(ViewAttribute.on(.keyUp, .key, action: Action { _ in }))
    #expect(key.recognizer == nil && key.listeners == ["keyup"], "the key is always sent")
    let value = words(ViewAttribute.on(.change, .fieldValue, action: Action { _ in }))
    #expect(value.listeners == ["change:e=fieldValue"])
  }

  @Test func aRequestForAMenuIsALongPressToo() {
    #expect(
      on(.contextMenu).recognizer == "menupress" && on(.contextMenu).listeners == ["contextmenu"])
    let command = words(ViewAttribute.commands(on: "contextmenu", [.show("menu")]))
    #expect(command.recognizer == "menupress")
    #expect(words(ViewAttribute.commands(on: "click", [.show("menu")])).recognizer == nil)
  }

  @Test func onlyRequestedFieldsAreSent() {
    let (recognizer, listeners) = words(
      ViewAttribute.on(.pointerDown, .location, .pressure, action: Action { _, _ in }))
    #expect(recognizer == "event:pointerdown")
    #expect(listeners == ["pointerdown:e=localX|localY|pressure"])
  }

  @Test func optionsAreWordsOfTheListener() {
    #expect(on(.click, [.debounced(milliseconds: 200)]).listeners == ["click:d200"])
    #expect(on(.click, [.throttled(milliseconds: 99_999)]).listeners == ["click:t60000"])
    #expect(on(.click, [.debounced(milliseconds: -4)]).listeners == ["click:d1"])
    #expect(on(.click, [.stopPropagation, .selfOnly]).listeners == ["click:s,o"])
    #expect(on(.click, [.passive]).listeners == ["click"])
    let rare = on(.pointerDown, [.once, .capture, .capturePointer])
    #expect(rare.listeners == ["pointerdown:c,n,u"])
    #expect(rare.recognizer == "event:pointerdown")
  }

  @Test func aPassiveListenerThatPreventsIsAProgrammerError() {
    let recorder = ProgrammerErrorRecorder()
    recorder.record { _ = on(.wheel, [.passive, .preventDefault]) }
    #expect(recorder.consume().count == 1)
  }

  @Test func gesturesAreThoseOfTheElementItself() {
    let (recognizer, listeners) = words(
      ViewAttribute.onPan(minimumDistance: 5, Action { _ in }, ended: Action { _ in }))
    #expect(recognizer == "pan:5")
    #expect(
      listeners == [
        "pan:o,e=startX|startY|dx|dy|vx|vy", "panend:o,e=startX|startY|dx|dy|vx|vy|isCancelled",
      ])
    #expect(words(ViewAttribute.onPan(Action())).recognizer == nil)
  }

  @Test func numbersOfGesturesAreLimited() {
    #expect(on(.pan(minimumDistance: .nan)).recognizer == "pan:0")
    #expect(on(.pan(minimumDistance: -4)).recognizer == "pan:0")
    #expect(on(.longPress(minimumDuration: 1e300)).recognizer == "longpress:60000,10")
    #expect(on(.longPress(minimumDuration: 0)).recognizer == "longpress:50,10")
    #expect(on(.tap(count: 9)).recognizer == "tap:3")
    #expect(on(.scrollVisibility(threshold: 7)).recognizer == "intersect:1.0")
    #expect(on(.swipe([.left, .up])).recognizer == "swipe:up,left")
  }

  @Test func aCancelledDragHasNoEnd() throws {
    var ends: [DragMovement] = []
    let attributes = ViewAttribute.onPan(Action(), ended: Action { ends.append($0) })
    let action = try #require(ViewAttributes(attributes).listener("panend"))
    for isCancelled in [true, false] {
      let data =
        #"{"startX":1,"startY":2,"dx":3,"dy":4,"vx":5,"vy":6,"isCancelled":\#(isCancelled)}"#
      action.send(
        UIEvent(type: "panend", target: .none, data: data), from: EmptyComponent())
    }
    #expect(ends.map(\.location) == [Point(x: 4, y: 6)])
  }

  @Test func theSensesOfOneViewAreUnited() {
    let gestures =
      ViewAttribute.onPan(Action { _ in }) + ViewAttribute.onTap(count: 2, Action { _ in })
      + ViewAttribute.onPan(Action { _ in })
    #expect(words(gestures).recognizer == "pan:10 tap:2")
  }

  @Test func theFieldsOfTwoListenersAreUnitedAndEachGetsItsOwn() {
    var heard: [String] = []
    let attributes =
      ViewAttribute.on(.pointerDown, .pressure, action: Action { heard.append("\($0)") })
      + ViewAttribute.on(.pointerDown, .button, action: Action { heard.append("\($0)") })
    let list = ViewAttributes(attributes).list
    guard case .listener(_, let options, let action)? = list.last else {
      Issue.record("no listener")
      return
    }
    #expect(options.fields == ["pressure", "button"])
    let event = UIEvent(
      type: "pointerdown", target: .none, data: #"{"pressure":0.5,"button":9999}"#)
    action.send(event, from: EmptyComponent())
    #expect(heard == ["0.5"], "the other one has no valid value")
  }

  @Test func aRecognizerOfTheApplicationHasOptions() {
    let event = ClientEvent("shake", recognizer: "shake", options: "3 b")
    #expect(on(event).recognizer == "shake:3%20b")
    #expect(on(event).listeners == ["shake:o"])
  }

  /// Each closure of a drag alone is sensed, and sends only its own event.
  @Test func aDragWithOneClosureIsSensed() {
    let fields = "startX|startY|dx|dy|vx|vy"
    let moving = words(ViewAttribute.onPan(minimumDistance: 5, Action { _ in }))
    #expect(moving.recognizer == "pan:5" && moving.listeners == ["pan:o,e=\(fields)"])
    let ending = words(
      ViewAttribute.onPan(minimumDistance: 5, Action(), ended: Action { _ in }))
    #expect(
      ending.recognizer == "pan:5" && ending.listeners == ["panend:o,e=\(fields)|isCancelled"])
  }

  @Test func aListenerThatCapturesNeedsTheModule() {
    #expect(on(.click, [.capture]).recognizer == "event:click")
    #expect(on(.click, [.once]).recognizer == "event:click")
    #expect(on(.click, [.capturePointer]).recognizer == "event:click")
    #expect(on(.click, [.stopPropagation]).recognizer == nil)
  }

  @Test func anEmptyTapHasNoAttributes() {
    #expect(ViewAttribute.onTap(count: 2, Action()).isEmpty)
  }

  @Test(arguments: [(0, 1), (250, 250), (100_000, 60_000)])
  func pausesAreLimited(milliseconds: Int, pause: UInt16) {
    let options = ListenerOptions(
      [.throttled(milliseconds: milliseconds), .debounced(milliseconds: milliseconds)], fields: [])
    #expect(options.throttle == pause)
    #expect(options.debounce == pause)
  }

  @Test func theOptionsOfARecognizerAreEscaped() {
    #expect(ClientEvent("e", recognizer: "a_b-c").recognizer == "a_b-c")
    #expect(ClientEvent("e", recognizer: "a b", options: "1|2").recognizer == "a%20b:1%7C2")
  }

  /// An action of one event requests the client module that its fields and options need.
  @Test func anActionOfAnEventIsSensedForItsFields() {
    let action = Action<UIEvent> { _ in }
    #expect(words(ViewAttribute.on("click", action)).recognizer == nil)
    #expect(
      words(ViewAttribute.on("click", action, options: ListenerOptions(fields: ["x"]))).recognizer
        == "event:click")
    #expect(
      words(ViewAttribute.on("wheel", action, options: ListenerOptions(flags: .preventDefault)))
        .recognizer == "event:wheel,active")
    let press = ViewAttributes(ViewAttribute.onLongPress(action))
    #expect(press.attribute("data-recognizers") == "longpress:500,10")
    #expect(
      press.list.contains { if case .className("l-press") = $0 { true } else { false } })
  }
}
