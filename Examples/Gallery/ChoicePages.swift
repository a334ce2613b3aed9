import Trellis

private let cities = [
  "Amsterdam", "Athens", "Berlin", "Bern", "Bratislava", "Brussels", "Budapest", "Copenhagen",
  "Dublin", "Helsinki", "Lisbon", "Ljubljana", "London", "Madrid", "Oslo", "Paris", "Prague",
  "Riga", "Rome", "Sofia", "Stockholm", "Tallinn", "Vienna", "Vilnius", "Warsaw", "Zagreb",
]

private func matching(_ text: String) -> [String] {
  cities.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
}

let choicePages: [ControlPage] = [
  ControlPage(
    "checkbox", "Checkbox", "On or off, or mixed for several values.", keys: ["Space": "Toggles"],
    code: #"Toggle("Send me news", isOn: $wantsNews)"#
  ) {
    StateSample("Mixed", [true, false]) { values in
      Toggle("All", sources: [values[0], values[1]], isOn: \.self)
      Toggle("Files", isOn: values[0]).padding(.leading, 26)
      Toggle("Folders", isOn: values[1]).padding(.leading, 26)
    }
    Sample("States") {
      Flow(alignment: .topLeading, spacing: 16) {
        Toggle("Off", isOn: .constant(false)).disabled(true)
        Toggle("On", isOn: .constant(true)).disabled(true)
        Toggle("Read-only", isOn: .constant(true)).readOnly()
        Toggle("Refused", isOn: .constant(false)).fieldError("Accept the terms.")
      }
    }
  },
  ControlPage(
    "switch", "Switch", "On or off, with effect at once.", keys: ["Space": "Toggles"],
    code: """
      Toggle("Dark page", isOn: $isDark)
        .toggleStyle(.switch)
      """
  ) {
    StateSample("States and sizes", true) { value in
      Toggle("Dark page", isOn: value)
      Toggle("Disabled", isOn: value).disabled(true)
      Toggle("Small", isOn: value).controlSize(.small)
      Toggle("Large", isOn: value).controlSize(.large)
    }
    .toggleStyle(.switch)
  },
  ControlPage(
    "select", "Select", "One of several values, in a list that opens.",
    keys: ["Space": "Opens the list", "Arrows": "Changes the value", "Letters": "Go to a value"],
    code: """
      Picker("City", selection: $city) {
        ForEach(cities, id: \\.self) {
          Text($0).tag($0)
        }
      }
      """
  ) {
    StateSample("Cities", "Berlin") { city in
      Picker("City", selection: city) { ForEach(cities, id: \.self) { Text($0).tag($0) } }
      Picker("Disabled", selection: city) { Text("Berlin").tag("Berlin") }.disabled(true)
    }
    Sample("States") {
      Picker("Read-only", selection: .constant(1)) { Text("Berlin").tag(1) }.readOnly()
      Picker("Refused", selection: .constant(1)) { Text("Berlin").tag(1) }
        .fieldError("This city is taken.")
    }
    .labelsVisibility(.visible)
  },
  ControlPage(
    "segmented", "Segmented control", "One of a few values, side by side.",
    keys: ["Arrows": "Changes the value"],
    code: """
      Picker("View", selection: $view) {
        Text("List").tag(1)
        Text("Board").tag(2)
      }
      .pickerStyle(.segmented)
      """
  ) {
    StateSample("Views of a list", 1) { value in
      Picker("View", selection: value) {
        Text("List").tag(1)
        Text("Board").tag(2)
        Text("Calendar").tag(3)
      }
      .pickerStyle(.segmented)
    }
    Sample("States") {
      Picker("Disabled", selection: .constant(1)) {
        Text("List").tag(1)
        Text("Board").tag(2)
      }
      .disabled(true)
      Picker("Small", selection: .constant(1)) {
        Text("List").tag(1)
        Text("Board").tag(2)
      }
      .controlSize(.small)
    }
    .pickerStyle(.segmented).labelsVisibility(.visible)
  },
  ControlPage(
    "radio-group", "Radio group", "One of several values, all of them visible.",
    keys: ["Arrows": "Changes the value"],
    code: """
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
      }
      .pickerStyle(.radioGroup)
      """
  ) {
    StateSample("Sizes", 1) { value in
      Picker("Size", selection: value) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
        Text("Large").tag(3)
      }
      .pickerStyle(.radioGroup)
    }
    StateSample("Inline", 1) { value in
      Picker("Delivery", selection: value) {
        Text("By post, in two days").tag(1)
        Text("By courier, today").tag(2)
      }
      .pickerStyle(.inline)
    }
    Sample("States") {
      Picker("Disabled", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .disabled(true)
      Picker("Refused", selection: .constant(0)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .fieldError("Choose a size.")
    }
    .pickerStyle(.radioGroup).labelsVisibility(.visible)
  },
  ControlPage(
    "combo-box", "Combo box", "One of many values, found by a part of its text on the server.",
    keys: [
      "Down, Up": "Opens the list, goes through it", "Enter": "Chooses", "Escape": "Closes",
    ],
    code: """
      ComboBox(
        "City", selection: $city, label: \\.self
      ) { text in await cities(text) }
      """
  ) {
    StateSample("Suggestions from the server", String?.none) { city in
      ComboBox("City", selection: city, label: \.self, suggestions: matching("")) { matching($0) }
      Text(city.wrappedValue.map { "Chosen: \($0)" } ?? "Nothing is chosen.")
        .foregroundStyle(.secondaryText)
    }
    Sample("States") {
      ComboBox("Read-only", selection: .constant("Oslo"), label: \.self) { matching($0) }.readOnly()
      ComboBox("Disabled", selection: .constant("Oslo"), label: \.self) { matching($0) }
        .disabled(true)
      ComboBox("Refused", selection: .constant("Oslo"), label: \.self) { matching($0) }
        .fieldError("This city is taken.")
    }
    .labelsVisibility(.visible)
  },
  ControlPage(
    "multi-select", "Multi-select", "Several of many values, as chips.",
    keys: [
      "Down, Up": "Opens the list, goes through it", "Enter": "Adds",
      "Space": "On a chip's button, removes",
    ],
    code: """
      MultiSelect(
        "Cities", selection: $cities, label: \\.self
      ) { text in await find(text) }
      """
  ) {
    StateSample("Two chosen cities", ["Berlin", "Oslo"]) { chosen in
      MultiSelect("Cities", selection: chosen, label: \.self) { matching($0) }
    }
    Sample("States") {
      MultiSelect("Read-only", selection: .constant(["Oslo"]), label: \.self) { matching($0) }
        .readOnly()
      MultiSelect("Disabled", selection: .constant(["Oslo"]), label: \.self) { matching($0) }
        .disabled(true)
    }
    .labelsVisibility(.visible)
  },
]
