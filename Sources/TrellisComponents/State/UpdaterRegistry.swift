/// The identities with updaters in other tasks.
struct UpdaterRegistry {
  private struct Weak {
    weak var identity: NodeIdentity?
  }

  private var identities: [TreeNode.ID: Weak] = [:]
  private var sweepAt = 64

  var count: Int { identities.count }

  /// - Complexity: O(1) on average; removed identities are swept whenever the table doubles.
  mutating func register(_ identity: NodeIdentity) {
    identities[identity.id] = Weak(identity: identity)
    guard identities.count >= sweepAt else { return }
    identities = identities.filter { $0.value.identity?.newest != nil }
    sweepAt = max(64, identities.count * 2)
  }

  /// The identity with `id`, if a component still has it.
  subscript(id: TreeNode.ID) -> NodeIdentity? {
    guard let identity = identities[id]?.identity, identity.newest != nil else { return nil }
    return identity
  }
}
