import TestSupport
import Testing

/// The code of `docs/PLANNER.md` and `docs/DATABASE.md` is that of `Examples/Planner` and
/// `Examples/Ledger`, which the compiler checks.
struct PlannerGuideTests {
  @Test(arguments: ["docs/PLANNER.md", "docs/DATABASE.md"])
  func theDocumentQuotesThePlanner(document: String) throws {
    let quotations = try Quotation.all(in: document)
    #expect(quotations.count >= 8)
    for quotation in quotations {
      #expect(["Examples/Planner/", "Examples/Ledger/"].contains { quotation.file.hasPrefix($0) })
      #expect(
        try quotation.isInFile(), "\(quotation.file) does not contain:\n\(quotation.code)")
    }
  }

  /// The whole program is short, so that a reader can read it in one go.
  @Test func thePlannerIsShort() throws {
    let folder = "Examples/Planner/Sources/Planner"
    let files = [
      "HistoryScreen", "Model", "PlannerApplication", "Shell", "ShiftForm", "SignInScreen",
      "StaffScreen", "Store", "WeekGrid", "WeekScreen",
    ]
    let lines = try files.map {
      try Quotation.text("\(folder)/\($0).swift").utf8.count { $0 == UInt8(ascii: "\n") }
    }
    #expect(lines.reduce(0, +) <= 750)
  }
}
