import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisText
import TrellisUI
import TrellisViews

@testable import TrellisCharts

private struct Sample: View {
  var body: some View {
    VStack(spacing: 24) {
      Chart {
        ForEach(0..<12, id: \.self) { index in
          BarMark(
            x: .value("Month", "M\(index + 1)"), y: .value("Sales", Double((index * 7) % 11 + 2))
          )
          .foregroundStyle(by: .value("City", index % 2 == 0 ? "Oslo" : "Rome"))
          LineMark(
            x: .value("Month", "M\(index + 1)"), y: .value("Sales", Double((index * 5) % 9 + 3))
          )
          .interpolationMethod(.monotone).foregroundStyle(by: .value("City", "Trend"))
        }
        RuleMark(y: .value("Sales", 6)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
          .annotation { Text("Limit") }
      }
      .chartYAxisLabel("Sales").frame(height: 260)
      Chart {
        ForEach(0..<5, id: \.self) { index in
          SectorMark(
            angle: .value("Share", Double(index + 2)), innerRadius: .ratio(0.6), angularInset: 1
          )
          .foregroundStyle(by: .value("Kind", "Kind \(index)"))
        }
      }.frame(height: 240)
    }
    .padding(20).frame(width: 720)
  }
}

struct ChartTests {
  @Test func aChartIsShown() {
    var environment = HostEnvironment(traits: Traits())
    environment.textEngine = .shipped
    let host = ComponentHost(environment: environment) { HostingComponent(Sample()) }
    host.renderIfNeeded()
    host.renderIfNeeded()
    let body = HTMLWriter.page(host.document).body
    #expect(body.split(separator: "<path").count > 8)
    #expect(body.contains(">M12<") && body.contains(">Oslo<") && body.contains(">Limit<"))
    #expect(body.contains("aria-pressed=\"true\"") && body.contains("scope=\"row\">M1<"))
  }
}
