import TrellisLayout

/// Lays out recorded cases and compares them with the browser's layouts.
struct FlexboxChecker {
  let header: FlexboxHeader
  /// The maximum difference of equal lengths, in CSS pixels.
  var tolerance = 0.1

  /// The first difference of a case, or `nil` if it has none.
  func check(_ row: FlexboxCase) -> String? {
    do {
      let base = try FlexboxStyleReader(header.defaults[row.defaults] ?? [:]).style
      let tree = FlexTree()
      var boxes: [(node: FlexNode, recorded: FlexboxCaseNode, path: String)] = []
      let root = try build(row.root, of: row, base: base, in: tree, path: "root", boxes: &boxes)
      let available = row.available.flatMap { $0.count == 2 ? $0 : nil }
      tree.compute(
        root, available: ParentSize(width: available?[0], height: available?[1]))
      for box in boxes {
        if let difference = compare(tree.frame(of: box.node), box) { return difference }
      }
      return nil
    } catch {
      return error.description
    }
  }

  private func compare(
    _ frame: Rect, _ box: (node: FlexNode, recorded: FlexboxCaseNode, path: String)
  ) -> String? {
    let recorded = box.recorded.layout
    var isEqual =
      abs(frame.width - recorded.width) <= tolerance
      && abs(frame.height - recorded.height) <= tolerance
    if box.path != "root" {
      isEqual =
        isEqual && abs(frame.x - recorded.x) <= tolerance && abs(frame.y - recorded.y) <= tolerance
    }
    if isEqual { return nil }
    func list(_ values: [Double]) -> String { values.map { "\($0)" }.joined(separator: " ") }
    return
      "\(box.path): x y width height are \(list([frame.x, frame.y, frame.width, frame.height])), "
      + "not \(list([recorded.x, recorded.y, recorded.width, recorded.height]))"
  }

  private func build(
    _ recorded: FlexboxCaseNode, of row: FlexboxCase, base: FlexStyle, in tree: FlexTree,
    path: String, boxes: inout [(node: FlexNode, recorded: FlexboxCaseNode, path: String)]
  ) throws(FlexboxStyleReader.Problem) -> FlexNode {
    var declarations = recorded.style
    if let boxSizing = row.boxSizing, declarations["box-sizing"] == nil {
      declarations["box-sizing"] = boxSizing
    }
    if path == "root", declarations["direction"] == nil {
      declarations["direction"] = row.direction
    }
    var style = try FlexboxStyleReader(declarations, over: base).style
    style.scrollbarThickness = row.scrollbar ?? 0
    var children: [FlexNode] = []
    if let text = recorded.text {
      guard let metrics = header.text else {
        throw FlexboxStyleReader.Problem(description: "text without metrics in the header")
      }
      // The single anonymous item of a text in a flex container.
      let words = AhemText(text, metrics: metrics)
      children.append(tree.makeLeaf(reportsBaseline: true, measure: words.measure))
    }
    let index = boxes.count
    for (number, child) in recorded.children.enumerated() {
      children.append(
        try build(
          child, of: row, base: base, in: tree, path: "\(path).\(number)", boxes: &boxes))
    }
    let node = tree.makeNode(style, children: children)
    boxes.insert((node, recorded, path), at: index)
    return node
  }
}
