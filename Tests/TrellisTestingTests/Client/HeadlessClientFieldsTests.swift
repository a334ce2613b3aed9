import Testing
import TrellisDOM
import TrellisServer

@testable import TrellisTesting

struct HeadlessClientFieldsTests {
  @Test func onlyTextFieldsAreTypedInto() throws {
    let page = try SampleClient(
      "<input id=x type=checkbox title=Box><input id=y title=Name readonly value=A><p id=z>P</p>")
    #expect(
      page.failure { try page.client.type("a", into: page.key()) }
        == "Cannot type into checkbox “Box”: it is no text field")
    #expect(
      page.failure { try page.client.fill("a", into: page.key("z")) }
        == "Cannot fill paragraph “P”: it is no field with a value")
    #expect(
      page.failure { try page.client.type("a", into: page.key("y")) }
        == "Cannot type into textbox “Name”: it is read-only")
    #expect(
      page.failure { try page.client.fill("a", into: page.key("y")) }
        == "Cannot fill textbox “Name”: it is read-only")
    #expect(try page.element("y").value == "A")
    #expect(page.focused == nil)
  }

  @Test func aTextIsTypedLetterByLetter() throws {
    let page = try SampleClient("<input id=x value=a data-on='input:v change keydown'>")
    try page.client.type("bc", into: page.key())
    let events = page.consumeEvents()
    #expect(events.map(\.type) == ["keydown", "input", "keydown", "input"])
    #expect(events.map(\.value) == [nil, "ab", nil, "abc"])
    #expect(page.focused == "x")
  }

  @Test func aFieldIsEmptiedByOneEditBeforeItIsFilled() throws {
    let page = try SampleClient(
      "<input id=x value=abc data-on=input:v><input id=y data-on=input:v>")
    try page.client.fill("de", into: page.key())
    #expect(page.consumeEvents().map(\.value) == ["", "d", "de"])
    try page.client.fill("f", into: page.key("y"))
    #expect(page.consumeEvents().map(\.value) == ["f"])
  }

  @Test(arguments: ["color", "date", "datetime-local", "month", "range", "time", "week"])
  func aPickedValueIsSetAtOnce(type: String) throws {
    for isFilled in [false, true] {
      let page = try SampleClient("<input id=x type=\(type) data-on='input:v change:v'>")
      if isFilled {
        try page.client.fill("12", into: page.key())
      } else {
        try page.client.type("12", into: page.key())
      }
      let events = page.consumeEvents()
      #expect(events.map(\.type) == ["input", "change"])
      #expect(events.map(\.value) == ["12", "12"])
      page.client.moveFocus(to: nil)
      #expect(page.consumeEvents().isEmpty)
    }
  }

  @Test func aFieldTakesNoMoreLettersThanItsLimit() throws {
    let page = try SampleClient("<input id=x maxlength=3>")
    try page.client.type("abcd", into: page.key())
    #expect(try page.element().value == "abc")
    // A letter may have two code units.
    try page.client.fill("ab😀", into: page.key())
    #expect(try page.element().value == "ab")
    try page.client.fill("éé", into: page.key())
    #expect(try page.element().value == "éé")
  }

  @Test func enterIsALineInATextArea() throws {
    let page = try SampleClient("<form id=f data-on=submit><textarea id=x>a</textarea></form>")
    try page.client.type("\nb", into: page.key())
    #expect(try page.element().value == "a\nb")
    #expect(page.consumeEvents().isEmpty)
  }

  @Test func backspaceDeletesTheLastLetter() throws {
    let page = try SampleClient(
      "<input id=x value=ab data-on=input:v><input id=y value=a readonly>")
    try page.click()
    for _ in 0..<3 { page.client.press(.backspace) }
    #expect(page.consumeEvents().map(\.value) == ["a", ""])
    try page.click("y")
    page.client.press(.backspace)
    page.client.press("b")
    #expect(try page.element("y").value == "a")
  }

  // MARK: Lists

  @Test func aChoiceIsFoundByItsTextItsLabelOrItsValue() throws {
    let page = try SampleClient(
      """
      <select id=x data-on='input:v change:v'><option value=r> red  one </option>
      <option label=Green value=g>-</option><option value=b>blue</option></select>
      """)
    for (choice, value) in [("red one", "r"), ("Green", "g"), ("b", "b")] {
      try page.client.select([choice], in: page.key())
      let events = page.consumeEvents()
      #expect(events.map(\.type) == ["input", "change"])
      #expect(events.map(\.value) == [value, value])
    }
    #expect(page.focused == "x")
    #expect(try page.element().value == "blue")
  }

  @Test func aMissingOrDisabledChoiceIsAnError() throws {
    let page = try SampleClient(
      """
      <select id=x title=Colour><option>red</option><option disabled>green</option>
      <option value=b></option></select><ul id=y title=L><li>A</li></ul>
      """)
    #expect(
      page.failure { try page.client.select(["pink"], in: page.key()) } == """
        Cannot select “pink” in combobox “Colour”: the choices are “red”, “green”, “b”
        """)
    #expect(
      page.failure { try page.client.select(["green"], in: page.key()) }
        == "Cannot select “green” in combobox “Colour”: the choice is disabled")
    #expect(
      page.failure { try page.client.select(["A"], in: page.key("y")) }
        .hasSuffix("it is no list; click its choices"))
    #expect(page.consumeEvents().isEmpty)
  }

  @Test func severalChoicesReplaceTheFormerOnes() throws {
    let page = try SampleClient(
      """
      <select id=x multiple data-on=change:v><option selected>A</option><option>B</option>
      <option>C</option></select>
      """)
    try page.client.select(["C", "B"], in: page.key())
    #expect(page.consumeEvents().map(\.values) == [["B", "C"]])
  }

  // MARK: Files

  @Test func filesHaveNewKeysAndAreSentOnceWhenAdmitted() throws {
    let page = try SampleClient(
      """
      <div id=x data-upload=4 data-on=upload><button id=b>Choose</button>
      <input id=f type=file style='visibility: hidden'></div>
      """)
    let files = [
      TestFile(name: "a \"b\".txt", text: "one"), TestFile(name: "c", bytes: [1, 2]),
    ]
    try page.client.upload(files, to: page.key("b"))
    #expect(
      page.consumeEvents().map(\.data) == [
        #"{"files":[{"key":5,"name":"a \"b\".txt","type":"text/plain","size":3},"#
          + #"{"key":6,"name":"c","type":"application/octet-stream","size":2}]}"#
      ])
    #expect(page.client.consumeAdmittedFiles().isEmpty)
    try page.client.upload([TestFile(name: "d", bytes: [])], to: page.key("x"))
    #expect(page.consumeEvents().first?.data?.contains(#""key":7,"#) == true)
    try page.apply([
      .setAttribute(NodeID(2), name: "data-upload", value: "7 6:20 9:21 x:1 7")
    ])
    let admitted = page.client.consumeAdmittedFiles()
    #expect(admitted.map(\.number) == [20])
    #expect(admitted.map(\.file.name) == ["c"])
    #expect(page.client.consumeAdmittedFiles().isEmpty)
  }

  @Test func onlyEnabledFieldsTakeFiles() throws {
    let page = try SampleClient(
      """
      <div data-upload=0 data-on=upload><input id=x type=file title=F disabled></div>
      <p id=y>P</p>
      """)
    let file = TestFile(name: "a", text: "b")
    #expect(
      page.failure { try page.client.upload([file], to: page.key()) }
        .hasSuffix(": it is disabled"))
    #expect(
      page.failure { try page.client.upload([file], to: page.key("y")) }
        == "Cannot upload to paragraph “P”: it is no field for files")
    #expect(page.consumeEvents().isEmpty)
  }
}
