import Testing

@testable import TrellisDOM

struct HTMLWriterAttributesTests {
  private let document = Document()

  @Test func listenersAreSortedAmongTheAttributes() {
    let button = document.makeElement("button")
    button.frame = .zero
    for name in ["aria-label", "data-key", "title"] { button.setAttribute(name, "a") }
    button.setListener("click") { _ in }
    document.root.insert(button)
    #expect(
      HTMLWriter.page(document).body.contains(
        "aria-label=\"a\" data-key=\"a\" data-on=\"click\" title=\"a\""))
  }

  @Test func theChosenOptionOfAGroupIsSelected() {
    let select = document.makeElement("select")
    select.frame = .zero
    let group = document.makeElement("optgroup")
    for value in ["a", "b"] {
      let option = document.makeElement("option")
      option.text = value
      option.setAttribute("value", value)
      group.insert(option)
    }
    select.insert(group)
    document.root.insert(select)
    select.setProperty("value", "b")
    let body = HTMLWriter.page(document).body
    #expect(body.contains("selected>b</option>"))
    #expect(!body.contains("selected>a"))
  }
}
