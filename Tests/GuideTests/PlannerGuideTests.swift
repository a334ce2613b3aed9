import TestSupport
import Testing

/// The code of `docs/PLANNER.md` and `docs/DATABASE.md` is that of `Examples/Planner`, which the compiler checks.
struct PlannerGuideTests {
  @Test(arguments: ["docs/PLANNER.md", "docs/DATABASE.md"])
  func theDocumentQuotesThePlanner(document: String) throws {
    let quotations = try Quotation.all(in: document)
    #expect(quotations.count >= 8)
    for quotation in quotations {
      #expect(quotation.file.hasPrefix("Examples/Planner/"))
      #expect(
        try quotation.isInFile(), "\(quotation.file) does not contain:\n\(quotation.code)")
    }
  }
}
