import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting

@testable import TrellisViews

/// A page that is shown again, whose tab has stored which row was visible.
struct RestoredPlaceTests {
  private struct Rows: View {
    let count: Int
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Text("row \(number)").frame(height: 20 + Double(number % 5) * 10)
          }
        }
      }
    }
  }

  private func page(_ count: Int = 10_000) -> TestPage {
    TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: { HostingComponent(Rows(count: count)) })
  }

  private func report(_ row: Int, frame: Double, top: Double, epoch: Int = 0) -> String {
    """
    {"top":\(top),"height":400,"epoch":\(epoch),"focused":0,"row":\(row),"frame":\(frame)}
    """
  }

  @Test func theStoredRowIsMountedAtItsFrame() throws {
    let page = page()
    // By the means the place is far from row 5,000.
    try page.reportList(report(5_001, frame: 260_000, top: 259_990))
    let row = try page.listItem(5_001)
    #expect(try #require(row.frame).top == 260_000)
    #expect(page.listPlaces.count < 60)
  }

  @Test func aFastMovementMountsRowsAhead() throws {
    let page = page()
    try page.reportList(
      #"{"top":3000,"height":400,"epoch":0,"focused":0,"speed":20000}"#)
    let places = page.listPlaces
    // 12,000 px of rows with a mean height of 40 px.
    #expect(try #require(places.last) > 350 && places.count < 400)
    try page.reportList(#"{"top":3000,"height":400,"epoch":0,"focused":0}"#)
    #expect(page.listPlaces.count < 60)
  }

  @Test func aRowThatIsGoneIsAReportOfTheOffset() throws {
    let page = page(1_000)
    try page.reportList(report(5_001, frame: 20_000, top: 20_000))
    #expect(try #require(page.listPlaces.first) > 300)
    #expect(page.listPlaces.count < 60)
  }

  @Test func aPlaceOfOtherFramesIsIgnored() throws {
    let page = page()
    try page.reportList(report(5_001, frame: 260_000, top: 259_990, epoch: 7))
    #expect(page.listPlaces.first == 1)
  }

  @Test(arguments: ["-1", "0", "1e99", "\"a\"", "null"])
  func hostilePlacesAreHarmless(row: String) throws {
    let page = page()
    for frame in ["0", "-1e99", "1e8", "null"] {
      try page.reportList(
        #"{"top":0,"height":400,"epoch":0,"focused":0,"row":\#(row),"frame":\#(frame)}"#)
      #expect(page.listPlaces.first == 1)
    }
  }
}
