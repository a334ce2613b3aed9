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

  @Test func allListenersOfAnElementAreExamined() {
    let element = document.makeElement("div")
    #expect(!element.listens(toEventWhere: { _ in true }))
    element.setListener("click") { _ in }
    element.setListener("keydown") { _ in }
    #expect(element.listens(toEventWhere: { $0 == "click" }))
    #expect(element.listens(toEventWhere: { $0 == "keydown" }))
    #expect(!element.listens(toEventWhere: { $0 == "input" }))
  }
}
