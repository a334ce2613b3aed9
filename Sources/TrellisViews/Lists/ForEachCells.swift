import TrellisBase
import TrellisComponents
import TrellisUI

/// The cells of a ``ForEach`` in rows of a lazy grid.
struct ForEachCells<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowSource {
  let cells: ForEach<Data, ID, Content>
  let form: LazyGridForm
  let name: String
  private var space = LazyRowSpace(breadth: 0, across: 0...0)
  private(set) var columnCount = 1

  init(_ cells: ForEach<Data, ID, Content>, _ form: LazyGridForm, name: String) {
    (self.cells, self.form, self.name) = (cells, form, name)
  }

  var cellCount: Int { cells.data.count }
  var count: Int { (cellCount + columnCount - 1) / columnCount }
  var isWindowedAcross: Bool { form.isWindowedAcross }

  func cellID(at index: Int) -> ID { cells.id(cells.data.element(at: index)) }
  func id(of row: Int) -> ID { cellID(at: row * columnCount) }

  func arranged(in space: LazyRowSpace) -> Self {
    var rows = self
    rows.space = space
    rows.columnCount = form.tracks(in: space.breadth).count
    return rows
  }

  func makeRow(_ row: Int, in trees: LazyRowTrees<ID>) -> Component? {
    let first = row * columnCount
    let all = 0..<min(columnCount, cellCount - first)
    let tracks = form.tracks(in: space.breadth)
    var shown = Array(all)
    if isWindowedAcross {
      let mounted = tracks.columns(in: space.across).clamped(to: all)
      let needed = space.neededCells.map { $0 - first }
      shown = Set(needed.filter(all.contains)).union(mounted).sorted()
    }
    let count = cellCount
    var isReported = false
    let made = shown.compactMap { column -> LazyGridRowComponent.Cell? in
      let element = cells.data.element(at: first + column)
      let view = LazyRow(
        content: cells.content(element), index: first + column, count: count,
        style: FlexboxStyle(aligning: form.alignment(ofColumn: column, in: tracks)))
      let cell = trees.component(of: cells.id(element), view)
      if cell == nil, !isReported {
        isReported = true
        RepeatedIdentities.report("\(cells.id(element))", in: name, of: Data.Element.self)
      }
      return cell.map { LazyGridRowComponent.Cell(column: column, component: $0) }
    }
    return LazyGridRowComponent(form, made)
  }

  func isKnownToEqual(_ former: Self) -> Bool {
    columnCount == former.columnCount && cells.data.isKnownToEqual(former.cells.data)
  }

  /// The cells of the rows are others unless whole rows were inserted and removed.
  ///
  /// - Complexity: O(*n*) in the cells.
  func redistribution(from former: Self) -> ((Int) -> Int)? {
    if cells.data.isKnownToEqual(former.cells.data) {
      return columnCount == former.columnCount ? nil : { $0 }
    }
    let difference = cells.difference(from: former.cells)
    let columns = columnCount
    let areRows =
      columns == former.columnCount && difference.moves.isEmpty
      && (difference.removals + difference.insertions).allSatisfy {
        $0.lowerBound.isMultiple(of: columns) && $0.count.isMultiple(of: columns)
      }
    return areRows ? nil : { difference.nearestNewIndex(of: $0) }
  }
}
