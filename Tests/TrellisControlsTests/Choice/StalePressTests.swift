import Observation
import Testing
import TrellisControls
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

/// Presses of controls whose state has changed since their user saw it.
struct StalePressTests {
  /// A state that several pages share.
  @Observable final class Shared {
    var isOn = false
    var binding: Binding<Bool> { Binding(get: { self.isOn }, set: { self.isOn = $0 }) }
  }

  private func press(_ page: TestPage, _ element: Element, shown: String, key: String? = nil) {
    page.host.document.announceAll()
    let type = key == nil ? "click" : "keydown"
    page.host.handle(UIEvent(type: type, target: element.id, key: key, shown: shown))
    page.settle()
  }

  @Test func aTogglesButtonSetsTheOppositeOfTheStateThatShowed() throws {
    let state = Shared()
    let page = controlPage { Toggle("Bold", isOn: state.binding).toggleStyle(.button) }
    let button = try #require(page.first("button", "aria-pressed", "false"))
    // Another page sets it; this page is not rendered yet.
    state.isOn = true
    press(page, button, shown: "false")
    #expect(state.isOn)
    #expect(button.attribute("aria-pressed") == "true")
    press(page, button, shown: "false")
    #expect(state.isOn, "the page has it pressed, which its user has not seen yet")
    press(page, button, shown: "true")
    #expect(!state.isOn)
  }

  @Test func aDisclosureOpensForAPressOfAClosedOne() throws {
    let state = Shared()
    let page = controlPage {
      DisclosureGroup("More", isExpanded: state.binding) { Text("content") }
    }
    let button = try #require(page.first("button", "aria-expanded", "false"))
    state.isOn = true
    press(page, button, shown: "false")
    #expect(state.isOn)
    press(page, button, shown: "false")
    #expect(state.isOn, "the page has opened it, which its user has not seen yet")
    press(page, button, shown: "true")
    #expect(!state.isOn)
  }

  private struct Row: Identifiable {
    let id: Int
    var name: String { "\(id)" }
  }

  /// A press of a header with a state, the order meanwhile, and the order after the press.
  private static let presses: [(String, TableOrder?, TableOrder?)] = [
    ("none", nil, TableOrder(by: "Name")),
    ("none", TableOrder(by: "Name"), TableOrder(by: "Name")),
    ("none", TableOrder(by: "Name", isDescending: true), TableOrder(by: "Name")),
    ("ascending", nil, TableOrder(by: "Name", isDescending: true)),
    ("ascending", TableOrder(by: "Size"), TableOrder(by: "Name", isDescending: true)),
    ("descending", TableOrder(by: "Name"), nil),
    ("descending", TableOrder(by: "Size"), TableOrder(by: "Size")),
  ]

  @Test(arguments: presses)
  func aHeaderSortsByTheOrderAfterTheOneThatShowed(
    shown: String, present: TableOrder?, wanted: TableOrder?
  ) throws {
    let order = Box(present)
    let page = controlPage {
      Table("Names", [Row(id: 1)], order: order.binding, name: \.name) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.name)
      }
    }
    press(page, try #require(page.first("button")), shown: shown)
    #expect(order.value == wanted)
  }

  @Test func aSpaceSelectsARowThatShowedUnselected() throws {
    let selection = Box<Set<Int>>([])
    let page = controlPage {
      Table("Names", [Row(id: 1)], selection: selection.binding, name: \.name) {
        TableColumn("Name", value: \.name)
      }
    }
    let row = try #require(page.first("div", "aria-selected", "false"))
    selection.value = [1]
    press(page, row, shown: "false", key: " ")
    #expect(selection.value == [1])
    press(page, row, shown: "true", key: " ")
    #expect(selection.value == [])
  }

  @Test func aButtonNamesItsState() throws {
    let runs = Box(0)
    let page = controlPage { Button("Stop") { runs.value += 1 }.showsState("running") }
    let button = try #require(page.first("button", "data-shows", "running"))
    press(page, button, shown: "ended")
    #expect(runs.value == 0)
    press(page, button, shown: "running")
    #expect(runs.value == 1)
  }
}
