import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

struct PickerTests {
  private enum Status: String, CaseIterable { case open, done }

  private func picker(_ state: Box<Status>, _ style: PickerStyle) -> some View {
    Picker("Status", selection: state.binding) {
      ForEach(Status.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      Text("no option")
    }
    .pickerStyle(style)
  }

  @Test func aMenuIsASelectWithALabel() throws {
    let state = Box(Status.open)
    let page = controlPage { picker(state, .menu) }
    let select = try #require(page.first("select"))
    #expect(select.children.map(\.text) == ["open", "done"])
    #expect(select.children.map { $0.property("selected") } == [.bool(true), .bool(false)])
    let label = try #require(page.first("label"))
    #expect(label.attribute("for") == select.attribute("id") && label.text == "Status")
    #expect(page.report("change", select, value: "done"))
    #expect(state.value == .done)
    #expect(!page.report("change", select, value: "gone"), "no option has this value")
  }

  @Test func aMenuIsAsWideAsItsWidestOption() throws {
    let page = controlPage { picker(Box(.open), .menu) }
    let select = try #require(page.first("select"))
    let frame = try #require(select.frame)
    #expect(frame.width > 60 && frame.width < 120 && frame.height == 32)
  }

  @Test(arguments: [PickerStyle.segmented, .radioGroup, .inline])
  func otherStylesAreRadioButtonsOfOneName(style: PickerStyle) throws {
    let state = Box(Status.open)
    let page = controlPage { picker(state, style) }
    let group = try #require(page.first("div", "role", "radiogroup"))
    let label = try #require(group.attribute("aria-labelledby"))
    #expect(page.first("span", "id", label)?.text == "Status")
    let radios = group.descendants.filter { $0.attribute("type") == "radio" }
    #expect(radios.map { $0.attribute("value") } == ["open", "done"])
    #expect(Set(radios.map { $0.attribute("name") }).count == 1)
    #expect(page.report("change", radios[1], checked: true))
    #expect(state.value == .done)
  }

  @Test func aSelectionWithoutAnOptionShowsAPlaceholder() throws {
    let page = controlPage {
      Picker("Size", selection: .constant(nil as Int?)) {
        Text("One").tag(1 as Int?)
        Text("Two").tag(2 as Int?)
      }
    }
    let select = try #require(page.first("select"))
    #expect(select.children.map(\.text) == ["Choose…", "One", "Two"])
    #expect(select.children.map { $0.attribute("value") } == ["", "1", "2"])
  }

  @Test(arguments: [PickerStyle.segmented, .radioGroup, .inline], ControlSize.allCases)
  func theOptionsHaveTheFontOfTheControlSize(style: PickerStyle, size: ControlSize) throws {
    let font = Theme().metrics(size).font
    let page = controlPage {
      VStack {
        picker(Box(.open), style).controlSize(size)
        Text("open").font(font)
        picker(Box(.open), style).controlSize(size).font(.title)
        Text("open").font(.title)
      }
    }
    let sizes = page.elements.filter { $0.text == "open" }
      .map { [$0.frame?.width, $0.frame?.height] }
    #expect(sizes.count == 4)
    #expect(sizes[0] == sizes[1])
    #expect(sizes[2] == sizes[3], "a font around the picker is used")
    #expect(sizes[0] != sizes[2])
  }
}
