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
}
