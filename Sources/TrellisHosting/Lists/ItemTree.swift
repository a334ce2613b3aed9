package import TrellisComponents
import TrellisLayout

/// The component tree of one item of a data source, which lasts through the updates of the item.
///
/// Each item has nodes of its own, so an item is built, laid out and discarded without its neighbours, and moves to
/// another place without a build.
///
/// Source: ComponentKit's scope root of an item (row S19).
package final class ItemTree<Model> {
  let id: Int
  package let generator: ComponentGenerator
  package var mount: TreeMount?
  package weak var holder: AnyObject?
  /// The inputs of the newest build.
  private let inputs: Inputs
  /// Whether the data source itself requests a build.
  private var isRequesting = false

  /// Shared with the provider, which must not keep the tree alive.
  private final class Inputs {
    var model: Model
    var configuration: DataSource<Model>.Configuration

    init(_ model: Model, _ configuration: DataSource<Model>.Configuration) {
      (self.model, self.configuration) = (model, configuration)
    }
  }

  /// The reason to make an item again.
  enum Cause {
    case insertion, update, reload, states
    /// Only the size range changed.
    case layout
  }

  /// An item that was built and laid out, and is not in use yet.
  struct Prepared {
    let item: DataSource<Model>.Item
    let cause: Cause
    /// The new tree; `nil` if only the layout is new.
    let built: BuiltTree?
    fileprivate let former: (model: Model, configuration: DataSource<Model>.Configuration)
  }

  init(
    id: Int, _ model: Model, _ configuration: DataSource<Model>.Configuration,
    _ environment: HostEnvironment, onChange: @escaping () -> Void
  ) {
    self.id = id
    let inputs = Inputs(model, configuration)
    self.inputs = inputs
    generator = ComponentGenerator(environment: environment, context: ContextValues()) {
      inputs.configuration.component(for: inputs.model)
    }
    generator.onChange = { [weak self] in
      if self?.isRequesting == false { onChange() }
    }
  }

  /// Builds the item and lays it out. The data source uses the result or takes it back (``takeBack(_:)``).
  ///
  /// - Returns: `nil` if nothing changed, or after a mistake, whose effects are reverted.
  func prepare(
    _ former: DataSource<Model>.Item?, _ model: Model,
    _ configuration: DataSource<Model>.Configuration, _ cause: Cause
  ) -> Prepared? {
    let before = (inputs.model, inputs.configuration)
    (inputs.model, inputs.configuration) = (model, configuration)
    let made = make(former, model, configuration, cause, before)
    if made == nil { (inputs.model, inputs.configuration) = before }
    return made
  }

  private func make(
    _ former: DataSource<Model>.Item?, _ model: Model,
    _ configuration: DataSource<Model>.Configuration, _ cause: Cause,
    _ before: (Model, DataSource<Model>.Configuration)
  ) -> Prepared? {
    isRequesting = true
    if cause == .update { generator.update() }
    if cause == .reload { generator.reload() }
    isRequesting = false
    var built: BuiltTree?
    if cause != .layout {
      built = generator.build()
      if built == nil { return nil }
    }
    let context = built?.context ?? generator.makeRenderContext()
    let range = configuration.sizeRange
    let component = built == nil ? former?.component : built?.component
    let layout =
      context.hasFailed
      ? nil
      : component.map { component in
        context.run { component.layout(thatFits: range, parentSize: ParentSize(range.max)) }
      }
    if context.hasFailed {
      if let built { generator.abandon(built) }
      return nil
    }
    return Prepared(
      item: DataSource.Item(model, layout, self), cause: cause, built: built, former: before)
  }

  /// Discards `prepared` as if it had not been made.
  func takeBack(_ prepared: Prepared) {
    (inputs.model, inputs.configuration) = prepared.former
    if let built = prepared.built { generator.takeBack(built) }
  }

  /// Whether state updates, or changes of the environment, wait for a build.
  var hasUpdates: Bool { !generator.pending.isEmpty }

  /// Makes the components of the newest tree the components of their controllers, which
  /// ``/TrellisComponents/ComponentController/willUpdateComponent()`` announces.
  func announceComponents() {
    generator.rootNode.forEachNode { node in
      if let component = node.component { component.controller?.announce(component) }
    }
  }
}

extension Layout {
  /// Passes the layouts of this tree to their controllers, parents first.
  ///
  /// - Complexity: O(*n*) in the layouts.
  func prepareControllers() {
    var pending = [self]
    while let layout = pending.popLast() {
      layout.component.controller?.didPrepareLayout(layout, for: layout.component)
      pending += layout.children.reversed().map(\.layout)
    }
  }
}
