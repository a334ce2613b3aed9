import Foundation
import Trellis

/// The numbers of all issues, live.
struct Dashboard: View {
  var body: some View {
    let issues = board.value.issues
    VStack(alignment: .leading, spacing: 16) {
      Text("Dashboard").font(.largeTitle).accessibilityHeading(1)
      Grid(columns: [GridItem(.adaptive(minimum: 180))], spacing: 12) {
        ForEach(Status.allCases, id: \.self) { status in
          Card {
            Statistic(status.title, value: "\(issues.count { $0.status == status })")
          }
        }
        Card {
          Statistic(
            "Estimated hours",
            value: issues.compactMap(\.hours).reduce(0, +).formatted(
              .number.precision(.fractionLength(1))))
        }
      }
      Card("Open issues by person") {
        ForEach(Board.people, id: \.self) { name in
          let all = issues.filter { $0.assignee == name }
          let open = all.count { $0.status != .done }
          ProgressView(
            "\(name): \(open) of \(all.count)", value: Double(open),
            total: Double(max(all.count, 1)))
        }
      }
    }
    .padding(.huge)
    .frame(maxWidth: 960, alignment: .leading)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
