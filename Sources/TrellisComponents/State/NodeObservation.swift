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
    identity.tree.updaters.register(identity)
    notice = ChangeNotice(id: identity.id, queue: identity.tree.listener?.remoteUpdates)
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
  private let queue: (any RemoteUpdateQueue)?
  private let isOpen = Atomic(true)

  init(id: TreeNode.ID, queue: (any RemoteUpdateQueue)?) {
    self.id = id
    self.queue = queue
  }

  /// Called on any thread.
  func send() {
    guard isOpen.exchange(false, ordering: .acquiringAndReleasing) else { return }
    queue?.post(RemoteUpdate(id: id) { _ in })
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
  /// The classes of components that have read a model. Components of other classes are observed without a sentinel, in
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

/// A component that is being rendered, and the models that it has read.
struct ObservedReader {
  let identity: NodeIdentity
  /// `nil` until it reads a model, unless components of its class have read models before.
  var observation: NodeObservation?
}

extension BuildState {
  /// Calls `render` to make the subtree of the node, and observes the models that it reads.
  ///
  /// - Parameter type: The class of the node's component.
  func observe<Result>(
    _ node: TreeNode, _ type: ObjectIdentifier, _ render: () -> Result
  ) -> Result {
    let identity = node.identity
    let tree = identity.tree
    let outer = reader
    reader = ObservedReader(identity: identity)
    defer { reader = outer }
    let result: Result
    if tree.observations.isObserving(type) {
      let made = NodeObservation(of: identity, isCancellable: true)
      reader?.observation = made
      result = withObservationTracking(
        {
          made.readSentinel()
          return render()
        }, onChange: made.onChange)
    } else {
      result = withObservationTracking(render, onChange: requireObservation().onChange)
    }
    tree.observations.set(reader?.observation, of: identity.id, type)
    return result
  }

  /// The observation of the component being rendered; created for the first model that it reads.
  func requireObservation() -> NodeObservation {
    guard let reader else { preconditionFailure("no component is being rendered") }
    if let observation = reader.observation { return observation }
    let made = NodeObservation(of: reader.identity, isCancellable: false)
    self.reader?.observation = made
    return made
  }
}
