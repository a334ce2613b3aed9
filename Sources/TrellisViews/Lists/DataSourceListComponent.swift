import TrellisBase
import TrellisComponents
import TrellisHosting
import TrellisLayout

/// The list of a ``DataSourceComponent``. Its state is the state of the data source that is shown, so that a change renders
/// the list and nothing around it.
final class DataSourceListComponent<Model>: RenderComponent<DataSourceListState<Model>> {
  let source: DataSource<Model>
  let options: DataSourceListOptions<Model>
  /// The traits of the page.
  private(set) var traits: Traits?

  init(_ source: DataSource<Model>, _ options: DataSourceListOptions<Model>, at path: ViewPath?) {
    (self.source, self.options) = (source, options)
    super.init(identifier: path)
  }

  override var statePersistence: StatePersistence { .volatile }

  override func initialState() -> DataSourceListState<Model>? { DataSourceListState(source) }

  override func render(_ state: DataSourceListState<Model>) -> Component? {
    traits = HostEnvironment.current.traits
    guard
      require(
        source.presenter?.isInTree(of: self) != false,
        "A data source of \(Model.self) is shown in two pages; make a DataSource for each page")
    else { return nil }
    return LazyListComponent(
      DataSourceRows(state.following(source), options), options.style, at: nil)
  }

  override func didReuse(_ previous: Component) { traits = (previous as? Self)?.traits }

  override func makeController() -> ComponentController? {
    DataSourceListController<Model>(component: self)
  }
}

/// What the list of a data source shows.
struct DataSourceListState<Model> {
  private let source: DataSource<Model>
  private(set) var content: DataSource<Model>.State
  /// The number of the data source among those that the list has shown.
  private(set) var generation = 0
  /// The number of changes of the rows; equal numbers have the same rows in the same order.
  private(set) var order = 0
  /// The identities of the sections.
  private(set) var sections: [Int]
  private var lastSection: Int
  /// The controller of the list, for updates from other tasks.
  let link: Link

  final class Link {
    weak var presenter: (any DataSourcePresenter)?
  }

  init(_ source: DataSource<Model>, link: Link = Link()) {
    (self.source, self.link) = (source, link)
    content = source.state
    sections = Array(content.sections.indices)
    lastSection = sections.count
  }

  /// Prepares the mount of items (``/TrellisHosting/DataSource``).
  func releaseComponents() { source.releaseComponents() }

  /// Whether the present state of `source` is shown.
  func shows(_ source: DataSource<Model>) -> Bool {
    source === self.source && content === source.state
  }

  /// The state of a list that shows `source`.
  func following(_ source: DataSource<Model>) -> Self {
    if source === self.source { return self }
    var next = DataSourceListState(source, link: link)
    (next.generation, next.order) = (generation + 1, order + 1)
    return next
  }

  /// Takes the state of the data source after `changes`.
  mutating func take(_ changes: Changeset) {
    content = source.state
    guard changes != Changeset(updates: changes.updates) else { return }
    order += 1
    for index in changes.removedSections.sorted(by: >) where index < sections.count {
      sections.remove(at: index)
    }
    for index in changes.insertedSections.sorted() where index <= sections.count {
      lastSection += 1
      sections.insert(lastSection, at: index)
    }
    renumberIfNeeded()
  }

  /// Takes the state of the data source after unknown changes.
  mutating func takeAll() {
    content = source.state
    order += 1
    renumberIfNeeded()
  }

  private mutating func renumberIfNeeded() {
    guard sections.count != content.sections.count else { return }
    sections = content.sections.indices.map { lastSection + 1 + $0 }
    lastSection += sections.count
  }
}

/// Shows the changes of the data source, takes its turns, and gives it the traits and the width of the page.
private final class DataSourceListController<Model>: ComponentController, DataSourcePresenter {
  private var source: DataSource<Model>?
  private var updater: StateUpdater<DataSourceListState<Model>>?

  override func didInit() {
    super.didInit()
    guard let list = component as? DataSourceListComponent<Model> else { return }
    updater = list.state
    _ = follow(list)
  }

  override func didPrepareLayout(_ layout: Layout, for component: Component) {
    super.didPrepareLayout(layout, for: component)
    guard let list = component as? DataSourceListComponent<Model>, follow(list) else { return }
    let source = list.source
    if let traits = list.traits, traits != source.traits {
      source.update(traits: traits)
      if source.needsTurn { needsBuildBeforeMount = true }
    }
    guard list.options.fitsItems, list.options.axis == .vertical else { return }
    let before = source.state
    source.fit(width: layout.size.width)
    if source.state !== before { needsBuildBeforeMount = true }
  }

  /// Presents the data source of `list`, and shows its newest state.
  ///
  /// - Returns: `false`, with a mistake, if another place of the page shows it.
  private func follow(_ list: DataSourceListComponent<Model>) -> Bool {
    let source = list.source
    if self.source !== source {
      self.source?.withdraw(self)
      self.source = source
      begin(source)
    } else if source.presenter !== self {
      guard
        require(
          source.presenter?.isInShownTree != true,
          """
          A data source of \(Model.self) is shown at two places of a page; make a DataSource for each place
          """)
      else { return false }
      begin(source)
    }
    if let shown = updater?.value, !shown.shows(source) {
      updater?.update {
        $0 = $0.following(source)
        $0.takeAll()
      }
      needsBuildBeforeMount = true
    }
    return true
  }

  private func begin(_ source: DataSource<Model>) {
    guard let updater else { return }
    updater.value?.link.presenter = self
    source.present(by: self)
    let remote = updater.remote
    source.setPresenterWake { remote.update { $0.link.presenter?.needsTurn() } }
  }

  override func invalidate() {
    super.invalidate()
    source?.withdraw(self)
    source = nil
  }

  // MARK: Presenter

  func needsTurn() {
    beforeNextBuild { [weak self] in self?.source?.takeTurn() }
  }

  func didChange(_ changes: AppliedChanges) { updater?.update { $0.take(changes.changeset) } }
}
