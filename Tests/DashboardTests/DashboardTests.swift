import Testing
import Trellis
import TrellisTesting

@testable import Dashboard

struct DashboardTests {
  @Test func eachMeasureHasACard() {
    let page = TestPage { Dashboard(ticker: Ticker()) }
    for name in ["Processor", "Memory", "Network", "Disk", "Requests", "Errors"] {
      #expect(page.texts.contains(name))
    }
  }

  @Test func theCardsFollowTheTicker() {
    let ticker = Ticker()
    let page = TestPage { Dashboard(ticker: ticker) }
    ticker.measures.update { $0[0].add(99) }
    page.settle()
    #expect(page.texts.contains("99"))
    ticker.measures.update { $0[0].add(12) }
    page.settle()
    #expect(page.texts.contains("12") && page.texts.contains("−87"))
  }

  @Test func aMeasureKeepsItsNewestValues() {
    var measure = Measure("Test", unit: "%")
    for value in 0..<100 { measure.add(Double(value)) }
    #expect(measure.values.count == Measure.capacity && measure.newest == 99)
    measure.add(500)
    #expect(measure.newest == 100)
  }
}
