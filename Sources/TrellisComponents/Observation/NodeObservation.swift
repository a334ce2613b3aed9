internal import Observation
internal import Synchronization
import TrellisBase

/// The models that one component read in its last render, and the means to stop observing them.
///
/// Observation reports one change, and has no public function to stop earlier. So a component that observes
/// reads a ``Sentinel`` in addition to its models: a change of the sentinel ends the observation, like a
/// change of a model.
final class NodeObservation {
  private let notice: ChangeNotice
  private let sentinel: Sentinel?
  private var links: [any SharedModelLink] = []

  /// - Parameter isCancellable: Whether the component also reads the sentinel.
  init(of identity: NodeIdentity, isCancellable: Bool) {
    let mailbox = identity.tree.listener?.mailbox
    mailbox?.updaterRegistry.register(identity)
    notice = ChangeNotice(id: identity.id, mailbox: mailbox)
    sentinel = isCancellable ? Sentinel() : nil
  }

  /// Called before a model changes, on any thread.
  var onChange: @Sendable () -> Void {
    { [notice] in notice.send() }
  }

  /// Records that the component reads the sentinel.
  func readSentinel() { sentinel?.read() }

  /// Keeps the link to a model that the component read, until the end of the observation.
  func add(_ link: any SharedModelLink) { links.append(link) }

  /// The receiver of changes of shared models.
  var receiver: ChangeNotice { notice }

  deinit {
    notice.cancel()
    sentinel?.change()
    for link in links { link.end() }
  }
}

/// Notifies a tree, once, that a component needs a new render.
final class ChangeNotice: Sendable {
  private let id: TreeNode.ID
  private let mailbox: StateMailbox?
  private let isOpen = Atomic(true)

  init(id: TreeNode.ID, mailbox: StateMailbox?) {
    self.id = id
    self.mailbox = mailbox
  }

  /// Called on any thread.
  func send() {
    guard isOpen.exchange(false, ordering: .acquiringAndReleasing) else { return }
    mailbox?.post(StateMailbox.RemoteUpdate(id: id) { _ in })
  }

  func cancel() { isOpen.store(false, ordering: .releasing) }
}

/// An observed object without a value.
private final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

/// The observations of the components of one tree.
struct TreeObservations {
  private var nodes: [TreeNode.ID: NodeObservation] = [:]
  /// The classes of components that have read a model. Others are observed without a sentinel, which takes
  /// a twentieth of the time; the observation of the first component of a class cannot be stopped.
  private var classes: Set<ObjectIdentifier> = []

  var isEmpty: Bool { nodes.isEmpty }
  /// The number of components that read a model.
  var count: Int { nodes.count }

  /// Stops observing the models of the node `id`.
  mutating func remove(_ id: TreeNode.ID) { nodes[id] = nil }

  fileprivate func isObserving(_ type: ObjectIdentifier) -> Bool { classes.contains(type) }

  fileprivate mutating func set(
    _ observation: NodeObservation?, of id: TreeNode.ID, _ type: ObjectIdentifier
  ) {
    guard let observation else {
      if !nodes.isEmpty { nodes[id] = nil }
      return
    }
    nodes[id] = observation
    classes.insert(type)
  }
}

extension BuildState {
  /// Calls `render`, which makes the subtree of the node, and observes the models that it reads.
  ///
  /// - Parameter type: The class of the node's component.
  func observe<Result>(
    _ node: TreeNode, _ type: ObjectIdentifier, _ render: () -> Result
  ) -> Result {
    let identity = node.identity
    let tree = identity.tree
    let outer = (observedIdentity, observation)
    observedIdentity = identity
    observation = nil
    defer { (observedIdentity, observation) = outer }
    let result: Result
    if tree.observations.isObserving(type) {
      let made = NodeObservation(of: identity, isCancellable: true)
      observation = made
      result = withObservationTracking(
        {
          made.readSentinel()
          return render()
        }, onChange: made.onChange)
    } else {
      result = withObservationTracking(render, onChange: requireObservation().onChange)
    }
    tree.observations.set(observation, of: identity.id, type)
    return result
  }

  /// The observation of the component being rendered; created for the first model that it reads.
  func requireObservation() -> NodeObservation {
    if let observation { return observation }
    guard let observedIdentity else { preconditionFailure("no component is being rendered") }
    let made = NodeObservation(of: observedIdentity, isCancellable: false)
    observation = made
    return made
  }
}
