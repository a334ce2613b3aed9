import Foundation
import TestSupport
import Testing

/// The code of `docs/COMPONENTS.md` is that of `Examples/Components` and of these tests, which the compiler checks.
struct ComponentsGuideTests {
  @Test func theGuideQuotesCompiledCode() throws {
    for quotation in try Quotation.all(in: "docs/COMPONENTS.md") {
      #expect(
        try quotation.isInFile(), "\(quotation.file) does not contain:\n\(quotation.code)")
    }
  }

  @Test func eachStepQuotesCode() throws {
    let steps = try Quotation.text("docs/COMPONENTS.md").components(separatedBy: "\n## ")
      .dropFirst().filter { $0.first?.isNumber == true }
    #expect(steps.count == 12)
    for (index, step) in steps.enumerated() {
      #expect(step.hasPrefix("\(index + 1). "))
      #expect(step.contains("\n```swift\n"), "step \(index + 1) has no code")
    }
  }
}
