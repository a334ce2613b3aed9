import Foundation
import Testing
import TrellisViews

@testable import TrellisCharts

struct ChartModelTests {
  fileprivate struct Sale {
    let month: String
    let city: String
    let total: Double
  }

  private let sales = [
    Sale(month: "Jan", city: "Oslo", total: 3), Sale(month: "Jan", city: "Rome", total: 5),
    Sale(month: "Feb", city: "Oslo", total: 4), Sale(month: "Feb", city: "Rome", total: -2),
  ]

  private func model(
    _ content: some ChartContent, _ settings: ChartSettings = ChartSettings(),
    hiding hidden: Set<String> = []
  ) -> ChartModel {
    ChartModel(
      ChartMarks(of: content), settings: settings, hiding: hidden,
      calendar: Calendar(identifier: .gregorian))
  }

  private func bars(_ stacking: MarkStackingMethod) -> some ChartContent {
    ForEach(sales, id: \.key) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Total", sale.total), stacking: stacking)
        .foregroundStyle(by: .value("City", sale.city))
    }
  }

  private func ends(_ model: ChartModel) -> [[Double]] {
    model.groups.map { $0.items.flatMap { [$0.y, $0.yEnd] } }
  }

  @Test func barsAreStackedAndNegativeValuesGoDown() {
    let model = model(bars(.standard))
    #expect(ends(model) == [[0, 3, 0, 4], [3, 8, 0, -2]])
    #expect(model.x.kind == .band && model.x.categories == ["Jan", "Feb"])
    #expect(model.seriesNames == ["Oslo", "Rome"])
    #expect(model.y.lower <= -2 && model.y.upper >= 8)
  }

  @Test func aHiddenSeriesTakesNoPartInTheStack() {
    let model = model(bars(.standard), hiding: ["Oslo"])
    #expect(ends(model) == [[0, 5, 0, -2]])
    #expect(model.seriesNames == ["Oslo", "Rome"] && model.x.categories == ["Jan", "Feb"])
  }

  @Test func aNormalizedStackHasShares() {
    let model = model(bars(.normalized))
    #expect(ends(model)[0] == [0, 3.0 / 8, 0, 4.0 / 6] && model.hasNormalizedStack)
  }

  @Test func barsWithoutAStackBeginAtZero() {
    #expect(ends(model(bars(.unstacked))) == [[0, 3, 0, 4], [0, 5, 0, -2]])
  }

  @Test func aBarOfANumberAndACategoryIsHorizontal() {
    let model = model(BarMark(x: .value("Total", 4), y: .value("City", "Oslo")))
    #expect(model.groups[0].items[0].x == 0 && model.groups[0].items[0].xEnd == 4)
    #expect(model.y.kind == .band)
  }

  @Test func aMissingValueIsAGap() {
    let model = model(
      Group {
        LineMark(x: .value("Day", 1), y: .value("Total", Optional<Double>.none))
        LineMark(x: .value("Day", 2), y: .value("Total", 4.0))
      })
    #expect(model.groups.count == 1 && model.groups[0].items[0].y.isNaN)
    #expect(model.x.lower == 1 && model.x.upper == 2)
  }

  @Test func conditionsAndOptionalsAreContent() {
    func content(_ hasLimit: Bool) -> some ChartContent {
      Group {
        PointMark(x: .value("A", 1), y: .value("B", 2))
        if hasLimit { RuleMark(y: .value("B", 9)) }
      }
    }
    #expect(model(content(true)).groups.map(\.kind) == [.point, .rule])
    #expect(model(content(false)).groups.map(\.kind) == [.point])
  }

  @Test func anExplicitDomainIsUsedAsItIs() {
    var settings = ChartSettings()
    settings.yScale = (0.0...7.0)._setting(nil)
    let model = model(bars(.standard), settings)
    #expect(model.y.lower == 0 && model.y.upper == 7)
  }

  @Test func valuesWithoutRoomMakeAValidScale() {
    let model = model(PointMark(x: .value("A", Double.infinity), y: .value("B", 5)))
    #expect(model.x.lower < model.x.upper && model.y.lower < model.y.upper)
  }
}

extension ChartModelTests.Sale {
  fileprivate var key: String { month + city }
}
