import DocumentSupport
import Testing

@testable import TrellisDOM

/// The fields of a form that a browser without scripts has posted.
struct FormEntryTests {
  private let document = Document()

  private func form(_ controls: Element...) -> Element {
    let form = document.element("form", ["method": "post"], controls)
    document.root.setChildren([form])
    document.announceAll()
    return form
  }

  private func entries(
    _ form: Element, _ fields: KeyValuePairs<String, String>
  ) -> [(element: Element, value: String?, checked: Bool?)] {
    form.entries(of: fields.map { (name: $0.key, value: $0.value) })
      .map { ($0.element, $0.event.value, $0.event.checked) }
  }

  @Test func valuesOfEqualNamesAreTakenInOrder() {
    let fields = (0..<2).map { _ in document.element("input", ["name": "a"]) }
    let entries = entries(form(fields[0], fields[1]), ["a": "1", "b": "x", "a": "2"])
    #expect(entries.map(\.element) == fields)
    #expect(entries.map(\.value) == ["1", "2"])
  }

  @Test func onlyChangedFieldsAreEntered() {
    let fields = ["old", ""].map { document.element("input", ["name": "a", "value": $0]) }
    let form = form(fields[0], fields[1])
    #expect(entries(form, ["a": "old", "a": ""]).isEmpty)
    #expect(entries(form, ["a": "new", "a": ""]).map(\.value) == ["new"])
  }

  @Test func aCheckboxThatIsNotPostedIsUnchecked() {
    let boxes = ["one", nil].map { value in
      let box = document.element("input", ["type": "checkbox", "name": "a", "checked": ""])
      box.setAttribute("value", value)
      return box
    }
    let form = form(boxes[0], boxes[1])
    #expect(entries(form, ["a": "one", "a": "on"]).isEmpty)
    let changed = entries(form, ["a": "one"])
    #expect(changed.map(\.element) == [boxes[1]])
    #expect(changed.map(\.checked) == [false])
    #expect(changed.map(\.value) == ["on"])
  }

  @Test func aRadioButtonIsUncheckedByAnotherOnly() {
    let buttons = ["1", "2"].map {
      document.element("input", ["type": "radio", "name": "a", "value": $0])
    }
    buttons[0].setAttribute("checked", "")
    let changed = entries(form(buttons[0], buttons[1]), ["a": "2"])
    #expect(changed.map(\.element) == [buttons[1]])
    #expect(changed.map(\.checked) == [true])
  }

  @Test func onlyPostedFormsAreFound() {
    let forms = ["post", "get"].map { document.element("form", ["method": $0]) }
    let other = document.element("form")
    document.root.setChildren([document.element("div", [:], forms), other])
    #expect(document.root.postedForms == [forms[0]])
  }
}
