package import TrellisComponents
import TrellisLayout

/// The component that shows the items of a data source in a page.
package protocol DataSourcePresenter: AnyObject {
  /// The tasks of the page.
  var tasksOfTree: TreeTasks? { get }
  /// Whether the page shows the component in its newest tree.
  var isInShownTree: Bool { get }
  /// Whether `component` is in the same page.
  func isInTree(of component: Component) -> Bool
  /// Something waits for ``DataSource/takeTurn()``; called once before each turn.
  func needsTurn()
  /// The data source has another state, after `changes`.
  func didChange(_ changes: AppliedChanges)
  /// A handler of an item threw an error.
  func report(_ failure: HandlerFailure)
}

extension DataSource {
  /// Has `presenter` show the items, in place of the one before: the page takes the turns, and runs the tasks of items. It
  /// is held weakly.
  package func present(by presenter: any DataSourcePresenter) {
    self.presenter = presenter
    share(presenter.tasksOfTree)
    if needsTurn { presenter.needsTurn() }
  }

  /// Sets a function that is called on any thread after an update of an item from another task, besides
  /// ``onRemoteUpdate``.
  package func setPresenterWake(_ wake: (@Sendable () -> Void)?) {
    remoteChanges.setPresenterWake(wake)
    if !remoteChanges.isEmpty { wake?() }
  }

  /// Ends the presentation by `presenter`; does nothing if another one has begun.
  package func withdraw(_ presenter: any DataSourcePresenter) {
    guard self.presenter === presenter else { return }
    self.presenter = nil
    remoteChanges.setPresenterWake(nil)
    share(nil)
  }

  /// Takes back the computed change if it has made present items again, before their layouts are mounted: until the change
  /// is applied, their components have its contents. A change that waits is computed again in the next turn.
  package func releaseComponents() {
    guard !isBusy, outstanding?.prepared.contains(where: { $0.cause != .insertion }) == true else {
      return
    }
    discardOutstanding()
  }

  private func share(_ tasks: TreeTasks?) {
    sharedTasks = tasks
    state.forEachItem { $1.tree.generator.pending.sharedTasks = tasks }
    for made in outstanding?.prepared ?? [] { made.item.tree.generator.pending.sharedTasks = tasks }
  }

  /// Lays the items out again if their width is not exactly `width` CSS pixels. Nothing changes if a change is being
  /// computed or announced.
  package func fit(width: Double) {
    let waiting = queue.reversed().lazy.compactMap { entry -> Configuration? in
      if case .configuration(let configuration) = entry.modification.kind {
        configuration
      } else {
        nil
      }
    }
    var configuration = waiting.first ?? state.configuration
    let range = configuration.sizeRange
    guard !isBusy, width >= 0, width.isFinite,
      range.min.width != width || range.max.width != width
    else { return }
    configuration.sizeRange = SizeRange(
      min: Size(width: width, height: range.min.height),
      max: Size(width: width, height: range.max.height))
    apply(configuration)
  }
}

extension ItemTree: EmbeddedTree {
  package var owner: any StateListener { generator.pending }
  package func setVisible(_ isVisible: Bool) { generator.setVisible(isVisible) }
}
