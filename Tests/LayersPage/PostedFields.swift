import Foundation
import Trellis

/// A form with every kind of field, which a browser without scripts posts. Below is the list of the values that the action
/// of the form got.
struct PostedFields: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var search = ""
  @State private var notes = ""
  @State private var hours: Double?
  @State private var volume = 20.0
  @State private var day: Date?
  @State private var hour = Date(timeIntervalSince1970: 0)
  @State private var start: Date?
  @State private var size = "M"
  @State private var color = "red"
  @State private var view = "list"
  @State private var post = "mail"
  @State private var agrees = false
  @State private var hasNews = true
  @State private var city: String?
  @State private var friends: [String] = ["Ada"]
  @State private var files: [UploadedFile] = []
  @State private var saved: [String] = []

  private static let cities = ["Berlin", "Bern", "Oslo"]
  private static let people = ["Ada", "Alan", "Grace"]

  var body: some View {
    Form {
      texts
      numbers
      choices
      searches
      FileUpload("Files", files: $files, maximumSize: 1000)
      SubmitButton("Save")
    } onSubmit: {
      save()
    }
    .padding(16)
    .environment(\.timeZone, .gmt)
    Text(verbatim: saved.joined(separator: "|")).padding(16).attribute("id", "saved")
  }

  @ViewBuilder private var texts: some View {
    TextField("Name", text: $name)
    SecureField("Secret", text: $secret)
    SearchField("Search", text: $search)
    TextEditor("Notes", text: $notes)
  }

  @ViewBuilder private var numbers: some View {
    NumberField("Hours", value: $hours, in: 0...100, step: 0.5)
    Slider("Volume", value: $volume, in: 0...100, step: 10)
    DatePicker("Day", selection: $day)
    DatePicker("Hour", selection: $hour, displayedComponents: .hourAndMinute)
    DatePicker("Start", selection: $start, displayedComponents: [.date, .hourAndMinute])
  }

  @ViewBuilder private var choices: some View {
    Picker("Size", selection: $size) {
      Text("Small").tag("S")
      Text("Medium").tag("M")
    }
    Picker("Color", selection: $color) {
      Text("Red").tag("red")
      Text("Blue").tag("blue")
    }
    .pickerStyle(.radioGroup)
    Picker("View", selection: $view) {
      Text("List").tag("list")
      Text("Board").tag("board")
    }
    .pickerStyle(.segmented)
    Picker("Delivery", selection: $post) {
      Text("By mail").tag("mail")
      Text("By courier").tag("courier")
    }
    .pickerStyle(.inline)
    Toggle("I agree", isOn: $agrees)
    Toggle("News", isOn: $hasNews).toggleStyle(.switch)
  }

  @ViewBuilder private var searches: some View {
    ComboBox("City", selection: $city, label: \.self, suggestions: Self.cities) { text in
      Self.cities.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    }
    MultiSelect("Friends", selection: $friends, label: \.self) { text in
      Self.people.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    }
  }

  private func save() {
    let days = Date.ISO8601FormatStyle.iso8601.year().month().day()
    let times = Date.ISO8601FormatStyle.iso8601.time(includingFractionalSeconds: false)
    saved = [
      name, secret, search, notes, hours.map { "\($0)" } ?? "", "\(volume)",
      day?.formatted(days) ?? "", hour.formatted(times), start?.formatted(.iso8601) ?? "", size,
      color, view, post, "\(agrees)", "\(hasNews)", city ?? "", friends.joined(separator: "+"),
      files.map(\.name).joined(separator: "+"),
    ]
  }
}
