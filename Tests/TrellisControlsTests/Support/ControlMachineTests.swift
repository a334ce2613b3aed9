import Foundation
import MachineSupport
import TestSupport
import Testing
import TrellisDOM
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

/// The effects of each event that a control listens to, compared with recorded ones.
@MainActor struct ControlMachineTests {
  @Test(arguments: ControlMachine.allCases)
  func theControlChangesAsRecorded(_ machine: ControlMachine) async throws {
    var pages = PageMachine(limit: machine.limit) {
      controlPage {
        VStack(alignment: .leading) { machine.body }
          .environment(\.timeZone, .gmt)
      }
    }
    try await Golden("machine-\(machine).txt").check(pages.transcript())
  }
}

/// The controls with something to do.
enum ControlMachine: String, CaseIterable {
  case buttons, radios, menu, segments, toggles, comboBox, multiSelect, disclosure, accordion, tabs
  case dates, numbers, sliders, texts, form, pages, menus, alerts, sheets, table, banner, files

  /// The number of states from which events are sent.
  var limit: Int {
    switch self {
    case .comboBox, .form: 5
    case .multiSelect, .table, .texts, .sliders, .numbers: 3
    default: 4
    }
  }

  @ViewBuilder var body: some View {
    switch self {
    case .buttons: ButtonsPage()
    case .radios: PickerPage(style: .radioGroup)
    case .menu: PickerPage(style: .menu)
    case .segments: PickerPage(style: .segmented)
    case .toggles: TogglesPage()
    case .comboBox: ComboBoxPage()
    case .multiSelect: MultiSelectPage()
    case .disclosure: DisclosurePage()
    case .accordion: AccordionPage()
    case .tabs: TabsPage()
    case .dates: DatesPage()
    case .numbers: NumbersPage()
    case .sliders: SlidersPage()
    case .texts: TextsPage()
    case .form: FormPage()
    case .pages: PagesPage()
    case .menus: MenusPage()
    case .alerts: AlertsPage()
    case .sheets: SheetsPage()
    case .table: TablePage()
    case .banner: BannerPage()
    case .files: FilesPage()
    }
  }
}

private struct ButtonsPage: View {
  @State private var log = ""
  var body: some View {
    Text(log)
    Button("Plain") { log += "p" }
    AsyncButton("Async") { log += "a" }
    IconButton(icon: .close, label: "Icon") { log += "i" }
    Button("Disabled") { log += "d" }.disabled(true)
    SubmitButton("Submit")
  }
}

private struct PickerPage: View {
  let style: PickerStyle
  @State private var size: Int? = 1
  @State private var fixed: Int? = 2
  var body: some View {
    Text("size \(size ?? 0), fixed \(fixed ?? 0)")
    Group {
      picker("Size", $size)
      picker("Read only", $fixed).readOnly()
      picker("Disabled", $fixed).disabled(true)
    }
    .pickerStyle(style)
  }

  private func picker(_ title: String, _ selection: Binding<Int?>) -> some View {
    Picker(title, selection: selection) {
      Text("Small").tag(1 as Int?)
      Text("Medium").tag(2 as Int?)
      Text("Large").tag(3 as Int?)
    }
  }
}

private struct TogglesPage: View {
  @State private var isOn = false
  @State private var parts = [true, false]
  var body: some View {
    Text("\(isOn) \(parts[0]) \(parts[1])")
    Toggle("Switch", isOn: $isOn)
    Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
    Toggle("Button", isOn: $isOn).toggleStyle(.button)
    Toggle("All", sources: parts.indices.map { $parts[$0] }, isOn: \.self).toggleStyle(.checkbox)
    Toggle("Read only", isOn: $isOn).readOnly()
    Toggle("Disabled", isOn: $isOn).disabled(true)
  }
}

private struct ComboBoxPage: View {
  @State private var city: String?
  var body: some View {
    Text(city ?? "none")
    ComboBox("City", selection: $city, label: \.self, suggestions: ["Rome", "Paris"]) { text in
      ["Paris", "Palermo", "Oslo"].filter { $0.hasPrefix(text) }
    }
  }
}

private struct MultiSelectPage: View {
  @State private var cities = ["Oslo"]
  var body: some View {
    Text(cities.joined(separator: " "))
    MultiSelect("Cities", selection: $cities, label: \.self, suggestions: ["Rome", "Paris"]) {
      text in
      ["Paris", "Palermo", "Oslo"].filter { $0.hasPrefix(text) }
    }
  }
}

private struct DisclosurePage: View {
  @State private var isOpen = false
  var body: some View {
    Text("\(isOpen)")
    DisclosureGroup("Bound", isExpanded: $isOpen) { Text("bound") }
    DisclosureGroup("Own") { Button("inside") {} }
  }
}

private struct AccordionPage: View {
  var body: some View {
    Accordion(isExclusive: true) {
      DisclosureGroup("One") { Text("1") }
      DisclosureGroup("Two") { Text("2") }
    }
    Accordion { DisclosureGroup("Three") { Text("3") } }
  }
}

private struct TabsPage: View {
  @State private var tab = 2
  var body: some View {
    Text("tab \(tab)")
    TabView("Parts", selection: $tab) {
      Tab("First", value: 1) { Text("first") }
      Tab("Second", value: 2) { Text("second") }
      Tab("Third", value: 3) { Button("third") {} }
    }
  }
}

private struct DatesPage: View {
  @State private var day: Date? = Date(timeIntervalSince1970: 1_790_000_000)
  var body: some View {
    Text("\(Int(day?.timeIntervalSince1970 ?? 0))")
    DatePicker("Day", selection: $day, displayedComponents: .date)
  }
}
