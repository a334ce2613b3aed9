import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

struct ChoiceRuleTests {
  /// Values that have the same text.
  private struct Same: Hashable, CustomStringConvertible {
    let number: Int
    var description: String { "same" }
  }

  @Test func optionsWithEqualTextsHaveKeysOfTheirOwn() throws {
    let state = Box(Same(number: 1))
    let page = controlPage {
      Picker("Size", selection: state.binding) {
        Text("One").tag(Same(number: 1))
        Text("Two").tag(Same(number: 2))
        Text("Three").tag(Same(number: 3))
      }
    }
    let select = try #require(page.first("select"))
    #expect(select.children.map { $0.attribute("value") } == ["same", "same-2", "same-3"])
    page.report("change", select, value: "same-3")
    #expect(state.value.number == 3)
    page.report("change", select, value: "same-2")
    #expect(state.value.number == 2)
  }

  @Test func anOptionWithAnEqualValueIsShownOnce() throws {
    let page = controlPage {
      Picker("Size", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Again").tag(1)
      }
    }
    let select = try #require(page.first("select"))
    #expect(select.children.map(\.text) == ["One"])
  }

  private struct Item { let isOn: Binding<Bool> }

  @Test func aToggleOfSeveralSourcesIsOnWithAllOfThem() throws {
    let states = [Box(true), Box(false)]
    let page = controlPage {
      Toggle("All", sources: states.map { Item(isOn: $0.binding) }, isOn: \.isOn)
    }
    let input = try #require(page.first("input"))
    #expect(input.property("checked") == .bool(false))
    #expect(input.property("indeterminate") == .bool(true))
    page.report("change", input, checked: true)
    #expect(states.map { $0.value } == [true, true])
  }
}
