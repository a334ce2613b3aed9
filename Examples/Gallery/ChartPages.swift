import Foundation
import Trellis

let chartPages: [ControlPage] = [
  ControlPage(
    "charts", "Charts",
    "Bars, lines, areas, points and sectors, with axes whose labels never overlap.",
    keys: [
      "Tab": "moves to an entry of the legend", "Space": "hides or shows the series",
      "← →": "chooses the previous or next day", "Escape": "chooses none",
    ],
    code: """
      Chart(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.total))
          .foregroundStyle(by: .value("City", sale.city))
      }
      .chartYAxisLabel("Sales in thousands")
      .frame(height: 240)
      """
  ) {
    Sample("Stacked bars") {
      Chart(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.total))
          .foregroundStyle(by: .value("City", sale.city))
      }
      .chartYAxisLabel("Sales in thousands")
      .frame(height: 240)
    }
    Sample("Lines and a limit") {
      Chart {
        ForEach(readings, id: \.day) { reading in
          LineMark(x: .value("Day", reading.day), y: .value("Requests", reading.requests))
            .interpolationMethod(.monotone)
            .foregroundStyle(by: .value("Measure", "Requests"))
        }
        RuleMark(y: .value("Requests", 120))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
          .annotation { Text("Limit").font(.caption) }
      }
      .frame(height: 220)
    }
    ChosenDay()
    Sample("Horizontal bars") {
      Chart(languages, id: \.name) { language in
        BarMark(x: .value("Lines", language.lines), y: .value("Language", language.name))
      }
      .frame(height: 200)
    }
    Sample("Sectors") {
      Chart(languages, id: \.name) { language in
        SectorMark(
          angle: .value("Lines", language.lines), innerRadius: .ratio(0.6), angularInset: 1
        )
        .foregroundStyle(by: .value("Language", language.name))
      }
      .frame(height: 240)
    }
    Sample("Points") {
      Chart(0..<60, id: \.self) { index in
        PointMark(
          x: .value("Age", Double((index * 37) % 60 + 18)),
          y: .value("Score", Double((index * 53) % 47) + Double((index * 37) % 60) / 2))
      }
      .frame(height: 220)
    }
  }
]

private struct Sale: Identifiable {
  let month: String
  let city: String
  let total: Double
  var id: String { month + city }
}

private let sales: [Sale] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"].enumerated()
  .flatMap { index, month in
    ["Oslo", "Rome", "Lima"].enumerated().map { place, city in
      Sale(month: month, city: city, total: Double((index * 7 + place * 5) % 11 + 4))
    }
  }

private struct Reading {
  let day: Date
  let requests: Double
}

private let readings: [Reading] = (0..<60).map { index in
  let wave = sin(Double(index) / 6) * 30 + sin(Double(index) / 2.3) * 12
  return Reading(
    day: Date(timeIntervalSince1970: 1_790_000_000 + Double(index) * 86_400),
    requests: (90 + wave).rounded())
}

private struct Language {
  let name: String
  let lines: Double
}

private let languages = [
  Language(name: "Swift", lines: 420), Language(name: "JavaScript", lines: 180),
  Language(name: "Python", lines: 150), Language(name: "Markdown", lines: 90),
  Language(name: "C", lines: 40),
]

/// A chart whose day is chosen by a press or by the arrow keys.
private struct ChosenDay: View {
  @State private var day: Date?

  var body: some View {
    Sample("An area with a chosen day") {
      Text(text).foregroundStyle(.secondaryText)
      Chart {
        ForEach(readings, id: \.day) { reading in
          AreaMark(x: .value("Day", reading.day), y: .value("Requests", reading.requests))
            .opacity(0.3)
          LineMark(x: .value("Day", reading.day), y: .value("Requests", reading.requests))
        }
        if let day { RuleMark(x: .value("Day", day)) }
      }
      .chartXSelection(value: $day)
      .frame(height: 220)
    }
  }

  private var text: String {
    guard let day, let reading = readings.first(where: { $0.day == day }) else {
      return "Press a day of the chart."
    }
    let number = readings.firstIndex { $0.day == day } ?? 0
    return "\(Int(reading.requests)) requests on day \(number + 1)"
  }
}
