import Testing

@testable import TrellisExport
@testable import TrellisServer

struct ExportSpoolTests {
  @Test func pagesBeyondTheLimitAreFiles() throws {
    let spool = ExportSpool(limit: 10)
    defer { spool.remove() }
    let pages: [[UInt8]] = [[1, 2, 3], [4, 5, 6, 7, 8, 9, 10], [11], [], [12, 13]]
    for (index, page) in pages.enumerated() { try spool.store(page, at: index) }
    #expect(spool.fileCount == 2)
    for (index, page) in pages.enumerated() { #expect(try spool.consume(index) == page) }
    #expect(try spool.consume(0) == nil && spool.consume(2) == nil && spool.consume(9) == nil)
    spool.remove()
    #expect(spool.fileCount == 0)
  }
}
