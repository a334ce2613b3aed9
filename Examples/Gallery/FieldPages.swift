import Foundation
import Trellis

/// A day for fields that are not changed.
private let sampleDay = Date(timeIntervalSince1970: 1_790_000_000)

let fieldPages: [ControlPage] = [
  ControlPage(
    "text-field", "Text field", "A line of text.", keys: ["Enter": "Submits"],
    code: """
      TextField("Name", text: $name)
        .required()
        .fieldHelp("As in your passport.")
        .validation(
          name.isEmpty ? "Enter a name." : nil)
      """
  ) { TextSamples() },
  ControlPage(
    "secure-field", "Secure field", "A password, with a button that shows it.",
    keys: ["Enter": "Submits", "Space": "On the button, shows the password"],
    code: #"SecureField("Password", text: $password)"#
  ) {
    StateSample("A password", "correct horse") { text in SecureField("Password", text: text) }
    Sample("States") {
      SecureField("Disabled", text: .constant("horse")).disabled(true)
      SecureField("Refused", text: .constant("horse")).fieldError("Enter at least 8 characters.")
    }
    .labelsVisibility(.visible)
  },
  ControlPage(
    "search-field", "Search field", "A text to search, with a button that empties it.",
    keys: ["Enter": "Submits", "Space": "On the button, empties the field"],
    code: #"list.searchable(text: $query)"#
  ) {
    StateSample("A search", "trellis") { text in SearchField(text: text) }
    Sample("States") {
      SearchField("Empty", text: .constant(""))
      SearchField("Disabled", text: .constant("trellis")).disabled(true)
    }
    .labelsVisibility(.visible)
  },
  ControlPage(
    "text-area", "Text area", "Several lines of text. The field grows with them.",
    keys: ["Enter": "Begins a line"],
    code: #"TextEditor("Notes", text: $notes)"#
  ) {
    StateSample(
      "Two lines", "The server measures the text.\nSo the field has the height of its lines."
    ) { text in
      TextEditor("Notes", text: text)
    }
    Sample("States") {
      TextEditor("Read-only", text: .constant("One line"), lines: 1...4).readOnly()
      TextEditor("Disabled", text: .constant("One line"), lines: 1...4).disabled(true)
      TextEditor("Refused", text: .constant("One line"), lines: 1...4)
        .fieldError("Write more.")
    }
    .labelsVisibility(.visible)
  },
  ControlPage(
    "number-field", "Number field", "A number in the format of the reader's language.",
    keys: [
      "Up, Down": "Changes the number by a step", "Page Up, Page Down": "Changes it by ten steps",
    ],
    code: """
      NumberField(
        "Hours", value: $hours,
        in: 0...100, step: 0.5
      )
      """
  ) {
    StateSample("Steps of one half", Double?(2.5)) { number in
      NumberField("Hours", value: number, in: 0...100, step: 0.5).fieldHelp("From 0 to 100.")
    }
    Sample("States") {
      NumberField("Read-only", value: .constant(1)).readOnly()
      NumberField("Disabled", value: .constant(1)).disabled(true)
      NumberField("Refused", value: .constant(1)).fieldError("Enter 2 or more.")
    }
  },
  ControlPage(
    "slider", "Slider", "A number in a range.",
    keys: ["Arrows": "Changes the number by a step", "Home, End": "Goes to an end"],
    code: """
      Slider(
        "Volume", value: $volume,
        in: 0...100, step: 5
      )
      """
  ) {
    StateSample("Steps of five", 40.0) { value in
      Slider("Volume", value: value, in: 0...100, step: 5)
    }
    Sample("Disabled") { Slider("Volume", value: .constant(0.3)).disabled(true) }
  },
  ControlPage(
    "stepper", "Stepper", "Makes a number larger and smaller.",
    keys: ["Space, Enter": "Presses a button"],
    code: #"Stepper("Copies", value: $copies, in: 1...9)"#
  ) {
    StateSample("From one to nine", 2) { value in Stepper("Copies", value: value, in: 1...9) }
    Sample("States") {
      Stepper("At an end", value: .constant(1), in: 1...9)
      Stepper("Disabled", value: .constant(2), in: 1...9).disabled(true)
    }
    StateSample("Actions of its own", 1) { (size: Binding<Int>) in
      let (now, names) = (size.wrappedValue, ["small", "medium", "large"])
      Stepper(
        "Size: \(names[now])", onIncrement: now < 2 ? { size.wrappedValue = now + 1 } : nil,
        onDecrement: now > 0 ? { size.wrappedValue = now - 1 } : nil)
    }
  },
  ControlPage(
    "date-picker", "Date picker",
    "A date, a time, or both, in the reader's format, typed or chosen in a calendar.",
    keys: [
      "Arrows": "Changes a part of the date; in the calendar, goes to a day",
      "Space, F4, Alt Down": "Opens the calendar", "Enter, Space": "Chooses the day",
      "Home, End": "Goes to the start or the end of the week",
      "Page Up, Page Down": "Goes to the month before or after; with Shift, the year",
      "Escape": "Closes the calendar",
    ],
    code: """
      DatePicker(
        "Due", selection: $due, in: Date.now...
      )
      """
  ) {
    StateSample("A day, or none", Date?(Date(timeIntervalSince1970: 1_790_000_000))) { date in
      DatePicker("Due", selection: date)
    }
    StateSample("A moment, and a time", Date(timeIntervalSince1970: 1_790_000_000)) { date in
      DatePicker("Start", selection: date)
      DatePicker("Time", selection: date, displayedComponents: .hourAndMinute)
    }
    StateSample("Days of one month", Date(timeIntervalSince1970: 1_790_000_000)) { date in
      DatePicker(
        "September", selection: date,
        in: Date(timeIntervalSince1970: 1_788_220_800)...Date(timeIntervalSince1970: 1_790_726_400),
        displayedComponents: .date)
    }
    Sample("States") {
      DatePicker("Read-only", selection: .constant(sampleDay), displayedComponents: .date)
        .readOnly()
      DatePicker("Disabled", selection: .constant(sampleDay), displayedComponents: .date)
        .disabled(true)
      DatePicker("Refused", selection: .constant(sampleDay), displayedComponents: .date)
        .fieldError("This day is taken.")
    }
  },
  ControlPage(
    "form", "Form", "Fields that are submitted together.", keys: ["Enter": "Submits the form"],
    code: """
      Form {
        TextField("Title", text: $title)
          .required()
          .validation(
            title.isEmpty ? "Enter a title." : nil)
        SubmitButton("Save")
      } onSubmit: { await store.save(title) }
      """
  ) { FormSample() },
]

/// A control with a state of its own.
struct StateSample<Value, Content: View>: View {
  let title: String
  @State private var value: Value
  let content: (Binding<Value>) -> Content

  init(
    _ title: String, _ value: Value,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(wrappedValue: value)
    self.title = title
    self.content = content
  }

  var body: some View {
    Sample(title) { content($value).labelsVisibility(.visible) }
  }
}

private struct TextSamples: View {
  @State private var name = "Ada"

  var body: some View {
    SampleStack {
      Sample("States") {
        VStack(alignment: .leading, spacing: 12) {
          TextField("Name", text: $name).required().fieldHelp("As in your passport.")
            .validation(name.isEmpty ? "Enter a name." : nil)
          TextField("Refused", text: $name).fieldError("This name is taken.")
          TextField("Read-only", text: $name).readOnly()
          TextField("Disabled", text: $name).disabled(true)
        }
        .labelsVisibility(.visible)
        .frame(maxWidth: 420)
      }
      Sample("Without a label") {
        TextField("Name", text: $name).icon(.user).frame(maxWidth: 420)
      }
      Sample("Sizes") {
        Flow(spacing: 8) {
          TextField("Small", text: $name).frame(width: 160).controlSize(.small)
          TextField("Regular", text: $name).frame(width: 160)
          TextField("Large", text: $name).frame(width: 160).controlSize(.large)
        }
      }
    }
  }
}

private struct FormSample: View {
  @State private var title = ""
  @State private var name = "Ada"
  @State private var hours: Double?
  @State private var due: Date?
  @State private var isPublic = false
  @State private var saved = ""

  var body: some View {
    SampleStack {
      Sample("A form") {
        Form {
          TextField("Title", text: $title).required()
            .validation(title.isEmpty ? "Enter a title." : nil)
          NumberField("Hours", value: $hours, in: 0...100)
          DatePicker("Due", selection: $due)
          Toggle("Everybody may see it", isOn: $isPublic)
          HStack { SubmitButton("Save") }
          if !saved.isEmpty { Banner("Saved “\(saved)”", tone: .success) }
        } onSubmit: {
          saved = title
        }
        .frame(maxWidth: 420)
      }
      Sample("Groups of fields") {
        Form {
          Section("Owner") {
            TextField("Name", text: $name)
            Toggle("Send messages", isOn: $isPublic)
          }
          Section {
            NumberField("Hours a week", value: $hours, in: 0...100)
          } header: {
            Text("Time")
          } footer: {
            Text("Estimates are for the present month.")
          }
        }
        .frame(maxWidth: 420)
      }
    }
  }
}
