import TrellisBase
import TrellisHTML

/// One change in a report: an operation, or all changes of one element's frame.
struct ReportChange {
  enum Kind: String {
    case added, removed, moved, changed
  }

  var kind: Kind
  /// The location in the page and the kind of change.
  var path: String
  var text: String
  /// The numbers of the nodes in the two trees; -1 for no node.
  var first: Int
  var second: Int
  /// The movement of the element and the change of its size in CSS px, as text.
  var shift: String?

  private static let frameNames: Set<String> = [
    "style left", "style top", "style width", "style height",
  ]

  /// The changes of a list of operations; all changes of an element's frame are one.
  static func list(
    _ operations: [DOMOperation], _ trees: (MarkupTree, MarkupTree), _ boxes: (PageBoxes, PageBoxes)
  ) -> [ReportChange] {
    var result: [ReportChange] = []
    var frames: Set<Int> = []
    for operation in operations {
      let isFrame = operation.kind == .attribute && frameNames.contains(operation.name ?? "")
      if isFrame, operation.first >= 0, !frames.insert(operation.first).inserted { continue }
      let line = operation.lines(trees.0, trees.1).first ?? ""
      let parts = line.dropping(2).divided(at: ": ").map(String.init)
      let kind: Kind =
        switch operation.kind {
        case .insert, .wrap: .added
        case .delete, .unwrap: .removed
        case .move: .moved
        default: isFrame ? .moved : .changed
        }
      var change = ReportChange(
        kind: kind, path: parts.first ?? "", text: parts.count > 1 ? parts[1] : "",
        first: operation.first, second: operation.second)
      if isFrame { change.text = trees.0.startTag(operation.first) }
      if kind == .moved { change.shift = shift(change, trees, boxes) }
      result.append(change)
    }
    return result
  }

  private static func shift(
    _ change: ReportChange, _ trees: (MarkupTree, MarkupTree), _ boxes: (PageBoxes, PageBoxes)
  ) -> String? {
    guard change.first >= 0, change.second >= 0,
      let old = boxes.0.box(around: change.first, in: trees.0),
      let new = boxes.1.box(around: change.second, in: trees.1)
    else { return nil }
    var parts: [String] = []
    func add(_ distance: Double, _ words: (String, String)) {
      let rounded = (distance * 100).rounded() / 100
      guard rounded != 0 else { return }
      let number =
        abs(rounded) == abs(rounded).rounded() ? "\(Int(abs(rounded)))" : "\(abs(rounded))"
      parts.append("\(number) px \(rounded > 0 ? words.0 : words.1)")
    }
    add(new.x - old.x, ("right", "left"))
    add(new.y - old.y, ("down", "up"))
    add(new.width - old.width, ("wider", "narrower"))
    add(new.height - old.height, ("higher", "lower"))
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
