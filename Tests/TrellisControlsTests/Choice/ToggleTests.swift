import Observation
import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

struct ToggleTests {
  private struct Switches: View {
    @State var isOn = false
    var body: some View {
      Toggle("News", isOn: $isOn)
      Text(isOn ? "on" : "off")
    }
  }

  @Test func aCheckboxIsInItsLabelAndWritesItsBinding() throws {
    let page = controlPage { Switches() }
    let input = try #require(page.first("input", "type", "checkbox"))
    #expect(input.parent?.tag == "label" && input.parent?.wholeText == "News")
    #expect(input.property("checked") == .bool(false))
    #expect(page.report("change", input, checked: true))
    #expect(page.texts.contains("on"))
  }

  @Test func aSwitchHasItsRoleAndADisabledOneRefusesEvents() throws {
    let state = Box(false)
    let page = controlPage {
      Toggle("Dark", isOn: state.binding).toggleStyle(.switch).disabled(true)
    }
    let input = try #require(page.first("input", "role", "switch"))
    #expect(input.attribute("disabled") != nil)
    #expect(!page.report("change", input, checked: true))
    #expect(!state.value)
  }

  @Test func aToggleForSeveralValuesIsMixedWhileTheyDiffer() throws {
    let states = [Box(true), Box(false)]
    let page = controlPage {
      Toggle("All", sources: states.map(\.binding), isOn: \.self)
    }
    let input = try #require(page.first("input", "type", "checkbox"))
    #expect(input.property("indeterminate") == .bool(true))
    page.report("change", input, checked: true)
    #expect(states.map(\.value) == [true, true])
  }

  @Test func aHiddenLabelStaysTheName() throws {
    let page = controlPage { Toggle("Row 1", isOn: .constant(true)).labelsHidden() }
    let input = try #require(page.first("input"))
    #expect(input.attribute("aria-label") == "Row 1" && input.parent?.wholeText == "")
  }

  private struct Rows: View {
    @State var count = 0
    @State var isOn = false
    var body: some View {
      Text(verbatim: "\(count) \(isOn)")
      Button("Count") { count += 1 }
      Toggle("News", isOn: $isOn).toggleStyle(.switch)
      ForEach(0..<20, id: \.self) { row in
        HStack {
          Text("Row \(row)")
          Toggle("Row \(row) is done", isOn: .constant(row.isMultiple(of: 2)))
        }
      }
    }
  }

  @Test func anEqualToggleIsNotEvaluatedAgain() throws {
    let page = controlPage { Rows() }
    try page.click("Count")
    #expect(page.texts.contains("1 false"))
    #expect(page.host.counters.componentsRendered == 1, "\(page.host.counters)")
    let input = try #require(page.first("input", "role", "switch"))
    #expect(page.report("change", input, checked: true))
    #expect(page.texts.contains("1 true"))
    // The view itself, the switch, and its frame.
    #expect(page.host.counters.componentsRendered == 3, "\(page.host.counters)")
  }

  @Observable final class Model {
    var isOn = false
  }

  private struct Stored: View {
    let binding: Binding<Bool>
    var style = ToggleStyle.checkbox
    var body: some View { Toggle("Stored", isOn: binding).toggleStyle(style) }
  }

  /// The toggle depends on the source of the binding, and not on the value when the binding was made.
  @Test(arguments: [ToggleStyle.checkbox, .switch])
  func aBindingMadeOutsideABodyShowsItsPresentValue(_ style: ToggleStyle) throws {
    let model = Model()
    let binding = Binding(get: { model.isOn }, set: { model.isOn = $0 })
    let page = controlPage { Stored(binding: binding, style: style) }
    let input = try #require(page.first("input", "type", "checkbox"))
    #expect(input.property("checked") == .bool(false))
    model.isOn = true
    page.settle()
    #expect(input.property("checked") == .bool(true))
  }

  @Test func aButtonOfABindingMadeOutsideABodyTogglesItsPresentValue() throws {
    let model = Model()
    let binding = Binding(get: { model.isOn }, set: { model.isOn = $0 })
    let page = controlPage { Stored(binding: binding, style: .button) }
    model.isOn = true
    page.settle()
    try page.click("Stored")
    #expect(!model.isOn)
  }
}
