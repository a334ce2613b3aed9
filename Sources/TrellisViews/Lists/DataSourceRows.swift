import TrellisBase
import TrellisComponents
import TrellisHosting
import TrellisUI

/// The rows of a list of a data source: for each section its header, its items and its footer.
struct DataSourceRows<Model>: LazyRowSource {
  private let list: DataSourceListState<Model>
  private let options: DataSourceListOptions<Model>
  /// The first row of each section, then the number of rows.
  private let starts: [Int]
  /// The number of items before each section, then of all items.
  private let positions: [Int]

  init(_ list: DataSourceListState<Model>, _ options: DataSourceListOptions<Model>) {
    (self.list, self.options) = (list, options)
    let supplements = (options.header == nil ? 0 : 1) + (options.footer == nil ? 0 : 1)
    var starts = [0]
    var positions = [0]
    for items in list.content.sections {
      starts.append((starts.last ?? 0) + items.count + supplements)
      positions.append((positions.last ?? 0) + items.count)
    }
    (self.starts, self.positions) = (starts, positions)
  }

  private var headerCount: Int { options.header == nil ? 0 : 1 }

  /// What a row shows, and its section.
  private struct Place {
    let kind: DataSourceRowID.Kind
    let section: Int
    /// The index of an item in its section.
    let item: Int
  }

  /// - Complexity: O(log *n*) in the sections.
  private func place(of row: Int) -> Place {
    let section = starts.partitioningIndex { $0 > row } - 1
    let item = row - starts[section] - headerCount
    let count = list.content.sections[section].count
    return Place(
      kind: item < 0 ? .header : item < count ? .item : .footer, section: section, item: item)
  }

  private func id(of place: Place) -> DataSourceRowID {
    let number =
      place.kind == .item
      ? list.content.sections[place.section][place.item].id : list.sections[place.section]
    return DataSourceRowID(generation: list.generation, kind: place.kind, number: number)
  }

  // MARK: Rows

  var count: Int { starts[starts.count - 1] }
  var name: String { "DataSourceList" }

  func id(of row: Int) -> DataSourceRowID { id(of: place(of: row)) }

  func makeRow(_ row: Int, in trees: LazyRowTrees<DataSourceRowID>) -> Component? {
    let place = place(of: row)
    let id = id(of: place)
    let items = list.content.sections[place.section]
    switch place.kind {
    case .item:
      return DataSourceRow(
        items[place.item], position: positions[place.section] + place.item,
        count: positions[positions.count - 1], number: number(of: row), id: id)
    case .header, .footer:
      let make = place.kind == .header ? options.header : options.footer
      return withScope(DataSourceSupplement.self, identifier: id) {
        DataSourceSupplement(
          make?(place.section, items) ?? EmptyComponent(), number: number(of: row))
      }
    }
  }

  /// The number of a row for the browser (`public/lists.js`); `nil` if it is the position of an item.
  private func number(of row: Int) -> Int? {
    options.header == nil && options.footer == nil ? nil : row + 1
  }

  func willShow(_ rows: Range<Int>) { list.releaseComponents() }

  func isKnownToEqual(_ former: Self) -> Bool {
    list.generation == former.list.generation && list.order == former.list.order
      && count == former.count && headerCount == former.headerCount
  }

  var pinnedRows: [Int] { options.header == nil ? [] : starts.dropLast() }

  var pinnedFooters: [(row: Int, start: Int)] {
    if options.footer == nil { return [] }
    return zip(starts, starts.dropFirst()).map { ($1 - 1, $0 + headerCount) }
  }

  /// Items, headers and footers have means of their own.
  var rowClasses: HeightTree.RowClasses? {
    if options.header == nil, options.footer == nil { return nil }
    return { row in
      let place = place(of: row)
      switch place.kind {
      case .item:
        let end = starts[place.section] + headerCount + list.content.sections[place.section].count
        return (0, end)
      case .header: return (1, row + 1)
      case .footer: return (2, row + 1)
      }
    }
  }

  /// The row of the item with the number `id`.
  func cell(of id: any Hashable & Sendable) -> Int? {
    guard let id = id as? Int else { return nil }
    for (section, items) in list.content.sections.enumerated() {
      if let item = items.firstIndex(where: { $0.id == id }) {
        return starts[section] + headerCount + item
      }
    }
    return nil
  }
}

/// The identity of a row of a list of a data source.
struct DataSourceRowID: Hashable, CustomStringConvertible {
  enum Kind: String { case item, header, footer }

  /// The number of the data source among those that the list has shown.
  let generation: Int
  let kind: Kind
  /// The number of the item or of the section.
  let number: Int

  /// The same in each process.
  var description: String { "\(generation).\(kind.rawValue)\(number)" }
}

/// The row of an item. A change of other items does not render it.
private final class DataSourceRow<Model>: RenderComponent<Void> {
  private let item: DataSource<Model>.Item
  private let position: Int
  private let count: Int
  private let number: Int?

  /// - Parameters:
  ///   - position: the index among the items of all sections.
  ///   - count: the number of items.
  ///   - number: the number among the rows, from 1; `nil` if the position gives it.
  init(
    _ item: DataSource<Model>.Item, position: Int, count: Int, number: Int?, id: DataSourceRowID
  ) {
    (self.item, self.position, self.count, self.number) = (item, position, count, number)
    super.init(identifier: id)
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    guard let previous = previous as? Self else { return true }
    return item !== previous.item || position != previous.position || count != previous.count
      || number != previous.number
  }

  override func render(_ state: Void) -> Component? {
    withScope(EmbeddedTreeComponent.self) {
      EmbeddedTreeComponent(
        item.tree, showing: item.layout,
        attributes: .listItem(position, of: count) + .rowNumber(number))
    }
  }
}

/// The row of a header or a footer.
private final class DataSourceSupplement: CompositeComponent {
  init(_ child: Component, number: Int?) {
    super.init(
      view: ViewConfiguration("div", attributes: [.role("presentation")] + .rowNumber(number)),
      child: child)
  }
}

extension [ViewAttribute] {
  /// The number of a row among all rows, from 1; nothing for `nil`.
  fileprivate static func rowNumber(_ number: Int?) -> [ViewAttribute] {
    number.map { [.attribute("data-row", "\($0)")] } ?? []
  }
}
