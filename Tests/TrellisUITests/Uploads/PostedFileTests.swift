import Testing
import TrellisUI

struct PostedFileTests {
  @Test func aFileIsWrittenAndRead() throws {
    let file = try #require(PostedFile("file:12/a b.txt"))
    #expect(file.id == "12" && file.name == "a b.txt")
    #expect(PostedFile(file.value) == file)
  }

  @Test(arguments: ["", "12/a", "file:12", "file:/a", "file:", "file:/", "files:12/a", "data:12/a"])
  func otherValuesAreNoFiles(_ value: String) {
    #expect(PostedFile(value) == nil)
  }

  @Test func aNameHasNoFolder() {
    #expect(PostedFile("file:12/../../a.txt")?.name == "a.txt")
  }

  @Test func aFileIsKeptOnRequest() throws {
    final class Log: @unchecked Sendable { var count = 0 }
    let log = Log()
    let description = try #require(UploadDescription(name: "a", type: "", size: 1))
    let file = UploadedFile(id: "1", description: description, url: nil) { log.count += 1 }
    #expect(log.count == 0)
    file.keep()
    #expect(log.count == 1)
  }
}
