import DocumentSupport
import Testing

@testable import TrellisDOM

/// The events of a form control that a client may send, and their values.
struct FormControlTests {
  private let document = Document()

  private func listening(_ element: Element, flags: ListenerOptions.Flags = .value) -> Element {
    for event in ["click", "input", "change", "keydown"] {
      element.setListener(event, options: ListenerOptions(flags: flags)) { _ in }
    }
    return element
  }

  private func announce(_ elements: Element...) {
    document.root.setChildren(elements)
    document.announceAll()
  }

  private func admitted(
    _ type: String, _ element: Element, value: String? = nil, checked: Bool? = nil
  ) -> UIEvent? {
    element.admitted(UIEvent(type: type, target: element.id, value: value, checked: checked))
  }

  // MARK: Disabled and read-only

  @Test(arguments: ["input", "textarea", "select", "button", "fieldset"])
  func aDisabledFieldsetDisablesItsControls(tag: String) {
    let control = listening(document.element(tag))
    let box = document.element("div", [:], [control])
    let outer = document.element("fieldset", [:], [document.element("fieldset", [:], [box])])
    announce(outer)
    #expect(control.accepts("click"))
    outer.setAttribute("disabled", "")
    #expect(!control.accepts("click"))
    outer.setAttribute("disabled", nil)
    outer.setProperty("disabled", true)
    #expect(!control.accepts("click"))
  }

  @Test func controlsInTheFirstLegendOfADisabledFieldsetAreEnabled() {
    let (first, second) = (
      listening(document.element("input")), listening(document.element("input"))
    )
    let legend = document.element("legend", [:], [document.element("span", [:], [first])])
    announce(
      document.element(
        "fieldset", ["disabled": ""], [legend, document.element("legend", [:], [second])]))
    #expect(first.accepts("input"))
    #expect(!second.accepts("input"))
  }

  @Test func aDisabledFieldsetDoesNotDisableOtherElements() {
    let link = listening(document.element("a"))
    announce(document.element("fieldset", ["disabled": ""], [link]))
    #expect(link.accepts("click"))
  }

  @Test func anOptionIsDisabledByItsGroupAndItsList() {
    let option = listening(document.element("option"))
    let group = document.element("optgroup", [:], [option])
    let list = document.element("select", [:], [group])
    announce(list)
    #expect(option.accepts("click"))
    for element in [group, list] {
      element.setAttribute("disabled", "")
      #expect(!option.accepts("click"))
      element.setAttribute("disabled", nil)
    }
  }

  @Test func aReadOnlyFieldAcceptsNoValue() {
    let field = listening(document.element("input", ["readonly": "", "value": "fixed"]))
    let area = listening(document.element("textarea", ["readonly": ""]))
    announce(field, area)
    #expect(admitted("input", field, value: "forged") == nil)
    #expect(admitted("change", area, value: "forged") == nil)
    #expect(admitted("keydown", field, value: "forged")?.value == "fixed")
    #expect(admitted("click", area) != nil)
  }

  /// Browsers ignore `readonly` there.
  @Test(arguments: ["checkbox", "radio", "range", "color"])
  func readOnlyHasNoEffectOnControlsWithoutText(type: String) {
    let control = listening(document.element("input", ["readonly": "", "type": type]))
    announce(control)
    #expect(admitted("input", control, value: "1", checked: true) != nil)
  }

  // MARK: Values

  @Test func aListTakesOnlyTheValuesOfItsEnabledOptions() {
    let named = document.element("option")
    named.text = "  Light \n blue "
    let group = document.element(
      "optgroup", ["disabled": ""], [document.element("option", ["value": "grouped"])])
    let list = listening(
      document.element(
        "select", [:],
        [
          document.element("option", ["value": "a"]), named,
          document.element("option", ["value": "off", "disabled": ""]), group,
        ]))
    announce(list)
    for value in ["a", "Light blue"] {
      #expect(admitted("change", list, value: value)?.value == value)
    }
    for value in ["off", "grouped", "forged", ""] {
      #expect(admitted("change", list, value: value) == nil, "\(value)")
    }
    list.setAttribute("multiple", "")
    #expect(admitted("change", list, value: "") != nil, "nothing is chosen")
  }

  @Test func theValueOfAListOfSeveralIsTheFirstOfItsValues() {
    let options = ["a", "b"].map { document.element("option", ["value": $0]) }
    let list = listening(document.element("select", ["multiple": ""], options))
    announce(list)
    func admits(_ value: String?, _ values: [String]) -> Bool {
      let event = UIEvent(type: "change", target: list.id, value: value, values: values)
      return list.admitted(event) != nil
    }
    #expect(admits("a", ["a", "b"]) && admits("b", ["b"]) && admits("", []) && admits(nil, ["a"]))
    #expect(
      !admits("b", ["a", "b"]) && !admits("b", ["a"]) && !admits("a", []) && !admits("", ["a"]))
  }

  /// The client also sends the values with a click or a key.
  @Test func otherEventsOfAListCarryTheChosenValues() throws {
    let options = ["a", "b", "c"].map { document.element("option", ["value": $0]) }
    let list = listening(document.element("select", ["multiple": ""], options))
    announce(list)
    func carried(_ value: String, _ values: [String]) throws -> [String] {
      let event = UIEvent(type: "click", target: list.id, value: value, values: values)
      let admitted = try #require(list.admitted(event))
      return [admitted.value ?? "-"] + admitted.values
    }
    options[1].setProperty("selected", true)
    #expect(try carried("a", ["a", "c"]) == ["a", "a", "c"])
    #expect(try carried("forged", ["forged"]) == ["b", "b"])
    #expect(try carried("c", ["a", "c"]) == ["b", "b"])
    list.setAttribute("multiple", nil)
    list.setProperty("value", "c")
    #expect(try carried("forged", []) == ["c"])
    #expect(try carried("a", []) == ["a"])
  }

  @Test(arguments: ["checkbox", "radio"])
  func theValueOfAChoiceIsTheServers(type: String) {
    let choice = listening(document.element("input", ["type": type, "value": "blue"]))
    announce(choice)
    let event = admitted("change", choice, value: "forged", checked: true)
    #expect(event?.value == "blue" && event?.checked == true)
    choice.setAttribute("value", nil)
    #expect(admitted("change", choice, value: "forged")?.value == "on")
  }

  @Test(arguments: ["hidden", "submit", "button", "image"])
  func theValueOfAButtonIsTheServers(type: String) {
    let control = listening(document.element("input", ["type": type, "value": "1"]))
    announce(control)
    #expect(admitted("click", control, value: "2")?.value == "1")
  }

  @Test(arguments: ["div", "a", "li", "form"])
  func otherElementsHaveNoValue(tag: String) {
    let element = listening(document.element(tag))
    announce(element)
    let event = admitted("click", element, value: "forged", checked: true)
    #expect(event != nil && event?.value == nil && event?.checked == nil)
  }

  @Test func onlyAChoiceIsChecked() {
    let field = listening(document.element("input"))
    announce(field)
    #expect(admitted("input", field, value: "a", checked: false)?.checked == nil)
  }

  @Test func unrequestedMembersAreOmitted() throws {
    let field = listening(document.element("input"), flags: [])
    announce(field)
    let event = try #require(
      field.admitted(
        UIEvent(
          type: "click", target: field.id, value: "a", checked: true, x: 1, y: 2,
          fields: [.init(name: "a", value: "b")])))
    #expect(event == UIEvent(type: "click", target: field.id))
  }

  @Test func keysThatTheListenerDoesNotRequestAreRefused() {
    let field = document.element("input")
    field.setListener("keydown", options: ListenerOptions(keys: ["Enter"])) { _ in }
    announce(field)
    func admits(_ key: String?) -> Bool {
      field.admitted(UIEvent(type: "keydown", target: field.id, key: key)) != nil
    }
    #expect(admits("Enter") && !admits("a") && !admits(nil))
  }

  // MARK: Stored values

  @Test func onlyValuesThatTheUserCanChangeAreKept() {
    let kept = ["input", "textarea", "x-field"].map { listening(document.element($0)) }
    let others =
      ["button", "a", "div", "output"].map { listening(document.element($0)) }
      + ["file", "hidden", "checkbox"].map { listening(document.element("input", ["type": $0])) }
    document.root.setChildren(kept + others)
    document.announceAll()
    for control in kept + others {
      let event = UIEvent(type: "click", target: control.id, value: "text")
      control.admitted(event).map(control.recordControl)
    }
    #expect(kept.allSatisfy { $0.property("value") == "text" })
    #expect(others.allSatisfy { $0.property("value") == nil })
    #expect(document.clientBytes == 4 * kept.count)
  }

  @Test func valuesStoredForTheClientAreBounded() {
    let fields = (0..<40).map { _ in listening(document.element("input")) }
    document.root.setChildren(fields)
    document.announceAll()
    let text = String(repeating: "x", count: 64 << 10)
    for _ in 0..<2 {
      for field in fields { field.clientChanged(property: "value", value: .string(text)) }
    }
    #expect(document.clientBytes == 1 << 20)
    #expect(document.contentBytes >= document.clientBytes)
    fields[0].clientChanged(property: "value", value: "short")
    #expect(document.clientBytes < 1 << 20)
    #expect(fields[0].property("value") == "short")
    fields[1].setProperty("value", "the server's")
    #expect(document.clientBytes < (1 << 20) - (64 << 10))
    document.root.setChildren([])
    _ = document.takePatch()
  }

  @Test func aDisabledOptionOfAListOfSeveralCannotBeChosen() {
    let options = ["red", "green", "blue"].map { document.element("option", ["value": $0]) }
    options[1].setAttribute("disabled", "")
    options[2].setAttribute("disabled", "")
    options[2].setAttribute("selected", "")
    let list = listening(document.element("select", ["multiple": ""], options))
    announce(list)
    func admitted(_ values: [String]) -> [String]? {
      list.admitted(UIEvent(type: "change", target: list.id, values: values))?.values
    }
    #expect(admitted(["red"]) == ["red"])
    #expect(admitted(["red", "green"]) == nil)
    #expect(admitted(["blue"]) == ["blue"], "the choice of the server")
  }

  @Test func theValueOfAReadOnlyFieldIsNotKept() {
    let field = listening(document.element("input", ["readonly": ""]))
    announce(field)
    field.recordControl(of: UIEvent(type: "click", target: field.id, value: "forged"))
    #expect(field.property("value") == nil)
    field.setAttribute("readonly", nil)
    field.recordControl(of: UIEvent(type: "click", target: field.id, value: "typed"))
    #expect(field.property("value") == "typed")
  }
}
