import Testing
import TrellisTesting

@testable import TrellisViews

struct FlowTests {
  @Test func viewsThatDoNotFitBeginTheNextRow() {
    let frames = frames(
      Flow(alignment: .topLeading, spacing: 10) {
        box("a", 60, 20)
        box("b", 30)
        box("c", 20)
      }.frame(width: 100, height: 100, alignment: .topLeading).inPage())
    #expect(frames == ["a": "0 0 60 20", "b": "70 0 30 10", "c": "0 30 20 10"])
  }

  @Test func rowsAndTheViewsInThemAreAligned() {
    let frames = frames(
      Flow(alignment: .bottomTrailing, spacing: 10) {
        box("a", 60, 20)
        box("b", 20)
        box("c", 30)
      }.frame(width: 100, alignment: .topLeading).inPage())
    #expect(frames == ["a": "10 0 60 20", "b": "80 10 20 10", "c": "70 30 30 10"])
  }

  @Test func aRowThatIsShortWraps() {
    let frames = frames(
      HStack(alignment: .top, spacing: 0) {
        Flow(spacing: 0) {
          box("a", 100)
          box("b", 100)
        }
        box("c", 150)
      })
    #expect(frames["b"] == "0 10 100 10")
    #expect(frames["c"] == "150 0 150 10")
  }
}
