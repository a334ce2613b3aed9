import DocumentSupport
import Testing

@testable import TrellisDOM

struct ElementLiveTests {
  private let document = Document()

  private func list(_ attributes: [String: String]) -> Element {
    let list = document.makeElement("select")
    for (name, value) in attributes { list.setAttribute(name, value) }
    list.setChildren(
      ["red", "green", "blue"].map { colour in
        let option = document.makeElement("option")
        option.text = colour
        if colour == "green" { option.setAttribute("selected", "") }
        return option
      })
    document.root.insert(list)
    return list
  }

  private func chosen(_ list: Element) -> [PropertyValue?] {
    list.children.map { $0.property("selected") }
  }

  @Test func chosenOptionsOfAClientAreKeptInANewTree() {
    let list = list(["multiple": ""])
    document.announceAll()
    list.clientChose(["red", "blue"])
    #expect(chosen(list) == [true, false, true])
    #expect(document.takePatch().isEmpty, "the client knows that already")
    list.clientChose(["green", "blue"])
    #expect(chosen(list) == [false, true, true])
  }

  @Test func aListOfOneHasItsValueOnly() {
    let list = list([:])
    list.clientChose(["red"])
    #expect(chosen(list) == [nil, nil, nil])
  }

  @Test func chosenOptionsOfGroupsAreKept() {
    let options = ["red", "green"].map { document.element("option", ["value": $0]) }
    let group = document.element("optgroup", ["label": "red"], options)
    let list = document.element("select", ["multiple": ""], [group])
    document.root.insert(list)
    document.announceAll()
    list.clientChose(["green"])
    #expect(options.map { $0.property("selected") } == [nil, true])
    #expect(group.property("selected") == nil)
  }

  @Test func optionsThatDifferInCodePointsAreTwo() {
    let options = ["\u{795E}", "\u{FA19}"].map { document.element("option", ["value": $0]) }
    document.root.insert(document.element("select", ["multiple": ""], options))
    document.announceAll()
    options[0].parent?.clientChose(["\u{FA19}"])
    #expect(options.map { $0.property("selected") } == [nil, true])
  }

  @Test func allListenersOfAnElementAreExamined() {
    let element = document.makeElement("div")
    #expect(!element.listens(toEventWhere: { _ in true }))
    element.setListener("click") { _ in }
    element.setListener("keydown") { _ in }
    #expect(element.listens(toEventWhere: { $0 == "click" }))
    #expect(element.listens(toEventWhere: { $0 == "keydown" }))
    #expect(!element.listens(toEventWhere: { $0 == "input" }))
  }

  @Test func stateOfItsOwnKeepsTheListenerThatElementsShare() {
    let elements = (0..<2).map { _ in document.makeElement("button") }
    for element in elements { element.forward("click", options: ListenerOptions(flags: .value)) }
    #expect(elements[0].live === elements[1].live)
    elements[0].setProperty("value", .string("a"))
    #expect(elements[0].live !== elements[1].live)
    #expect(elements[0].listener("click")?.options.flags == .value)
    elements[1].forward("input", options: ListenerOptions())
    #expect(elements[1].listenedEvents == ["click", "input"])
    elements[1].removeListener("click")
    #expect(elements[1].listenedEvents == ["input"] && elements[0].listenedEvents == ["click"])
  }

  @Test func aPropertyKeepsTheOtherStateOfAField() {
    let field = document.makeElement("input")
    document.root.insert(field)
    document.announceAll()
    field.setListener("click", options: ListenerOptions(flags: .once)) { _ in }
    let click = UIEvent(type: "click", target: field.id)
    #expect(field.admitted(click) != nil)
    field.markFired("click")
    field.clientChanged(property: "value", value: .string("a"), edit: 7)
    field.setProperty("checked", .bool(true))
    document.playOnExit(of: field, [ElementAnimation(keyframes: [], duration: 1)])
    #expect(field.admitted(click) == nil, "the listener was for one event")
    #expect(field.live?.field?.edit == 7)
    #expect(field.property("value") == .string("a") && field.property("checked") == .bool(true))
  }

  @Test func anElementThatIsOffAdmitsNoEvent() {
    let button = document.makeElement("button")
    document.root.insert(button)
    button.setListener("click") { _ in }
    document.announceAll()
    let click = UIEvent(type: "click", target: button.id)
    #expect(button.admitted(click) != nil)
    button.setAttribute("disabled", "")
    #expect(!button.accepts("click") && button.admitted(click) == nil)
    #expect(button.admitted(UIEvent(type: "input", target: button.id)) == nil)
  }
}
