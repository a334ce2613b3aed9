import Testing

@testable import TrellisComponents

/// The transaction that the listener of a tree gets with an update.
struct StateUpdateTransactionTests {
  private final class Recording: StateListener {
    let remoteUpdates: any RemoteUpdateQueue = RemoteUpdateBuffer()
    let tasks = TreeTasks()
    var names: [String?] = []
    var waiting: [Bool] = []
    func didUpdateState(of identity: NodeIdentity, _ transaction: UpdateTransaction) {
      names.append(transaction.name)
      waiting.append(transaction.mayWait)
    }
    func needsComponent(of identity: NodeIdentity) {}
  }

  @Test func anUpdateHasItsTransactionAndItsPersistence() {
    let recording = Recording()
    let link = TreeContext(listener: recording)
    let identity = NodeIdentity(id: link.makeID(), tree: link, parent: nil)
    let node = TreeNode(
      identity: identity, base: TreeNodeKey.Base(type: Int.self, identifier: nil, keys: []),
      build: 1, state: StateBox.of(0, .volatile))
    let updater = StateUpdater<Int>(identity: identity)
    updater.update { $0 += 1 }
    withTransaction(UpdateTransaction(name: "sort")) { updater.update { $0 += 1 } }
    #expect(recording.names == [nil, "sort"])
    #expect(updater.value == 2)
    #expect(identity.pendingState?.persistence == .volatile)
    withExtendedLifetime(node) {}
  }

  /// Row F11.
  @Test func anUpdateHasItsMode() {
    let recording = Recording()
    var builder = TreeBuilder(listener: recording)
    let context = RenderContext(environment: HostEnvironment())
    let tree = builder.build(
      in: context, updates: UpdatedNodes(), propsChanged: true, environmentChange: .none,
      provider: { withScope(Leaf.self, initialState: 0) { _ in Leaf() } })
    _ = builder.use(tree)
    let component = builder.root.component
    component?.updateState { (state: inout Int) in state += 1 }
    component?.updateState(mode: .asynchronous) { (state: inout Int) in state += 1 }
    withTransaction(UpdateTransaction(name: "clock", mayWait: true)) {
      component?.updateState(mode: .synchronous) { (state: inout Int) in state += 1 }
    }
    #expect(recording.waiting == [false, true, true])
    #expect(recording.names == [nil, nil, "clock"])
    builder.reset()
  }
}
