import ServiceLifecycle
import Trellis

/// Cards that follow a ticker.
struct Dashboard: View {
  let ticker: Ticker

  var body: some View {
    let measures = ticker.measures.value
    VStack(alignment: .leading, spacing: 20) {
      Text("Machine room").font(.largeTitle).accessibilityHeading(1)
      Grid(columns: [.adaptive(minimum: 280)], spacing: 16, rowSpacing: 16) {
        ForEach(measures) { MeasureCard(measure: $0) }
      }
    }
    .padding(24)
    .frame(maxWidth: 1080)
    .frame(maxWidth: .infinity)
    .accessibilityLandmark(.main)
  }
}

/// One measure: its newest value, the change, and a chart of the values before.
struct MeasureCard: View {
  let measure: Measure

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(measure.id).font(.headline).foregroundStyle(.secondaryText)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text("\(Int(measure.newest.rounded()))").font(.largeTitle)
        Text(measure.unit).foregroundStyle(.secondaryText)
        Spacer()
        Text(change).foregroundStyle(measure.change < 0 ? .success : .warning)
      }
      BarChart(values: measure.values)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.surface)
    .cornerRadius(12)
    .border(.line)
  }

  private var change: String {
    let change = Int(measure.change.rounded())
    return change > 0 ? "+\(change)" : change < 0 ? "−\(-change)" : "±0"
  }
}

/// A bar for each value, from 0 to 100.
struct BarChart: View {
  let values: [Double]

  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(Array(values.enumerated()), id: \.offset) { bar in
        Color.accent
          .frame(maxWidth: .infinity)
          .frame(height: 2 + bar.element * 0.46)
          .opacity(bar.offset == values.count - 1 ? 1 : 0.45)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 48, alignment: .bottom)
    .accessibilityHidden(true)
  }
}

@main struct DashboardApplication: Application {
  private static let ticker = Ticker()

  @Flag(help: "Keep the first values.")
  var still = false

  var services: [any Service] { still ? [] : [Self.ticker] }

  func routes() -> [Route] {
    [Route("/", title: "Dashboard") { _ in Dashboard(ticker: Self.ticker) }]
  }
}
