import DocumentSupport
import Testing

@testable import TrellisDOM

/// The fields of a form in an event from the client.
struct FormEntryListTests {
  private let document = Document()

  private func field(_ name: String, _ attributes: [String: String] = [:]) -> Element {
    document.element("input", attributes.merging(["name": name]) { $1 })
  }

  private func list(_ name: String, _ attributes: [String: String], _ options: [Element]) -> Element
  {
    document.element("select", attributes.merging(["name": name]) { $1 }, options)
  }

  private func option(_ value: String, _ attributes: [String: String] = [:]) -> Element {
    document.element("option", attributes.merging(["value": value]) { $1 })
  }

  /// The admitted fields, as `name=value`, of `target` if the client sends `sent`.
  private func fields(of target: Element, in trees: [Element]? = nil, _ sent: [String]) -> [String]
  {
    if target.listener("submit") == nil {
      target.setListener("submit", options: ListenerOptions(flags: .form)) { _ in }
    }
    document.root.setChildren(trees ?? [target])
    document.announceAll()
    let fields = sent.map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return UIEvent.Field(name: String(parts[0]), value: String(parts[1]))
    }
    let event = UIEvent(type: "submit", target: target.id, fields: fields)
    return target.admitted(event)?.fields.map { "\($0.name)=\($0.value)" } ?? ["refused"]
  }

  @Test func fieldsOfAFormAreThoseOfItsControls() {
    let form = document.element(
      "form", [:],
      [
        field("title", ["value": "old"]),
        document.element("div", [:], [document.element("textarea", ["name": "user[bio]"])]),
        field("id", ["type": "hidden", "value": "7"]),
        field("fixed", ["readonly": "", "value": "f"]),
        field("off", ["disabled": ""]),
        field("level", ["type": "range"]),
      ])
    let admitted = fields(
      of: form,
      ["made=up", "user[bio]=text", "title=a=b", "id=8", "fixed=forged", "off=forged", "level=4"])
    #expect(admitted == ["title=a=b", "user[bio]=text", "id=7", "fixed=f", "level=4"])
  }

  @Test func hiddenAndReadOnlyFieldsIgnoreTheClient() {
    let form = document.element(
      "form", [:],
      [
        field("id", ["type": "hidden", "value": "7"]), field("note", ["readonly": ""]),
        field("_charset_", ["type": "hidden"]), field("title"),
      ])
    #expect(fields(of: form, []) == ["id=7", "note=", "_charset_=UTF-8"])
  }

  @Test func eachNameHasAsManyFieldsAsControls() {
    let form = document.element("form", [:], (0..<2).map { _ in field("qty") })
    #expect(fields(of: form, ["qty=1", "qty=2", "qty=3"]) == ["qty=1", "qty=2"])
    #expect(fields(of: form, ["qty=1"]) == ["qty=1"])
  }

  @Test func aBoxHasItsOwnValueOrNone() {
    let form = document.element(
      "form", [:],
      ["salt", "oil", "salt"].map { field("with", ["type": "checkbox", "value": $0]) }
        + [field("agree", ["type": "checkbox"])])
    #expect(fields(of: form, []) == [])
    #expect(
      fields(of: form, ["with=sand", "with=oil", "with=salt", "agree=on", "with=oil"])
        == ["with=oil", "with=salt", "agree=on"])
    #expect(
      fields(of: form, ["with=salt", "with=salt", "agree=yes"]) == ["with=salt", "with=salt"])
  }

  @Test func oneRadioButtonOfANameIsChosen() {
    let form = document.element(
      "form", [:], ["s", "m", "l"].map { field("size", ["type": "radio", "value": $0]) })
    #expect(fields(of: form, ["size=m"]) == ["size=m"])
    #expect(fields(of: form, ["size=s", "size=l"]) == ["size=s"])
    #expect(fields(of: form, ["size=xl"]) == [])
  }

  /// A hidden field that provides a value if the checkbox is not checked.
  @Test func aHiddenFieldTakesNoFieldFromTheBoxAfterIt() {
    let form = document.element(
      "form", [:],
      [
        field("agree", ["type": "hidden", "value": "1"]),
        field("agree", ["type": "checkbox", "value": "1"]),
      ])
    #expect(fields(of: form, ["agree=1"]) == ["agree=1"])
    #expect(fields(of: form, ["agree=1", "agree=1"]) == ["agree=1", "agree=1"])
  }

  @Test func aListHasTheValuesOfEnabledOptions() {
    let options = {
      [
        option("a"), option("off", ["disabled": ""]), option("b"),
        document.element("optgroup", ["disabled": ""], [option("grouped")]), option("c"),
      ]
    }
    let form = document.element(
      "form", [:], [list("one", [:], options()), list("many", ["multiple": ""], options())])
    #expect(fields(of: form, ["one=b", "many=a", "many=c"]) == ["one=b", "many=a", "many=c"])
    #expect(
      fields(
        of: form,
        ["one=off", "one=forged", "one=a", "one=b", "many=a", "many=a", "many=grouped", "many=b"])
        == ["one=a", "many=a", "many=b"])
  }

  @Test func aDisabledFieldsetHasNoFieldsButThoseOfItsFirstLegend() {
    let legend = document.element("legend", [:], [field("first")])
    let set = document.element(
      "fieldset", ["disabled": ""],
      [
        legend, document.element("legend", [:], [field("second")]),
        document.element("fieldset", [:], [field("in")]),
      ])
    let form = document.element("form", [:], [set, field("after")])
    let sent = ["first=1", "second=2", "in=3", "after=4"]
    #expect(fields(of: form, sent) == ["first=1", "after=4"])
  }

  @Test func controlsBelongToTheFormThatTheyName() {
    let form = document.element("form", ["id": "f"], [field("in"), field("other", ["form": "g"])])
    let outside = field("outside", ["form": "f"])
    let trees = [document.element("div", [:], [outside]), form, field("loose")]
    let sent = ["outside=1", "in=2", "other=3", "loose=4"]
    #expect(fields(of: form, in: trees, sent) == ["outside=1", "in=2"])
    #expect(fields(of: outside, in: trees, sent) == ["outside=1", "in=2"])
    outside.setAttribute("form", "nowhere")
    #expect(fields(of: outside, in: trees, sent) == [])
    form.setAttribute("id", "\u{795E}")
    outside.setAttribute("form", "\u{FA19}")
    #expect(fields(of: outside, in: trees, sent) == [], "the name differs in code points")
  }

  @Test func anElementInAFormHasTheFieldsOfTheForm() {
    let inner = document.element("form", [:], [field("inner")])
    let button = document.element("button", ["name": "go", "value": "1"])
    let form = document.element(
      "form", [:], [field("a"), document.element("div", [:], [button]), inner])
    #expect(fields(of: button, in: [form], ["a=1", "inner=2"]) == ["a=1"])
    let loose = document.element("div")
    #expect(fields(of: loose, in: [loose, form], ["a=1"]) == [])
  }

  /// The client collects the fields without a submitter and without files.
  @Test func buttonsFilesAndSuggestionsHaveNoFields() {
    let types = ["submit", "image", "reset", "button", "file"]
    let form = document.element(
      "form", [:],
      types.map { field($0, ["type": $0, "value": "1"]) } + [
        document.element("button", ["name": "ok", "value": "1"]),
        document.element("output", ["name": "sum"]),
        document.element("datalist", [:], [field("hint")]), document.element("input"),
      ])
    let sent = (types + ["ok", "sum", "hint", ""]).map { "\($0)=1" }
    #expect(fields(of: form, sent) == [])
  }

  @Test func theDirectionOfAFieldIsOneOfTwo() {
    let form = document.element("form", [:], [field("text", ["dirname": "text.dir"])])
    #expect(fields(of: form, ["text=a", "text.dir=rtl"]) == ["text=a", "text.dir=rtl"])
    #expect(fields(of: form, ["text=a", "text.dir=up"]) == ["text=a"])
  }

  /// A custom element can submit fields of any name.
  @Test func anElementOfTheProgramsOwnHasFieldsOfNamesThatNoOtherControlHas() {
    let map = document.element("x-map", ["name": "place"])
    let form = document.element(
      "form", [:],
      [map, field("id", ["type": "hidden", "value": "7"]), field("off", ["disabled": ""])])
    let sent = ["place=here", "place.x=1", "place.x=2", "id=8", "off=1"]
    #expect(fields(of: form, sent) == ["place=here", "id=7", "place.x=1", "place.x=2"])
    map.setAttribute("disabled", "")
    #expect(fields(of: form, sent) == ["id=7"])
  }

  @Test func onlyAnEmptyTextIsNoValueOfItsType() throws {
    let form = document.element(
      "form", [:],
      [
        field("age", ["type": "number"]), field("n", ["type": "number"]),
        field("level", ["type": "range"]),
      ])
    form.setListener("submit", options: ListenerOptions(flags: .form)) { _ in }
    document.root.setChildren([form])
    document.announceAll()
    let sent = [("age", ""), ("n", "1"), ("level", "")].map {
      UIEvent.Field(name: $0.0, value: $0.1, hasBadInput: true)
    }
    let event = try #require(
      form.admitted(UIEvent(type: "submit", target: form.id, fields: sent)))
    #expect(event.fields.map(\.hasBadInput) == [true, false, false])
  }

  /// A comparison of each field with each control would take 4 · 10⁸ steps.
  @Test func thousandsOfFieldsOfOneNameAreCheckedInOnePass() {
    let count = 20_000
    let boxes = (0..<count).map { field("a", ["type": "checkbox", "value": "\($0)"]) }
    let options = (0..<count).map { option("\($0)") }
    let form = document.element("form", [:], boxes + [list("b", ["multiple": ""], options)])
    let values = (0..<count).map { $0 % 2 == 0 ? "\($0)" : "forged \($0)" }
    let admitted = fields(of: form, values.map { "a=\($0)" } + values.map { "b=\($0)" })
    #expect(admitted.count == count)
    #expect(admitted.first == "a=0" && admitted.last == "b=\(count - 2)")
  }
}
