import Foundation
import Trellis

/// Fields whose texts the server keeps, changes, and searches. Below each is the value that the server has.
struct Fields: View {
  /// Whether the page is rendered again all the time.
  let isTicking: Bool
  @State private var plain = "<>"
  @State private var upper = "<>"
  @State private var masked = ""
  @State private var number: Double?
  @State private var day: Date?
  @State private var city: String?
  @State private var ticks = 0
  @State private var saved: [String] = []

  static let cities = (1...300).map { "City \($0)" } + ["Berlin", "Bern", "Oslo"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(ticks) ticks").attribute("id", "ticks")
      TextField("Plain", text: $plain)
      value("plain", plain)
      TextField("Upper", text: Binding(get: { upper }, set: { upper = $0.uppercased() }))
      value("upper", upper)
      TextField("Masked", text: Binding(get: { masked }, set: { masked = Self.masked($0) }))
      value("masked", masked)
      NumberField("Number", value: $number).labelsHidden()
      value("number", number.map { "\($0)" } ?? "nil")
      DatePicker("Day", selection: $day).labelsHidden()
      value("day", day.map { $0.formatted(.iso8601.year().month().day()) } ?? "nil")
      ComboBox("City", selection: $city, label: \.self) { await Self.search($0) }.labelsHidden()
      value("city", city ?? "nil")
      HStack {
        Button("Clear") { (plain, upper, masked, number, day, city) = ("", "", "", nil, nil, nil) }
        Button("Choose Oslo") { city = "Oslo" }
      }
      Form {
        TextField("Item", text: $plain)
        SubmitButton("Add")
      } onSubmit: {
        saved.append(plain)
      }
      value("saved", saved.joined(separator: ","))
    }
    .padding(16)
    .environment(\.timeZone, .gmt)
    .task {
      while isTicking, !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(100))
        ticks += 1
      }
    }
  }

  private func value(_ name: String, _ text: String) -> some View {
    Text(verbatim: text).lineLimit(1).attribute("id", name).attribute("data-value", text)
  }

  /// The digits of a text, in groups of three.
  private static func masked(_ text: String) -> String {
    var shown = ""
    for (index, digit) in text.filter(\.isNumber).enumerated() {
      if index > 0, index % 3 == 0 { shown += " " }
      shown.append(digit)
    }
    return shown
  }

  private nonisolated(nonsending) static func search(_ text: String) async -> [String] {
    try? await Task.sleep(for: .milliseconds(50))
    return cities.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
  }
}
