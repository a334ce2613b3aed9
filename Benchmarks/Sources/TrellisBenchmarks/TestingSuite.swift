import Foundation
import Trellis
import TrellisTesting

/// Interactions of tests without a browser: each finds a field by its label or role and acts on it, as in
/// `Tests/TrackerTests/TrackerPagesTests.swift`.
enum TestingSuite: Suite {
  static let name = "testing"

  static func run(report: (Measurement) -> Void) throws {
    let values = try wait { try await interactions() }
    report(Measurement("testing/interactions", in: "1/s", values.map { 1_000_000 / $0 }))
    report(Measurement("testing/interactions/processor", in: "µs", values))
  }

  /// The processor time of an interaction in µs, in several rounds on one page.
  private static func interactions() async throws -> [Double] {
    let tab = try await TestSite.mount { EntryForm() }
    var values: [Double] = []
    for round in 0..<6 {
      let start = ProcessorTime.microseconds
      let count = 100
      for index in 0..<(count / 4) {
        try await tab.fill(.label("Title"), with: "Title \(round) \(index)")
        try await tab.click(.radio(index.isMultiple(of: 2) ? "Doing" : "Open"))
        try await tab.type("x", into: .label("Description"))
        try await tab.click(.button("Add a row"))
      }
      _ = try await tab.get(.text("\((round + 1) * count / 4) rows, Title \(round) 24"))
      // The first round is a warm-up.
      if round > 0 { values.append((ProcessorTime.microseconds - start) / Double(count)) }
    }
    await tab.close()
    return values
  }

  /// A form with the fields of an issue, and a list of 20 rows.
  private struct EntryForm: View {
    @State private var title = ""
    @State private var text = ""
    @State private var status = 0
    @State private var hours: Double?
    @State private var isPrivate = false
    @State private var rows = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("\(rows) rows, \(title)")
        TextField("Title", text: $title).required()
        TextEditor("Description", text: $text)
        Picker("Status", selection: $status) {
          Text("Open").tag(0)
          Text("Doing").tag(1)
          Text("Done").tag(2)
        }
        .pickerStyle(.segmented)
        NumberField("Hours", value: $hours, in: 0...1000, step: 0.5, fractionDigits: 1)
        Toggle("Confidential", isOn: $isPrivate).toggleStyle(.switch)
        Button("Add a row") { rows += 1 }
        ForEach(0..<20, id: \.self) { row in
          HStack(spacing: 8) {
            Text("Row \(row)")
            Toggle("Row \(row) is done", isOn: .constant(row.isMultiple(of: 2)))
          }
        }
      }
    }
  }
}
