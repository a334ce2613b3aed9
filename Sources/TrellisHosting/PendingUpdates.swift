import TrellisComponents

/// Queues state updates until the next generation.
final class UpdateInbox: StateListener {
  private(set) var updates = UpdatedNodes()
  let mailbox: StateMailbox
  let tasks = TreeTasks()
  /// Called with each update, and whether it is the first one or the first that may not wait.
  var onUpdate: ((TreeNode.ID, UpdateTransaction, _ isUrgent: Bool) -> Void)?
  var onComponentsNeeded: (() -> Void)?

  init(mailbox: StateMailbox) { self.mailbox = mailbox }

  func didUpdateState(of identity: NodeIdentity, _ transaction: UpdateTransaction) {
    let isUrgent = updates.isEmpty || (updates.mayWait && !transaction.mayWait)
    updates.append(identity, transaction)
    onUpdate?(identity.id, transaction, isUrgent)
  }

  func needsComponents() { onComponentsNeeded?() }

  func takeRemoteUpdates() { mailbox.deliver(to: &updates) }

  func takeUpdates() -> UpdatedNodes {
    defer { updates = UpdatedNodes() }
    return updates
  }
}
