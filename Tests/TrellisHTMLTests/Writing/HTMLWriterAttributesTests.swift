import DocumentSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

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

  /// - Parameters:
  ///   - chosen: the value of the list.
  ///   - selected: the option whose property is set.
  private func list(
    chosen: String, selected: String, attributes: [(String, String)] = []
  ) -> String {
    let select = document.makeElement("select")
    select.frame = .zero
    for (name, value) in attributes { select.setAttribute(name, value) }
    for value in ["a", "b", "c"] {
      let option = document.makeElement("option")
      option.text = value
      option.setProperty("selected", .bool(value == selected))
      select.insert(option)
    }
    document.root.insert(select)
    select.setProperty("value", .string(chosen))
    return HTMLWriter.page(document).body
  }

  @Test(arguments: [("b", "b", "b"), ("b", "c", "b"), ("gone", "c", "c")])
  func theValueOfAListSelectsOneOption(chosen: String, selected: String, shown: String) {
    let body = list(chosen: chosen, selected: selected)
    #expect(body.contains("selected>\(shown)</option>"))
    #expect(body.split(separator: " selected").count == 2, "\(body)")
  }

  @Test func theFirstOfTwoOptionsOfOneValueIsSelected() {
    let select = document.makeElement("select")
    select.frame = .zero
    for text in ["first", "second"] {
      let option = document.makeElement("option")
      option.text = text
      option.setAttribute("value", "")
      select.insert(option)
    }
    document.root.insert(select)
    select.setProperty("value", "")
    let body = HTMLWriter.page(document).body
    #expect(body.contains("selected>first</option>") && !body.contains("selected>second"))
  }

  @Test func theOptionsOfAListOfSeveralChoicesDecide() {
    let body = list(chosen: "b", selected: "c", attributes: [("multiple", "")])
    #expect(body.contains("selected>c</option>"))
    #expect(body.split(separator: " selected").count == 2, "\(body)")
  }

  @Test(arguments: [
    ("f1", true), ("s20", true), ("f", true), ("row f3", true), ("f3 row", true), ("12", false),
    ("1f", false), ("ff", false), ("f1x", false), ("row-f1", false), ("é f1", true),
    ("é 12", false),
    ("", false),
  ])
  func namesLikeThoseOfTheWriterAreRecognized(_ classes: String, isLike: Bool) {
    #expect(HTMLWriter.isLikeGenerated(classes) == isLike)
  }

  @Test(arguments: [
    ("input", true), ("textarea", true), ("select", true), ("p", false), ("a", false),
  ])
  func aPageHasFieldsIfItContainsOne(tag: String, hasFields: Bool) {
    document.root.insert(document.element("div", [:], [document.makeElement(tag)]))
    #expect(HTMLWriter.page(document).hasFields == hasFields)
  }
}
