import Observation
import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

/// Controls whose program does not take a value of the user show the current value again.
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

  /// A refused text stays while it is typed, and the text of the model is shown after Enter.
  private func expectOldText(
    after page: TestPage, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let field = try #require(page.first("input"), sourceLocation: sourceLocation)
    for (typed, shown) in [("too long", "old"), ("new", "new"), ("too long", "new")] {
      page.report("input", field, value: typed)
      #expect(
        field.property("value") == .string(typed), "\(typed)", sourceLocation: sourceLocation)
      #expect(
        page.report("keydown", field, value: typed, key: "Enter"), "\(typed)",
        sourceLocation: sourceLocation)
      #expect(
        field.property("value") == .string(shown), "\(typed)", sourceLocation: sourceLocation)
    }
  }

  @Test func aFieldShowsItsTextAgainAfterEnter() throws {
    @Bindable var model = model
    try expectOldText(after: page { TextField("Name", text: $model.text).onSubmit {} })
    model.text = "old"
    try expectOldText(after: page { SearchField(text: $model.text).onSubmit {} })
    model.text = "old"
    try expectOldText(after: page { SecureField("Password", text: $model.text).onSubmit {} })
  }

  private struct Drafts: View {
    @State private var draft = ""
    let isSearch: Bool
    var body: some View {
      Group {
        if isSearch { SearchField(text: $draft) } else { TextField("Draft", text: $draft) }
      }
      .onSubmit { draft = "" }
    }
  }

  /// A turn renders once, so that the field has no text before and after.
  @Test(arguments: [false, true])
  func aFieldThatEnterEmptiedInTheTurnOfItsInputIsEmpty(isSearch: Bool) throws {
    let page = controlPage { Drafts(isSearch: isSearch) }
    let field = try #require(page.first("input"))
    page.host.document.announceAll()
    for event in [
      UIEvent(type: "input", target: field.id, value: "hello"),
      UIEvent(type: "keydown", target: field.id, value: "hello", key: "Enter"),
    ] {
      #expect(page.host.handle(event))
    }
    page.settle()
    #expect(field.property("value") == .string(""))
  }

  @Test func aNumberFieldThatIsEmptiedStaysEmptyWhileTyping() throws {
    let number = Box(5.0)
    let value = Binding<Double?>(
      get: { number.value }, set: { if let new = $0 { number.value = new } })
    let page = controlPage { NumberField("Number", value: value) }
    let field = try #require(page.first("input"))
    page.report("input", field, value: "")
    #expect(field.property("value") == .string("") && number.value == 5)
    page.report("input", field, value: "7")
    #expect(field.property("value") == .string("7") && number.value == 7)
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

  @Test func aMixedToggleWhoseValuesStayIsMixedAgain() throws {
    let fixed = [
      Binding(get: { true }, set: { (_: Bool) in }), Binding(get: { false }, set: { _ in }),
    ]
    let page = controlPage { Toggle("All", sources: fixed, isOn: \.self) }
    let input = try #require(page.first("input"))
    _ = page.host.document.takePatch()
    #expect(page.report("change", input, checked: true))
    #expect(input.property("checked") == .bool(false))
    #expect(input.property("indeterminate") == .bool(true))
    let sent = "\(page.host.document.takePatch())"
    #expect(sent.contains("indeterminate"), "\(sent)")
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
      page.host.document.announceAll()
      let event = UIEvent(type: "change", target: buttons[pressed].id, checked: true)
      #expect(page.host.handle(event))
      let sent = page.host.document.takePatch().operations.compactMap { operation in
        if case .setProperty(let id, "checked", .bool(true), _) = operation { id } else { nil }
      }
      // The browser has unchecked the former button without an event.
      if pressed != shown { #expect(sent == [buttons[shown].id]) }
      page.settle()
      for (index, button) in buttons.enumerated() {
        #expect(button.property("checked") == .bool(index == shown), "\(pressed), \(index)")
      }
    }
  }
}
