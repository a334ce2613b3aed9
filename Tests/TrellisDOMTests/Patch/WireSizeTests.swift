import DocumentSupport
import Testing

@testable import TrellisDOM

/// The sizes of patches for frequent changes of a list, in bytes.
struct WireSizeTests {
  /// The size of a batch: its number and the patch.
  private func batch(_ patch: Patch) -> Int { "[1234,".utf8.count + patch.wire.count + 1 }

  @Test func aCounterCostsAtMost42Bytes() {
    let demo = DemoList(rows: 100)
    demo.document.announceAll()
    demo.counter.text = "1"
    #expect(batch(demo.document.takePatch()) <= 42)
  }

  @Test func tenRowsOfAHundredCostAtMost300Bytes() {
    let demo = DemoList(rows: 100)
    demo.document.announceAll()
    for row in demo.rows.prefix(10) { row.children[0].text = "Changed \(row.id.rawValue)" }
    #expect(batch(demo.document.takePatch()) <= 300)
  }

  @Test func insertingARowCostsItsContentAndAtMost150Bytes() {
    var demo = DemoList(rows: 100)
    demo.document.announceAll()
    demo.insertFirst()
    let patch = demo.document.takePatch()
    let content = Patch(patch.operations.filter { if case .create = $0 { true } else { false } })
    #expect(content.operations.count == 1)
    #expect(patch.operations.count == 3)
    #expect(batch(patch) - content.wire.count <= 60)
  }

  @Test func insertingIntoAThousandRowsIsOneCreationAndOneShift() {
    var demo = DemoList(rows: 1000)
    demo.document.announceAll()
    demo.insertFirst()
    #expect(demo.document.takePatch().operations.count == 3)
  }
}
