import TrellisComponents
import TrellisLayout

/// A row of a lazy grid. It has no element: its cells are elements of the list.
final class LazyGridRowComponent: LayoutComponent {
  /// A cell in a column.
  struct Cell {
    let column: Int
    let component: Component
  }

  private let form: LazyGridForm
  private let cells: [Cell]

  init(_ form: LazyGridForm, _ cells: [Cell]) {
    self.form = form
    self.cells = cells
    super.init()
  }

  override var numberOfChildren: Int { cells.count }
  override func child(at index: Int) -> Component? { cells[index].component }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? LazyGridRowComponent else { return false }
    return previous.form == form && previous.cells.elementsEqual(cells) { $0.column == $1.column }
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let axis = form.axis
    let tracks = form.tracks(in: axis.breadth(of: range.max))
    let breadth = axis.breadth(of: range.clamp(axis.size(length: 0, breadth: tracks.total)))
    // After another breadth, a row of the former number of columns is laid out once before the rows are made again.
    let columns = cells.map { min($0.column, tracks.count - 1) }
    func layout(_ index: Int, length: ClosedRange<Double>) -> Layout {
      let width = tracks.columns.widths[columns[index]]
      let space = SizeRange(
        min: axis.size(length: length.lowerBound, breadth: width),
        max: axis.size(length: length.upperBound, breadth: width))
      return cells[index].component.layout(thatFits: space, parentSize: ParentSize(space.max))
    }
    var layouts = cells.indices.map { layout($0, length: 0 ... .infinity) }
    let length = layouts.reduce(axis.length(of: range.min)) { max($0, axis.length(of: $1.size)) }
    for index in cells.indices where axis.length(of: layouts[index].size) != length {
      layouts[index] = layout(index, length: length...length)
    }
    let size = axis.size(length: length, breadth: breadth)
    let share =
      axis == .vertical ? form.alignment.horizontal.share : form.alignment.vertical.share
    let start = (breadth - tracks.total) * share
    let grid = PixelGrid(scale: HostEnvironment.ofLayout.traits.pixelRatio)
    let children = cells.indices.map { index in
      let across = start + tracks.starts[columns[index]]
      let place = axis.position(
        along: 0, across: across, of: layouts[index].size, in: size)
      return Layout.Child(
        position: Point(x: grid.round(place.x), y: grid.round(place.y)), layout: layouts[index])
    }
    return Layout(of: self, size: range.clamp(size), children: children)
  }
}
