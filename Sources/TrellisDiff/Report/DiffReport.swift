import TrellisBase
package import TrellisHTML

/// Writes reports of differences as self-contained HTML pages.
package struct DiffReport {
  /// One pair of pages.
  package struct Comparison {
    package var name: String
    package var trees: (MarkupTree, MarkupTree)
    package var operations: [DOMOperation]

    package init(
      name: String, trees: (MarkupTree, MarkupTree), operations: [DOMOperation]
    ) {
      self.name = name
      self.trees = trees
      self.operations = operations
    }
  }

  /// The maximum number of changes and of boxes on a page of the report.
  private static let limit = 5_000

  /// The names of both sides, such as the paths of the folders.
  let names: (first: String, second: String)

  package init(names: (first: String, second: String)) { self.names = names }

  /// The page of the report on one pair of pages.
  ///
  /// - Parameter back: the file name of the summary; `nil` if there is none.
  package func page(_ comparison: Comparison, back: String? = nil) -> String {
    let trees = comparison.trees
    let boxes = (PageBoxes(trees.0), PageBoxes(trees.1))
    let changes = ReportChange.list(comparison.operations, trees, boxes)
    var body = "<header>"
    if let back { body += "<p class=back><a href=\"\(back)\">All pages</a></p>" }
    body += "<h1>\(Self.escaped(comparison.name))</h1>"
    body += "<p>\(Self.escaped(names.first)) → \(Self.escaped(names.second))</p>"
    body += Self.counts(changes) + "</header><main>"
    let width = max(boxes.0.size.width, boxes.1.size.width)
    let height = max(boxes.0.size.height, boxes.1.size.height)
    if width > 0, height > 0 {
      body += """
        <section class=view aria-label="Both pages"><div class=controls>\
        <label class=slide><span>Before</span><input id=split type=range min=0 max=100 value=50 \
        aria-label="Part of the page before the change, in percent"><span>After</span></label>\
        <label class=choice><input id=beside type=checkbox> Side by side</label>\
        <label class=choice><input id=actual type=checkbox> Actual size</label></div>\
        <div class=scroll tabindex=0><div class=stage style="--page-width:\(Self.number(width));\
        --page-height:\(Self.number(height))">
        """
      body += side("before", trees.0, boxes.0, changes, isFirst: true)
      body += side("after", trees.1, boxes.1, changes, isFirst: false)
      body += "<div class=\"left-places after\">\(formerPositions(changes, trees, boxes))</div>"
      body += "<i class=line></i></div></div></section>"
    } else {
      body += "<p class=note>The pages have no frames, so the changes are listed only.</p>"
    }
    body += list(changes) + "</main>" + ReportStyle.script
    return Self.document(title: "Differences: \(comparison.name)", body)
  }

  private func side(
    _ name: String, _ tree: MarkupTree, _ boxes: PageBoxes, _ changes: [ReportChange], isFirst: Bool
  ) -> String {
    var marks: [Int: (number: Int, kind: ReportChange.Kind)] = [:]
    for (index, change) in changes.enumerated().reversed() {
      var node = isFirst ? change.first : change.second
      guard node >= 0 else { continue }
      while node > 0, boxes.boxes[node] == nil { node = Int(tree.parents[node]) }
      marks[node] = (index, change.kind)
    }
    var result = "<div class=\"side \(name)\">"
    var count = 0
    for node in 0..<tree.count {
      guard let box = boxes.boxes[node], count < Self.limit, shows(node, of: tree) else { continue }
      count += 1
      let text = text(node, of: tree, boxes)
      let mark = marks[node]
      let size = fontSize(tree, node, box)
      result += "<b style=\"\(Self.positionStyle(box))"
      if !text.isEmpty { result += ";--f:\(Self.number(size))" }
      result += "\""
      if box.height >= size * 2.2 { result += " data-lines" }
      if let mark {
        result += " class=\(mark.kind.rawValue)"
        result += " id=\(isFirst ? "before" : "after")-\(mark.number + 1)"
        result += " data-number=\(mark.number + 1)"
      }
      // A marked text is not truncated, because the change may be anywhere in it.
      result += ">\(Self.escaped(mark == nil ? String(text.prefix(400)) : text))</b>"
    }
    return result + "</div>"
  }

  /// The texts in a box, without the texts of boxes inside it.
  private func text(_ node: Int, of tree: MarkupTree, _ boxes: PageBoxes) -> String {
    var texts: [String] = []
    var index = node + 1
    while index < node + Int(tree.sizes[node]) {
      if boxes.boxes[index] != nil {
        index += Int(tree.sizes[index])
        continue
      }
      if tree.kinds[index] == .text { texts.append(tree.values[index]) }
      index += 1
    }
    return texts.joined(separator: " ")
  }

  /// Outlines of the former positions of moved elements, for the side of the second page.
  private func formerPositions(
    _ changes: [ReportChange], _ trees: (MarkupTree, MarkupTree), _ boxes: (PageBoxes, PageBoxes)
  ) -> String {
    changes.prefix(Self.limit).lazy.filter { $0.kind == .moved && $0.shift != nil }.compactMap {
      boxes.0.box(around: $0.first, in: trees.0)
    }.map { "<s style=\"\(Self.positionStyle($0))\"></s>" }.joined()
  }

  /// Whether an element is drawn. Of the options of a menu only the selected one, or the first one, is drawn.
  private func shows(_ node: Int, of tree: MarkupTree) -> Bool {
    guard tree.values[node] == "option" else { return true }
    let options = tree.children(of: Int(tree.parents[node])).map { Int($0) }.filter {
      tree.values[$0] == "option"
    }
    let selected = options.first { tree.attribute("selected", of: $0) != nil } ?? options.first
    return selected == node
  }

  private static func positionStyle(_ box: PageBoxes.Box) -> String {
    "--x:\(number(box.x));--y:\(number(box.y));--w:\(number(box.width));--h:\(number(box.height))"
  }

  /// The font size in a box: from its style, otherwise estimated from its height.
  private func fontSize(_ tree: MarkupTree, _ node: Int, _ box: PageBoxes.Box) -> Double {
    for name in ["style font-size", "style font"] {
      guard let value = tree.attribute(name, of: node),
        let size = value.substituting("/", with: " ").parts(between: " ")
          .first(where: { $0.ends(with: "px") }).flatMap({ Double($0.droppingLast(2)) })
      else { continue }
      return min(max(size, 1), 400)
    }
    return box.height < 28 ? max(box.height * 0.8, 6) : 16
  }

  private func list(_ changes: [ReportChange]) -> String {
    var result = "<section aria-label=Changes><h2>Changes</h2>"
    if changes.isEmpty { return result + "<p class=note>The pages are equal.</p></section>" }
    result += "<ol>"
    for (index, change) in changes.prefix(Self.limit).enumerated() {
      let side = change.second >= 0 ? "after" : "before"
      result += "<li class=\(change.kind.rawValue)><a href=\"#\(side)-\(index + 1)\">"
      result += "<span class=kind>\(change.kind.rawValue)</span>"
      if let shift = change.shift { result += "<span class=shift>\(shift)</span>" }
      result += "</a><p>\(Self.escaped(change.text))</p>"
      result += "<code>\(Self.escaped(change.path))</code></li>"
    }
    result += "</ol>"
    if changes.count > Self.limit {
      result += "<p class=note>… and \(changes.count - Self.limit) more</p>"
    }
    return result + "</section>"
  }

  private static func counts(_ changes: [ReportChange]) -> String {
    let kinds: [ReportChange.Kind] = [.added, .removed, .moved, .changed]
    let parts = kinds.compactMap { kind -> String? in
      let count = changes.lazy.filter { $0.kind == kind }.count
      return count == 0 ? nil : "<li class=\(kind.rawValue)><b>\(count)</b> \(kind.rawValue)</li>"
    }
    return parts.isEmpty ? "" : "<ul class=counts>\(parts.joined())</ul>"
  }

  /// The summary of the comparison of two folders.
  ///
  /// - Parameters:
  ///   - differing: the pages that differ, with the numbers of their operations.
  ///   - equal: the number of equal pages.
  package func summary(
    _ differing: [(name: String, file: String, count: Int)], equal: Int,
    missing: [(name: String, isFirst: Bool)]
  ) -> String {
    var body = "<header><h1>Differences of \(differing.count + equal) pages</h1>"
    body += "<p>\(Self.escaped(names.first)) → \(Self.escaped(names.second))</p><ul class=counts>"
    body += "<li class=changed><b>\(differing.count)</b> differ</li>"
    body += "<li><b>\(equal)</b> equal</li>"
    body += "<li class=removed><b>\(missing.count)</b> in one folder only</li></ul></header><main>"
    body += "<table><thead><tr><th>Page<th class=number>Operations</thead><tbody>"
    for page in differing {
      let name = Self.escaped(page.name)
      body += "<tr><td><a href=\"\(page.file)\">\(name)</a><td class=number>\(page.count)"
    }
    for page in missing {
      let folder = Self.escaped(page.isFirst ? names.first : names.second)
      body += "<tr><td>\(Self.escaped(page.name))<td class=number>only in \(folder)"
    }
    body += "</tbody></table>"
    if differing.isEmpty, missing.isEmpty { body += "<p class=note>All pages are equal.</p>" }
    return Self.document(title: "Differences", body + "</main>")
  }

  private static func document(title: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang=en>
    <meta charset=utf-8>
    <meta http-equiv=Content-Security-Policy content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src '\(ReportStyle.scriptHash)'; base-uri 'none'; form-action 'none'">
    <meta name=viewport content="width=device-width, initial-scale=1">
    <meta name=color-scheme content="light dark">
    <title>\(escaped(title))</title>
    <style>\(ReportStyle.sheet)</style>
    <body>
    \(body)

    """
  }

  private static func escaped(_ text: String) -> String {
    HTMLEscaping.attribute(text)
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
