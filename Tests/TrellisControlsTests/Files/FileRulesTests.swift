import Testing
import TrellisComponents
import TrellisUI
import TrellisViews

@testable import TrellisControls

struct FileRulesTests {
  private func file(_ name: String, _ type: String) throws -> UploadDescription {
    try #require(UploadDescription(name: name, type: type, size: 1))
  }

  @Test func aFileIsAcceptedByItsSuffixOrItsType() throws {
    let types = ["image/*", ".PDF", "text/plain"]
    let rules = FileRules(types: types, maximumSize: 9, maximumCount: 1)
    for (name, type, isAccepted) in [
      ("a.png", "image/png", true), ("A.Pdf", "", true), ("a", "text/plain", true),
      ("a.html", "text/html", false), ("image.txt", "application/image", false),
    ] {
      let file = try file(name, type)
      #expect(rules.accepts(file) == isAccepted, "\(name)")
    }
  }

  @Test func theAttributeContainsOnlyRunningUploads() throws {
    var transfers = FileTransfers()
    transfers.lastKey = 2
    let text = try file("a", "text/plain")
    transfers.all = [
      FileTransfer(key: 1, number: 31, file: text),
      FileTransfer(key: 2, number: 32, file: text, phase: .failed),
    ]
    #expect(transfers.attributeValue() == "2 1:31")
  }

  @Test func theLimitsAreAtLeastOneFileOfOneByte() {
    for number in [0, -5, .min] {
      let rules = FileRules(types: [], maximumSize: number, maximumCount: number)
      #expect(rules.maximumSize == 1 && rules.maximumCount == 1)
    }
  }
}
