import Testing

@testable import TrellisComponents

struct UpdatedNodesTests {
  private let tree = TestTree()

  private func identity() throws -> NodeIdentity {
    tree.build { withScope(Leaf.self, initialState: 0) { _ in Leaf() } }
    return try #require(tree.root.component?.treeNode?.identity)
  }

  /// Updates wait if all of them may; the last movement counts.
  @Test func transactionsAreJoined() throws {
    let identity = try identity()
    let movement = BoundsAnimation(duration: 0.5)
    var patient = UpdatedNodes()
    patient.append(identity, UpdateTransaction(animation: movement, mayWait: true))
    #expect(patient.mayWait)
    #expect(patient.animation == movement)
    var urgent = UpdatedNodes()
    urgent.append(identity, UpdateTransaction(mayWait: true))
    urgent.append(identity, UpdateTransaction())
    #expect(!urgent.mayWait)
    var joined = urgent
    joined.append(patient)
    #expect(!joined.mayWait)
    #expect(joined.animation == movement)
    patient.append(urgent)
    #expect(!patient.mayWait)
    #expect(patient.animation == movement)
  }

  @Test func aStateThatChangedSinceIsNotSettled() throws {
    let identity = try identity()
    let updater = StateUpdater<Int>(identity: identity)
    updater.set(1)
    var updates = UpdatedNodes()
    updates.append(identity)
    updater.set(2)
    updates.removePending()
    #expect(updater.value == 2)
    updates.append(identity)
    updates.removePending { _ in true }
    #expect(identity.pendingState != nil)
    updates.removePending()
    #expect(identity.pendingState == nil)
  }

  @Test func anUpdateOfARemovedComponentIsNotDelivered() throws {
    let updater = StateUpdater<Int>(identity: try identity())
    let remote = updater.remote
    var updates = UpdatedNodes()
    remote.set(3)
    tree.deliver(to: &updates)
    #expect(updates.contains(updater.identity.id))
    updates = UpdatedNodes()
    tree.build { nil }
    tree.build { nil }
    #expect(updater.identity.newest == nil)
    remote.set(4)
    tree.deliver(to: &updates)
    #expect(updates.isEmpty)
  }

  /// An urgent update does not wait for a patient one after it, and the newer update counts.
  @Test func aLaterUpdateReplacesAnEarlierOne() throws {
    let identity = try identity()
    let updater = StateUpdater<Int>(identity: identity)
    var (older, newer) = (UpdatedNodes(), UpdatedNodes())
    updater.set(1)
    older.append(identity, UpdateTransaction(animation: BoundsAnimation(duration: 1)))
    updater.set(2)
    newer.append(
      identity, UpdateTransaction(animation: BoundsAnimation(duration: 2), mayWait: true))
    older.append(newer)
    #expect(older[identity.id]?.value(as: Int.self) == 2)
    #expect(older.animation?.duration == 2)
    #expect(!older.mayWait)
    var urgent = UpdatedNodes()
    urgent.append(identity, UpdateTransaction())
    urgent.append(identity, UpdateTransaction(mayWait: true))
    #expect(!urgent.mayWait)
  }
}
