internal import Observation
internal import Synchronization
import TrellisBase

/// The models that one component read while it was rendered last, and the way to stop observing them.
///
/// Observation tells of a change once, and has no public way to stop before. So a component that observes reads a
/// ``Sentinel`` beside its models: changing the sentinel ends the observation, as a change of a model would.
final class NodeObservation {
  private let notice: ChangeNotice
  private let sentinel: Sentinel?
  private var links: [any SharedModelLink] = []

  /// - Parameter isCancellable: whether the component reads the sentinel too.
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

  /// Notes that the component reads the sentinel.
  func readSentinel() { sentinel?.read() }

  /// Keeps the link to a model that the component read; it ends with the observation.
  func add(_ link: any SharedModelLink) { links.append(link) }

  /// The receiver of changes of shared models.
  var receiver: ChangeNotice { notice }

  deinit {
    notice.cancel()
    sentinel?.change()
    for link in links { link.end() }
  }
}

/// Tells a tree, once, that a component has to be rendered again.
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
  /// The classes of components that read a model so far. Others are observed without a sentinel, which takes a
  /// twentieth of the time; the observation of the first component of a class cannot be stopped.
  private var classes: Set<ObjectIdentifier> = []

  var isEmpty: Bool { nodes.isEmpty }
  /// The number of components that read a model.
  var count: Int { nodes.count }

  /// Stops observing what the node `id` reads.
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
  /// Calls `render`, which makes what stands below the node, and observes the models that it reads.
  ///
  /// - Parameter type: the class of the node's component.
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

  /// The observation of the component being rendered, made now if it read no model yet.
  func requireObservation() -> NodeObservation {
    if let observation { return observation }
    guard let observedIdentity else { preconditionFailure("no component is being rendered") }
    let made = NodeObservation(of: observedIdentity, isCancellable: false)
    observation = made
    return made
  }
}
