import Testing

@testable import TrellisDOM

struct ListenerOptionsTests {
  private func admitted(
    _ event: UIEvent, _ options: ListenerOptions, tag: String = "div"
  ) -> UIEvent? {
    let (document, element) = page(options, event.type, tag: tag)
    var event = event
    event.target = element.id
    _ = document
    return element.admitted(event)
  }

  private func page(
    _ options: ListenerOptions, _ type: String, tag: String = "div"
  ) -> (Document, Element) {
    let document = Document()
    let element = document.makeElement(tag)
    element.setListener(type, options: options) { _ in }
    document.root.setChildren(document.root.children + [element])
    document.announceAll()
    return (document, element)
  }

  @Test func dataReachAListenerThatRequestsFields() {
    let event = UIEvent(type: "pan", target: .none, data: #"{"dx":1}"#)
    #expect(admitted(event, ListenerOptions(fields: ["dx"]))?.data == #"{"dx":1}"#)
    #expect(admitted(event, ListenerOptions())?.data == nil)
    #expect(admitted(event, ListenerOptions(), tag: "x-map")?.data == #"{"dx":1}"#)
  }

  @Test func namesOfFieldsAreWords() {
    let names = ["dx", "", "a|b", "a,b", "ä", "a b", String(repeating: "a", count: 33)]
    #expect(ListenerOptions(fields: names).fields == ["dx"])
  }

  @Test func aListenerForOneEventGetsNoSecondOne() throws {
    let (document, element) = page(ListenerOptions(flags: .once), "click")
    let event = UIEvent(type: "click", target: element.id)
    let first = try #require(element.admitted(event))
    #expect(element.admitted(event) != nil, "until one is handled")
    element.recordControl(of: first)
    #expect(element.admitted(event) == nil)
    element.setListener("click", options: ListenerOptions(flags: .once)) { _ in }
    #expect(element.admitted(event) == nil, "the same listener with another handler")
    element.removeListener("click")
    element.setListener("click", options: ListenerOptions(flags: .once)) { _ in }
    #expect(element.admitted(event) != nil, "another listener")
    _ = document
  }

  @Test(arguments: ["aria-pressed", "aria-checked", "aria-expanded", "data-shows"])
  func aPressOfAStateThatTheElementNoLongerHasIsRefused(attribute: String) throws {
    let (document, element) = page(ListenerOptions(), "click")
    func press(_ shown: String?) -> UIEvent? {
      element.admitted(UIEvent(type: "click", target: element.id, shown: shown))
    }
    #expect(press("true") != nil, "the element shows no state")
    element.setAttribute(attribute, "false")
    #expect(press("true") == nil)
    #expect(press("") == nil)
    #expect(try #require(press("false")).shown == nil, "the listener did not request it")
    #expect(press(nil) != nil, "a client that saw no state")
    element.setAttribute(attribute, "caf\u{E9}")
    #expect(press("cafe\u{301}") == nil, "texts are compared by their bytes")
    element.setListener("click", options: ListenerOptions(flags: .shownState)) { _ in }
    #expect(try #require(press("false")).shown == "false", "the listener decides")
    _ = document
  }

  @Test func aPressOfASelectedElementIsNeverStale() {
    let (document, element) = page(ListenerOptions(), "click")
    element.setAttribute("aria-selected", "true")
    #expect(element.admitted(UIEvent(type: "click", target: element.id, shown: "false")) != nil)
    element.setAttribute("aria-pressed", "true")
    #expect(element.admitted(UIEvent(type: "click", target: element.id, shown: "false")) == nil)
    _ = document
  }

  @Test func onlyPressesDependOnTheState() {
    let (document, element) = page(ListenerOptions(), "keydown")
    element.setAttribute("aria-expanded", "true")
    let key = UIEvent(type: "keydown", target: element.id, key: "Enter", shown: "false")
    #expect(element.admitted(key) != nil, "the list of a field may be open on the server first")
    _ = document
  }

  @Test func aForwardedListenerForOneEventEndsForItsElementOnly() throws {
    let document = Document()
    let elements = (0..<2).map { _ in document.makeElement("div") }
    for element in elements {
      element.forward("click", options: ListenerOptions(flags: .once))
      document.root.setChildren(document.root.children + [element])
    }
    document.announceAll()
    let event = UIEvent(type: "click", target: elements[0].id)
    elements[0].recordControl(of: event)
    #expect(elements[0].admitted(event) == nil)
    #expect(elements[1].admitted(UIEvent(type: "click", target: elements[1].id)) != nil)
  }

  @Test func keysAreEscapedWithTwoDigits() {
    let options = ListenerOptions(keys: ["a", "\u{1}", "|", "é"])
    #expect(options.words == "k=a|%01|%7C|%C3%A9")
  }
}
