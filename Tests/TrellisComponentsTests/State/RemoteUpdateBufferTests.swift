import Synchronization
import Testing

@testable import TrellisComponents

struct RemoteUpdateBufferTests {
  private func update(_ number: Int) -> RemoteUpdate {
    RemoteUpdate(id: TreeNode.ID(value: number)) { _ in }
  }

  @Test func updatesAreTakenOnceInOrder() {
    let buffer = RemoteUpdateBuffer()
    #expect(!buffer.hasUpdates && buffer.consumeUpdates().isEmpty)
    for number in 1...3 { buffer.post(update(number)) }
    #expect(buffer.hasUpdates)
    #expect(buffer.consumeUpdates().map(\.id.value) == [1, 2, 3])
    #expect(!buffer.hasUpdates && buffer.consumeUpdates().isEmpty)
  }

  @Test func theFirstUpdateOfABatchWakesTheOwner() {
    let buffer = RemoteUpdateBuffer()
    let wakes = Atomic(0)
    buffer.post(update(1))
    buffer.setWakeHandler { wakes.add(1, ordering: .relaxed) }
    buffer.post(update(2))
    #expect(wakes.load(ordering: .relaxed) == 0, "updates have waited before")
    _ = buffer.consumeUpdates()
    for number in 3...5 { buffer.post(update(number)) }
    #expect(wakes.load(ordering: .relaxed) == 1)
    _ = buffer.consumeUpdates()
    buffer.setWakeHandler(nil)
    buffer.post(update(6))
    #expect(wakes.load(ordering: .relaxed) == 1)
  }
}
