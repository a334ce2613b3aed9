import TrellisComponents
import TrellisLayout
import TrellisUI

/// The component of a ``Grid``.
final class GridComponent: LayoutComponent, FlexibleComponent {
  private struct Child {
    let component: Component
    let own: Flexibility
    let inherits: Bool
  }

  private let form: GridForm
  private let children: [Child]
  private let traits: [BoxTraits]

  init(_ form: GridForm, _ boxes: [Box]) {
    self.form = form
    children = boxes.map {
      Child(component: $0.makeComponent(), own: $0.flexibility, inherits: $0.inheritsFlexibility)
    }
    traits = boxes.map(\.traits)
    super.init()
  }

  override var numberOfChildren: Int { children.count }
  override func child(at index: Int) -> Component? { children[index].component }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? GridComponent else { return false }
    // Computed from the traits: columnAlignments.
    return previous.form == form
      && previous.children.elementsEqual(children) {
        $0.own == $1.own && $0.inherits == $1.inherits
      }
      && previous.traits.elementsEqual(traits) {
        $0.columnSpan == $1.columnSpan && $0.gridCell == $1.gridCell
          && $0.columnAlignment == $1.columnAlignment
      }
  }

  // MARK: Flexibility

  private func flexibility(at index: Int) -> Flexibility {
    let child = children[index]
    return child.own.adding(child.component, if: child.inherits)
  }

  var flexibility: Flexibility {
    var all = children.indices.reduce(into: Flexibility.shrinksWidth) {
      $0.formUnion(flexibility(at: $1))
    }
    all.insert(.shrinksWidth)
    let growing = form.items?.contains { item in
      switch item.size {
      case .flexible, .adaptive: true
      case .fixed, .automatic: false
      }
    }
    if growing == true { all.insert(.growsWidth) }
    return all
  }

  // MARK: Layout

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let flexibilities = children.indices.map(flexibility)
    let (columns, cells) = columns(in: range.max.width, flexibilities)
    let width = min(max(columns.total, range.min.width), max(range.max.width, range.min.width))
    var rows = GridRows(cells.rowCount)
    var layouts: [Layout] = []
    layouts.reserveCapacity(children.count)
    for cell in cells.cells {
      let layout = layout(of: cell, in: columns, height: nil, flexibilities[cell.view])
      layouts.append(layout)
      rows.add(
        height: layout.size.height,
        baseline: alignment(of: cell, columns).vertical == .firstTextBaseline
          ? baseline(of: layout) : nil,
        grows: flexibilities[cell.view].contains(.growsHeight), at: cell.row)
    }
    let spacing = max(0, form.rowSpacing)
    rows.grow(to: range.min.height, spacing: spacing)
    let height = rows.total(spacing: spacing)
    let tops = rows.tops(spacing: spacing)
    let positions = CellPositions(
      grid: PixelGrid(scale: HostEnvironment.ofLayout.traits.pixelRatio),
      isMirrored: HostEnvironment.ofLayout.traits.writingDirection == .rightToLeft,
      width: width, start: (width - columns.total) * form.alignment.horizontal.share)
    let children = cells.cells.map { cell -> Layout.Child in
      let height = rows.heights[cell.row]
      var layout = layouts[cell.view]
      if flexibilities[cell.view].contains(.growsHeight), layout.size.height != height {
        layout = self.layout(of: cell, in: columns, height: height, flexibilities[cell.view])
      }
      let alignment = alignment(of: cell, columns)
      let free = columns.width(of: cell.columns) - layout.size.width
      var y = tops[cell.row]
      y +=
        alignment.vertical == .firstTextBaseline
        ? rows.baselines[cell.row] - baseline(of: layout)
        : (height - layout.size.height) * alignment.vertical.share
      return positions.child(
        layout, x: columns.start(of: cell.column) + free * alignment.horizontal.share, y: y)
    }
    return Layout(
      of: self, size: range.clamp(Size(width: width, height: height)), children: children)
  }

  private func layout(
    of cell: GridCells.Cell, in columns: GridColumns, height: Double?, _ flexibility: Flexibility
  ) -> Layout {
    let width = max(0, columns.width(of: cell.columns))
    let component = children[cell.view].component
    let available = Size(width: width, height: height ?? 0)
    return component.layout(
      thatFits: SizeRange(
        min: component.size(.zero, growing: flexibility, in: available),
        max: Size(width: width, height: height ?? .infinity)),
      parentSize: ParentSize(Size(width: width, height: height ?? .infinity)))
  }

  private func alignment(of cell: GridCells.Cell, _ columns: GridColumns) -> Alignment {
    var alignment = columns.alignments[cell.column] ?? form.alignment
    if cell.span == 1, let own = columnAlignments[cell.column] { alignment.horizontal = own }
    return alignment
  }

  /// The alignments that views set for their columns.
  private lazy var columnAlignments: [Int: HorizontalAlignment] = {
    guard traits.contains(where: { $0.columnAlignment != nil }) else { return [:] }
    var found: [Int: HorizontalAlignment] = [:]
    let cells =
      form.items.map { GridCells(traits, columns: $0.count) } ?? GridCells(rows: traits)
    for cell in cells.cells {
      if let alignment = traits[cell.view].columnAlignment { found[cell.column] = alignment }
    }
    return found
  }()

  private func columns(
    in available: Double, _ flexibilities: [Flexibility]
  ) -> (GridColumns, GridCells) {
    let items =
      form.items
      ?? Array(repeating: .automatic, count: GridCells.columnCount(ofRows: traits))
    var known = form.items == nil ? GridCells(rows: traits) : nil
    let isAdaptive = items.contains { if case .adaptive = $0.size { true } else { false } }
    if known == nil, !isAdaptive { known = GridCells(traits, columns: items.count) }
    var natural = Array(repeating: 0.0, count: items.count)
    var grows = Array(repeating: false, count: items.count)
    if let known {
      let measured = items.map { $0.size == .automatic || available == .infinity }
      naturalWidths(of: known, where: measured, items, into: &natural)
      for cell in known.cells where cell.span == 1 && flexibilities[cell.view].contains(.growsWidth)
      {
        grows[cell.column] = true
      }
    }
    let columns = GridColumns(
      items, in: available, spacing: form.columnSpacing, natural: natural, grows: grows)
    return (columns, known ?? GridCells(traits, columns: columns.count))
  }

  /// The widths of the views in unlimited space; views over several columns widen these equally.
  private func naturalWidths(
    of cells: GridCells, where measured: [Bool], _ items: [GridItem], into widths: inout [Double]
  ) {
    for cell in cells.cells.sorted(by: { $0.span < $1.span }) {
      let open = cell.columns.filter { measured[$0] }
      if open.isEmpty { continue }
      let wanted = children[cell.view].component
        .layout(thatFits: SizeRange(), parentSize: .undefined).size.width
      let gaps = cell.columns.dropLast().reduce(0) {
        $0 + max(0, items[$1].spacing ?? form.columnSpacing)
      }
      let present = cell.columns.reduce(gaps) { $0 + widths[$1] }
      guard wanted > present else { continue }
      for column in open { widths[column] += (wanted - present) / Double(open.count) }
    }
  }
}

/// The positions of cells: on the grid of pixels, and mirrored in right-to-left pages.
private struct CellPositions {
  let grid: PixelGrid
  let isMirrored: Bool
  let width: Double
  let start: Double

  func child(_ layout: Layout, x: Double, y: Double) -> Layout.Child {
    let left = start + x
    return Layout.Child(
      position: Point(
        x: grid.round(isMirrored ? width - left - layout.size.width : left), y: grid.round(y)),
      layout: layout)
  }
}
