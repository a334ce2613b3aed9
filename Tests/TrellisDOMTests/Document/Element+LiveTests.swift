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
}
