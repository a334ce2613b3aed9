import TrellisBase
import TrellisHTML

/// The positions of a page's elements, from the frames in the style sheet of an exported page.
struct PageBoxes {
  /// A rectangle in CSS pixels from the page's top left corner.
  struct Box: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The boxes of the nodes by number; `nil` for nodes without a frame.
  private(set) var boxes: [Box?]
  /// The right and bottom edge of all boxes; 0 for a page without frames.
  private(set) var size = (width: 0.0, height: 0.0)

  /// - Complexity: O(*n*) in the nodes.
  init(_ tree: MarkupTree) {
    boxes = Array(repeating: nil, count: tree.count)
    // The origin for the frames of each element's children.
    var origins = [(x: Double, y: Double)](repeating: (0, 0), count: tree.count)
    for node in 0..<tree.count {
      let parent = Int(tree.parents[node])
      if parent >= 0 { origins[node] = origins[parent] }
      guard tree.kinds[node] == .element, let width = Self.length("width", tree, node),
        let height = Self.length("height", tree, node)
      else { continue }
      let left = Self.length("left", tree, node) ?? 0
      let top = Self.length("top", tree, node) ?? 0
      let box = Box(
        x: origins[node].x + left, y: origins[node].y + top, width: width, height: height)
      boxes[node] = box
      origins[node] = (box.x, box.y)
      size.width = max(size.width, box.x + box.width)
      size.height = max(size.height, box.y + box.height)
    }
  }

  /// The box of a node, or of its nearest ancestor with a box.
  func box(around node: Int, in tree: MarkupTree) -> Box? {
    var node = node
    while node >= 0, node < boxes.count {
      if let box = boxes[node] { return box }
      node = Int(tree.parents[node])
    }
    return nil
  }

  private static func length(_ name: String, _ tree: MarkupTree, _ node: Int) -> Double? {
    guard let text = tree.attribute("style \(name)", of: node) else { return nil }
    guard let number = Double(text.ends(with: "px") ? String(text.droppingLast(2)) : text) else {
      return nil
    }
    return number.isFinite && abs(number) < 1e7 ? number : nil
  }
}
