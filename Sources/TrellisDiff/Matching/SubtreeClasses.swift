import TrellisBase
import TrellisHTML

/// Equivalence classes for the nodes of two trees: nodes have the same class if their whole subtrees are equal.
///
/// The class numbers come from a table that compares nodes and not only their hashes, so that no collision can make
/// unequal subtrees equal. They depend only on the trees and are the same in each run.
struct SubtreeClasses {
  /// The classes of the nodes of the two trees.
  private(set) var classes: ([Int32], [Int32]) = ([], [])
  /// The classes of the nodes without their children: kind, name or text, attributes.
  private(set) var heads: ([Int32], [Int32]) = ([], [])
  /// The classes of kind and element name only.
  private(set) var labels: ([Int32], [Int32]) = ([], [])
  /// The bytes of text, names and attributes in each subtree.
  private(set) var weights: ([Int32], [Int32]) = ([], [])
  private(set) var classCount = 0

  /// - Complexity: O(*n*) in the nodes and bytes of both trees.
  init(_ first: MarkupTree, _ second: MarkupTree) {
    let trees = [first, second]
    var names: [Exact<String>: Int32] = [:]
    var headTable = Table(capacity: first.count + second.count)
    var classTable = Table(capacity: first.count + second.count)
    var heads: [[Int32]] = []
    var classes: [[Int32]] = []
    var labels: [[Int32]] = []
    var weights: [[Int32]] = []
    for (side, tree) in trees.enumerated() {
      var own: [Int32] = []
      own.reserveCapacity(tree.count)
      var label: [Int32] = []
      label.reserveCapacity(tree.count)
      var weight = [Int32](repeating: 0, count: tree.count)
      for node in 0..<tree.count {
        var hash = Mixer(UInt64(tree.kinds[node].rawValue))
        hash.add(tree.values[node])
        var bytes = tree.values[node].utf8.count + 1
        for attribute in tree.attributes(of: node) {
          hash.add(attribute.name)
          hash.add(attribute.value)
          bytes += attribute.name.utf8.count + attribute.value.utf8.count
        }
        weight[node] = Int32(clamping: bytes)
        own.append(
          headTable.number(side, node, hash.value) { otherSide, otherNode in
            tree.hasSameHead(node, trees[otherSide], otherNode)
          })
        switch tree.kinds[node] {
        case .element:
          let next = Int32(names.count + MarkupTree.Kind.allCases.count)
          let name = Exact(tree.values[node])
          if let known = names[name] {
            label.append(known)
          } else {
            names[name] = next
            label.append(next)
          }
        default: label.append(Int32(tree.kinds[node].rawValue))
        }
      }
      heads.append(own)
      labels.append(label)
      weights.append(weight)
    }
    for (side, tree) in trees.enumerated() {
      classes.append([Int32](repeating: 0, count: tree.count))
      for node in (0..<tree.count).reversed() {
        let children = tree.children(of: node)
        var hash = Mixer(UInt64(UInt32(bitPattern: heads[side][node])))
        for child in children {
          hash.add(UInt64(UInt32(bitPattern: classes[side][Int(child)])))
          weights[side][node] = Int32(
            clamping: Int(weights[side][node]) + Int(weights[side][Int(child)]))
        }
        let number = classTable.number(side, node, hash.value) { otherSide, otherNode in
          guard heads[side][node] == heads[otherSide][otherNode] else { return false }
          let others = trees[otherSide].children(of: otherNode)
          return children.count == others.count
            && zip(children, others).allSatisfy {
              classes[side][Int($0)] == classes[otherSide][Int($1)]
            }
        }
        classes[side][node] = number
      }
    }
    self.heads = (heads[0], heads[1])
    self.classes = (classes[0], classes[1])
    self.labels = (labels[0], labels[1])
    self.weights = (weights[0], weights[1])
    classCount = classTable.count
  }

}

/// A hash function with the same results in each run.
private struct Mixer {
  private(set) var value: UInt64

  init(_ seed: UInt64) { value = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func add(_ word: UInt64) {
    var mixed = (value ^ word) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 29
    value = mixed &* 0x94D0_49BB_1331_11EB &+ 0x9E37
    value ^= value >> 32
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        add(
          UnsafeRawPointer(bytes.baseAddress!).loadUnaligned(fromByteOffset: index, as: UInt64.self)
        )
        index += 8
      }
      var rest: UInt64 = UInt64(bytes.count) << 56
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      add(rest)
    }
  }
}

/// A hash table with open addressing that numbers equal nodes.
private struct Table {
  private var slots: [(hash: UInt64, side: Int32, node: Int32, number: Int32)]
  private(set) var count = 0

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: (0, -1, 0, 0), count: size)
  }

  mutating func number(
    _ side: Int, _ node: Int, _ hash: UInt64, _ isEqual: (_ side: Int, _ node: Int) -> Bool
  ) -> Int32 {
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while true {
      let slot = slots[index]
      if slot.side < 0 {
        slots[index] = (hash, Int32(side), Int32(node), Int32(count))
        count += 1
        return Int32(count - 1)
      }
      if slot.hash == hash, isEqual(Int(slot.side), Int(slot.node)) { return slot.number }
      index = (index + 1) & (slots.count - 1)
    }
  }
}
