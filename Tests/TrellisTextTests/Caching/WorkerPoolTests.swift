import Foundation
import Testing

@testable import TrellisText

/// The memory that workers keep between paragraphs.
struct WorkerPoolTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))

  private func engine(cacheBytes: Int = 32 << 20) -> TextEngine {
    TextEngine(registry: TestFonts.registry, cacheBytes: cacheBytes)
  }

  /// Words, letters without spaces, right-to-left text, text that needs a dictionary.
  @Test(arguments: ["lorem ipsum ", "a", "abc \u{5D0}\u{5D1} ", "ภาษาไทย"])
  func aHugeTextLeavesNoHugeBuffers(piece: String) {
    let engine = engine()
    let text = String(repeating: piece, count: 200_000 / piece.utf16.count)
    _ = engine.layout(Paragraph(text, attributes: attributes, maximumLines: 3), width: 400)
    _ = engine.maxContentWidth(of: Paragraph(text, attributes: attributes))
    #expect(engine.workers.byteCount < 2 << 20)
    let worker = engine.workers.acquire()
    #expect(worker.shaper.byteCount <= TextWorker.scratchLimit * 60)
  }

  @Test func idleWorkersStayWithinTheirShareOfTheCache() {
    let limit = 200_000
    let pool = WorkerPool(byteLimit: limit)
    let workers = (0..<40).map { _ in pool.acquire() }
    for worker in workers {
      worker.recordText(2_000)
      pool.put(worker)
      #expect(pool.byteCount <= limit)
    }
    #expect(pool.byteCount > limit / 2)
    for _ in 0..<40 { _ = pool.acquire() }
    #expect(pool.byteCount == 0)
  }

  @Test func oneIdleWorkerIsKeptForEveryBound() {
    let pool = WorkerPool(byteLimit: 0)
    let (first, second) = (pool.acquire(), pool.acquire())
    pool.put(first)
    pool.put(second)
    #expect(pool.acquire() === first)
    #expect(pool.acquire() !== second)
  }

  @Test func theOnlyIdleWorkerKeepsTheMemoryOfAnOrdinaryText() {
    let pool = WorkerPool(byteLimit: 0)
    let worker = pool.acquire()
    worker.recordText(1_000)
    let bytes = worker.byteCount
    pool.put(worker)
    #expect(pool.byteCount == bytes)
    let other = pool.acquire()
    #expect(other === worker)
    other.recordText(16_000)
    pool.put(other)
    #expect(pool.byteCount < bytes)
  }

  @Test func aTrimmedWorkerLaysOutAsBefore() {
    let text = "Mixed \u{5D0}\u{5D1} 漢字 text, with a long-ish line and ж"
    let paragraph = Paragraph(text, attributes: attributes)
    let before = engine(cacheBytes: 0)
    let layout = before.layout(paragraph, width: 120)
    let worker = before.workers.acquire()
    worker.trim()
    before.workers.put(worker)
    #expect(before.layout(paragraph, width: 120).lines == layout.lines)
  }
}
