public import TrellisComponents
public import TrellisLayout

extension DataSource {
  /// What a data source makes of each model: a component in a context, laid out in a size range.
  ///
  /// Copies are equal while they have the same size range. Two configurations that were made separately differ, as
  /// functions cannot be compared.
  ///
  /// Source: ComponentKit's configuration of a data source (row S2).
  public struct Configuration: Equatable {
    private final class Content {
      let context: ContextValues
      let provider: (Model) -> Component?

      init(_ context: ContextValues, _ provider: @escaping (Model) -> Component?) {
        (self.context, self.provider) = (context, provider)
      }
    }

    private let content: Content
    /// The size range of each item, in CSS pixels. Percentages of the root component refer to its maximum.
    public var sizeRange: SizeRange

    /// - Parameters:
    ///   - context: values for every component, unless an inner context overrides them; none by default.
    ///   - sizeRange: the size range of each item, in CSS pixels; any size by default.
    ///   - provider: makes the root component of an item from its model. It should depend on nothing else, because a
    ///     component is made again only when its model, its states or the configuration change.
    public init(
      context: ContextValues = ContextValues(), sizeRange: SizeRange = SizeRange(),
      provider: @escaping (Model) -> Component?
    ) {
      content = Content(context, provider)
      self.sizeRange = sizeRange
    }

    /// The values for every component.
    public var context: ContextValues { content.context }

    /// Whether both make the same components of equal models: one is a copy of the other.
    public func hasSameProvider(as other: Self) -> Bool { content === other.content }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.hasSameProvider(as: rhs) && lhs.sizeRange == rhs.sizeRange
    }

    /// The root component of an item, made during a build.
    func component(for model: Model) -> Component? {
      withInitialContext(content.context) { content.provider(model) }
    }
  }

  /// A model with the layout of its component; a change of the item makes another one with the same ``id``.
  ///
  /// Source: ComponentKit's item of a data source (row S19).
  public final class Item {
    /// The value that the provider got.
    public let model: Model
    /// The layout of ``component``; `nil` if the provider made none.
    public let layout: Layout?
    package let tree: ItemTree<Model>

    init(_ model: Model, _ layout: Layout?, _ tree: ItemTree<Model>) {
      (self.model, self.layout, self.tree) = (model, layout, tree)
    }

    /// The number of the item, unique in its data source. It stays through updates and moves.
    public var id: Int { tree.id }
    /// The root component; `nil` if the provider made none.
    public var component: Component? { layout?.component }
    /// In CSS pixels; zero without a component.
    public var size: Size { layout?.size ?? .zero }
  }

  /// The sections and items of a data source at one time; a change makes another state.
  ///
  /// Source: ComponentKit's state of a data source (row S18).
  public final class State {
    /// The configuration with which the items were made.
    public let configuration: Configuration
    /// The items of each section.
    public let sections: [[Item]]

    init(_ configuration: Configuration, _ sections: [[Item]] = []) {
      (self.configuration, self.sections) = (configuration, sections)
    }

    /// The numbers of items in the sections, for ``/TrellisComponents/Changeset/verify(_:after:)``.
    ///
    /// - Complexity: O(*n*) in the sections.
    public var counts: [Int] { sections.map(\.count) }

    /// The number of items in all sections.
    ///
    /// - Complexity: O(*n*) in the sections.
    public var count: Int { sections.reduce(0) { $0 + $1.count } }

    /// The number of items in `section`; 0 if there is no such section.
    public func numberOfItems(in section: Int) -> Int {
      sections.indices.contains(section) ? sections[section].count : 0
    }

    /// The item at `index`; `nil` if there is no such place.
    public subscript(index: ItemIndex) -> Item? {
      guard (0..<numberOfItems(in: index.section)).contains(index.item) else { return nil }
      return sections[index.section][index.item]
    }

    /// Calls `body` with each item, in order.
    public func forEachItem(_ body: (ItemIndex, Item) throws -> Void) rethrows {
      for (section, items) in sections.enumerated() {
        for (item, value) in items.enumerated() { try body(ItemIndex(section, item), value) }
      }
    }
  }

  /// The models of the updated and of the inserted items of a changeset.
  public struct Values {
    /// The new model of each updated item, by its place before the changes.
    public var updates: [ItemIndex: Model]
    /// The model of each inserted item, by its place after the changes.
    public var insertions: [ItemIndex: Model]

    /// Models for a changeset; none by default.
    public init(updates: [ItemIndex: Model] = [:], insertions: [ItemIndex: Model] = [:]) {
      (self.updates, self.insertions) = (updates, insertions)
    }

    /// - Throws: ``MissingModel`` for the first change of `changeset` without a model.
    func verify(_ changeset: Changeset) throws(MissingModel) {
      for index in changeset.updates.sorted() where updates[index] == nil {
        throw MissingModel(index: index, isInserted: false)
      }
      for index in changeset.insertions.sorted() where insertions[index] == nil {
        throw MissingModel(index: index, isInserted: true)
      }
    }
  }
}

extension DataSource.State: CustomStringConvertible {
  /// The models with their places, one a line in braces; `{}` without items.
  public var description: String {
    var lines: [String] = []
    forEachItem { lines.append("\($0): \($1.model)") }
    return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n}"
  }
}

extension DataSource.State: Equatable where Model: Equatable {
  /// Whether both have equal configurations, and equal models at the same places.
  public static func == (lhs: DataSource<Model>.State, rhs: DataSource<Model>.State) -> Bool {
    lhs.configuration == rhs.configuration
      && lhs.sections.elementsEqual(rhs.sections) { $0.elementsEqual($1) { $0.model == $1.model } }
  }
}

/// A changeset updates or inserts an item, and its values have no model for it.
public struct MissingModel: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the item, as the changeset names it.
  public let index: ItemIndex
  /// Whether the item is inserted; otherwise it is updated.
  public let isInserted: Bool

  public var description: String {
    """
    Cannot apply the changeset: its \(isInserted ? "inserted" : "updated") item \(index.item) of section \
    \(index.section) has no model. Add the model to the values of the changeset
    """
  }
}
