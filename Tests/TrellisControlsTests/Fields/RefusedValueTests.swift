import Observation
import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

/// Controls whose program does not take a value of the user show the present value again.
struct RefusedValueTests {
  @Observable
  fileprivate final class Model {
    var text = "old" { didSet { if text.count > 5 { text = oldValue } } }
    var isOn = true { didSet { if !isOn { isOn = true } } }
    var number = 0.5 { didSet { if number > 0.8 { number = oldValue } } }
    var choice = "b" { didSet { if choice == "c" { choice = oldValue } } }
  }

  private let model = Model()

  private struct Content<Control: View>: View {
    let control: () -> Control
    var body: some View { control() }
  }

  private func page(
    isolation: (any Actor)? = #isolation, _ view: @escaping () -> some View
  ) -> TestPage {
    controlPage { Content(control: view) }
  }

  /// Reports a value that the model refuses, one that it takes, and the refused one again.
  private func expectOldText(
    _ page: TestPage, _ tag: String = "input",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let field = try #require(page.first(tag), sourceLocation: sourceLocation)
    for (typed, shown) in [("too long", "old"), ("new", "new"), ("too long", "new")] {
      #expect(
        page.report("input", field, value: typed), "\(typed)", sourceLocation: sourceLocation)
      #expect(
        field.property("value") == .string(shown), "\(typed)", sourceLocation: sourceLocation)
    }
  }

  @Test func aTextFieldShowsItsTextAgain() throws {
    @Bindable var model = model
    try expectOldText(page { TextField("Name", text: $model.text) })
  }

  @Test func aTextFieldShowsItsTextAgainAfterEnter() throws {
    @Bindable var model = model
    let page = page { TextField("Name", text: $model.text).onSubmit {} }
    let field = try #require(page.first("input"))
    page.report("keydown", field, value: "too long", key: "Enter")
    #expect(field.property("value") == .string("old"))
  }

  @Test func searchFieldsSecureFieldsAndEditorsShowTheirTextAgain() throws {
    @Bindable var model = model
    try expectOldText(page { SearchField(text: $model.text) })
    model.text = "old"
    try expectOldText(page { SecureField("Password", text: $model.text) })
    model.text = "old"
    try expectOldText(page { TextEditor("Note", text: $model.text) }, "textarea")
  }

  @Test(arguments: [ToggleStyle.checkbox, .switch])
  func aToggleShowsItsStateAgain(style: ToggleStyle) throws {
    @Bindable var model = model
    let page = page { Toggle("Wi-Fi", isOn: $model.isOn).toggleStyle(style) }
    let input = try #require(page.first("input"))
    for _ in 0..<2 {
      #expect(page.report("change", input, checked: false))
      #expect(input.property("checked") == .bool(true))
    }
  }

  @Test func aSliderShowsItsNumberAgain() throws {
    @Bindable var model = model
    let page = page { Slider("Volume", value: $model.number) }
    let input = try #require(page.first("input"))
    for (moved, shown) in [("0.9", "0.5"), ("0.7", "0.7"), ("0.9", "0.7")] {
      page.report("input", input, value: moved)
      #expect(input.property("value") == .string(shown))
    }
  }

  private func picker() -> some View {
    @Bindable var model = model
    return Picker("Letter", selection: $model.choice) {
      ForEach(["a", "b", "c"], id: \.self) { Text($0).tag($0) }
    }
  }

  @Test func aMenuShowsItsChoiceAgain() throws {
    let page = page { picker() }
    let list = try #require(page.first("select"))
    let keys = list.children.map { $0.attribute("value") ?? "" }
    for (chosen, shown) in [(2, 1), (0, 0), (2, 0)] {
      page.report("change", list, value: keys[chosen])
      #expect(list.property("value") == .string(keys[shown]))
    }
  }

  @Test(arguments: [PickerStyle.radioGroup, .segmented, .inline])
  func radioButtonsShowTheirChoiceAgain(style: PickerStyle) throws {
    let page = page { picker().pickerStyle(style) }
    let buttons = page.elements.filter { $0.tag == "input" }
    for (pressed, shown) in [(2, 1), (0, 0), (2, 0)] {
      #expect(page.report("change", buttons[pressed], checked: true))
      for (index, button) in buttons.enumerated() {
        #expect(button.property("checked") == .bool(index == shown), "\(pressed), \(index)")
      }
    }
  }
}
