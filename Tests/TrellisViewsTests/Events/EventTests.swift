import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting

@testable import TrellisViews

struct EventTests {
  private let log = Log()

  @Test func anEventBringsItsFields() throws {
    let page = viewPage { [log] in
      Text("x").on(.pointerDown, .location, .button, .modifiers) { place, button, modifiers in
        log("\(place.x) \(button) \(modifiers.rawValue)")
      }
    }
    let element = try #require(page.withRecognizers("event:pointerdown"))
    page.host.document.announceAll()
    page.host.handle(
      UIEvent(
        type: "pointerdown", target: element.id, modifiers: [.shift, .alt],
        data: #"{"localX":4,"localY":5,"button":0}"#))
    #expect(log.take() == ["4.0 0 5"])
  }

  @Test func aKeyEventBringsItsKey() throws {
    let page = viewPage { [log] in
      Text("x").on(.keyUp, .key, .keyCode, .modifiers) { key, code, modifiers in
        log("\(key) \(code) \(modifiers.rawValue)")
      }
      .on(.keyDown, .isRepeat) { log("\($0)") }
    }
    let element = try #require(page.elements.first { $0.listenedEvents.contains("keyup") })
    page.host.document.announceAll()
    for (type, data) in [
      ("keydown", #"{"repeat":true}"#), ("keydown", #"{"repeat":1}"#),
      ("keyup", #"{"code":"KeyY"}"#),
      ("keyup", #"{"code":7}"#), ("keyup", "{}"),
    ] {
      page.host.handle(
        UIEvent(type: type, target: element.id, key: "z", modifiers: .control, data: data))
    }
    #expect(log.take() == ["true", "z KeyY 2"])
  }

  @Test func aChangeBringsTheValueOfTheField() throws {
    let page = viewPage { [log] in
      VStack { TextField("Name", text: .constant("")) }.on(.change, .fieldValue) { log($0) }
    }
    let element = try #require(page.elements.first { $0.listenedEvents == ["change"] })
    page.host.document.announceAll()
    for data in [#"{"fieldValue":"Ada"}"#, #"{"fieldValue":7}"#, "{}"] {
      page.host.handle(UIEvent(type: "change", target: element.id, data: data))
    }
    #expect(log.take() == ["Ada"])
  }

  @Test func aTestPageSendsEventsWithTheirFields() throws {
    let page = viewPage { [log] in
      Text("x").on(.animationEnd, .animationName) { log($0) }
    }
    let element = try #require(page.withRecognizers("event:animationend"))
    try page.send(.animationEnd, data: #"{"animationName":"spin"}"#, to: element)
    #expect(log.take() == ["spin"])
    #expect(throws: TestPageError.self) { try page.send(.paste, to: element) }
  }

  @Test func anEventWithoutFieldsRunsItsAction() throws {
    let page = viewPage { [log] in Text("x").on(.doubleClick) { log("double") } }
    let element = try #require(page.elements.first { $0.listenedEvents == ["dblclick"] })
    page.tell("dblclick", to: element)
    #expect(log.take() == ["double"])
  }

  @Test func theWheelReportsItsTurn() throws {
    let page = viewPage { [log] in
      Text("x").on(.wheel, .wheelTurn, options: [.throttled(milliseconds: 50)]) {
        log("\($0.height)")
      }
    }
    let element = try #require(page.withRecognizers("event:wheel"))
    page.host.document.announceAll()
    for (left, top) in [(0.0, 12.0), (0, 1e300)] {
      page.host.handle(
        UIEvent(type: "wheel", target: element.id, scrollLeft: left, scrollTop: top))
    }
    #expect(log.take() == ["12.0"])
  }

  @Test func aListenerForOneEventRunsOnceOnTheServer() throws {
    let page = viewPage { [log] in Text("x").on(.click, options: [.once]) { log("click") } }
    let element = page.withRecognizers("event:click")
    #expect(page.tell("click", to: element))
    #expect(!page.tell("click", to: element))
    #expect(log.take() == ["click"])
  }

  @Test func anEventOfARecognizerOfTheApplicationIsTyped() throws {
    let shake = ClientEvent("shake", recognizer: "shake", options: "3")
    let page = viewPage { [log] in
      Text("x").on(shake, .number("force", in: 0...100)) { log("\($0)") }
    }
    let element = page.withRecognizers("shake:3")
    page.tell("shake", #"{"force":7}"#, to: element)
    page.tell("shake", #"{"force":700}"#, to: element)
    #expect(log.take() == ["7.0"])
  }

  @Test func aChangeOfTheSizeIsReportedOnce() throws {
    let page = viewPage { [log] in
      Text("x").onGeometryChange(for: Bool.self) {
        $0.size.width > 100
      } action: {
        log("\($0)")
      }
    }
    let element = page.withRecognizers("elementresize")
    for width in [50, 60, 101, 300, 20] {
      page.tell("elementresize", #"{"width":\#(width),"height":3}"#, to: element)
    }
    page.tell("elementresize", #"{"width":-1,"height":3}"#, to: element)
    #expect(log.take() == ["false", "true", "false"])
  }

  @Test func theVisibilityAndPressesOutsideAreReported() throws {
    let page = viewPage { [log] in
      VStack {
        Text("a").onScrollVisibilityChange(threshold: 0.25) { log("\($0)") }
        Text("b").onPressOutside { log("outside") }
      }
    }
    page.tell("intersect", #"{"isVisible":true}"#, to: page.withRecognizers("intersect:0.25"))
    page.tell("outsidepress", to: page.withRecognizers("outsidepress"))
    #expect(log.take() == ["true", "outside"])
  }

  @Test func theTapTargetIsLargerThanTheView() throws {
    func box(_ insets: EdgeInsets) -> (tap: String?, frame: Frame?) {
      let page = viewPage { Button("x") {}.tapTarget(insets) }
      let button = page.elements.first { $0.tag == "button" }
      return (button?.style("--l-tap"), button?.frame)
    }
    let plain = box(.zero)
    #expect(plain.tap == nil)
    let large = box(EdgeInsets(top: -8, left: -4.5, bottom: -400, right: 3))
    #expect(large.tap == "-8px 0 -200px -4.5px")
    #expect(large.frame == plain.frame)
    #expect(box(EdgeInsets(all: .nan)).tap == nil)
    let page = viewPage { Text("x").onTapGesture {}.tapTarget(expandedBy: 6) }
    #expect(page.elements.contains { $0.style("--l-tap") == "-6px -6px -6px -6px" })
  }
}
