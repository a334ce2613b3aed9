/// A page at one moment: its elements in document order, with attributes, values, texts and frames.
///
/// Both back ends make such a tree, so that all queries and checks have one implementation: the headless client
/// makes it of its replica of the server's document, and a browser of its DOM.
public final class TestTree: Sendable {
  /// An element, or a text among elements.
  struct Node: Sendable {
    /// The number by which the back end knows the element.
    var key: UInt32 = 0
    /// In lower case; `#text` for a text among elements.
    var tag = ""
    var attributes: [String: String] = [:]
    var styles: [String: String] = [:]
    /// The text, if it is the only content.
    var text: String?
    var parent = -1
    /// The index after the last descendant.
    var end = 0
    /// In CSS px from the top left corner of the page.
    var frame: TestFrame?
    /// The value of a field as the user sees it.
    var value: String?
    var isChecked: Bool?
    /// Whether the element is a part of a line of text.
    var isInline = false
    /// Whether the element and its descendants do not show, whatever is around it.
    var isHidden = false
    /// Whether the element is an open dialog that makes the rest of the page inert.
    var isModal = false
    /// The colors as CSS, where the back end knows them.
    var color: String?
    var background: String?
    var fontSize: Double?
    var isBold = false
  }

  let nodes: [Node]
  /// Whether each element and all elements around it show.
  let areShown: [Bool]
  /// Whether each element is in the accessibility tree.
  let areAccessible: [Bool]
  /// The index of the element with the focus.
  let focus: Int?
  /// The first element with each `id`.
  private let indexesByID: [String: Int]
  /// The labels with each value of the attribute `for`.
  let labelsByTarget: [String: [Int]]
  /// The title of the page.
  public let title: String
  /// The address: an absolute path with the query.
  public let address: String

  /// Whether the user prefers dark pages.
  let isDark: Bool

  init(
    _ nodes: [Node], focusKey: UInt32?, title: String, address: String, isDark: Bool = false
  ) {
    self.nodes = nodes
    self.isDark = isDark
    self.title = title
    self.address = address
    var shown: [Bool] = []
    shown.reserveCapacity(nodes.count)
    var accessible = shown
    var ids: [String: Int] = [:]
    var labels: [String: [Int]] = [:]
    let modal = nodes.lastIndex { $0.isModal && !$0.isHidden }
    let modalRange = modal.map { $0..<nodes[$0].end }
    for (index, node) in nodes.enumerated() {
      let isShown = !node.isHidden && (node.parent < 0 || shown[node.parent])
      shown.append(isShown)
      var isAccessible =
        isShown && node.attributes["inert"] == nil
        && node.attributes["aria-hidden"] != "true"
      if isAccessible {
        if let modalRange, modalRange.contains(index) {
          isAccessible = index == modalRange.lowerBound || accessible[node.parent]
        } else if modalRange != nil {
          isAccessible = false
        } else if node.parent >= 0 {
          isAccessible = accessible[node.parent]
        }
      }
      accessible.append(isAccessible)
      if let id = node.attributes["id"], ids[id] == nil { ids[id] = index }
      if node.tag == "label", let target = node.attributes["for"] {
        labels[target, default: []].append(index)
      }
    }
    areShown = shown
    areAccessible = accessible
    indexesByID = ids
    labelsByTarget = labels
    focus = focusKey.flatMap { key in nodes.firstIndex { $0.key == key && $0.tag != "#text" } }
  }

  /// The root element.
  public var root: TestElement { TestElement(tree: self, index: 0) }

  /// The element with the focus; `nil` if no element has it.
  public var focused: TestElement? { focus.map { TestElement(tree: self, index: $0) } }

  /// The element whose attribute `id` is `id`.
  public func element(id: String) -> TestElement? {
    indexesByID[id].map { TestElement(tree: self, index: $0) }
  }

  /// All elements that show, in document order.
  ///
  /// - Complexity: O(*n*) in the elements.
  public var elements: [TestElement] {
    nodes.indices.lazy.filter { self.areShown[$0] && self.nodes[$0].tag != "#text" }
      .map { TestElement(tree: self, index: $0) }
  }

  func element(key: UInt32) -> TestElement? {
    nodes.firstIndex { $0.key == key && $0.tag != "#text" }.map {
      TestElement(tree: self, index: $0)
    }
  }
}

/// A rectangle of a page in CSS px, from the page's top left corner.
public struct TestFrame: Hashable, Sendable {
  /// The distance from the left edge of the page.
  public var left: Double
  /// The distance from the top edge of the page.
  public var top: Double
  /// The width of the border box.
  public var width: Double
  /// The height of the border box.
  public var height: Double

  /// Makes a frame of lengths in CSS px.
  public init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var right: Double { left + width }
  /// The bottom edge.
  public var bottom: Double { top + height }

  /// Whether a point is inside, the left and top edges included.
  public func contains(x: Double, y: Double) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }
}

extension TestFrame: CustomStringConvertible {
  public var description: String {
    "(\(left.plain), \(top.plain); \(width.plain) × \(height.plain))"
  }
}

extension Double {
  /// The number with at most two decimal digits.
  var plain: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
