/// The look-up tables of a ``PageTree``, built from its nodes.
struct TreeIndex: Sendable {
  private(set) var areShown: [Bool] = []
  private(set) var areAccessible: [Bool] = []
  /// The first element with each `id`.
  private(set) var ids: [String: Int] = [:]
  /// The labels, by the value of their attribute `for`.
  private(set) var labels: [String: [Int]] = [:]
  /// The elements, by the back end's number.
  private(set) var keys: [UInt32: Int] = [:]
  /// The last open dialog that makes the rest of the page inert.
  let modal: Int?

  /// - Complexity: O(*n*).
  init(_ nodes: [PageTree.Node]) {
    areShown.reserveCapacity(nodes.count)
    areAccessible.reserveCapacity(nodes.count)
    keys.reserveCapacity(nodes.count)
    modal = nodes.lastIndex { $0.isModal && !$0.isHidden }
    let modalRange = modal.map { $0..<nodes[$0].end }
    for (index, node) in nodes.enumerated() {
      let isShown = !node.isHidden && (node.parent < 0 || areShown[node.parent])
      areShown.append(isShown)
      var isAccessible =
        isShown && node.attributes["inert"] == nil
        && node.attributes["aria-hidden"] != "true"
      if isAccessible {
        if let modalRange, modalRange.contains(index) {
          isAccessible = index == modalRange.lowerBound || areAccessible[node.parent]
        } else if modalRange != nil {
          isAccessible = false
        } else if node.parent >= 0 {
          isAccessible = areAccessible[node.parent]
        }
      }
      areAccessible.append(isAccessible)
      if node.tag != "#text" { keys[node.key] = index }
      if let id = node.attributes["id"], ids[id] == nil { ids[id] = index }
      if node.tag == "label", let target = node.attributes["for"] {
        labels[target, default: []].append(index)
      }
    }
  }

  /// Whether two trees that differ only in this node have equal indexes.
  static func isSame(_ one: PageTree.Node, _ other: PageTree.Node) -> Bool {
    one.isHidden == other.isHidden && one.isModal == other.isModal && one.key == other.key
      && one.end == other.end
      && ["inert", "aria-hidden", "id", "for"].allSatisfy {
        one.attributes[$0] == other.attributes[$0]
      }
  }
}
