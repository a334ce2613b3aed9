import TrellisBase
import TrellisComponents

/// The state of a ``LazyListComponent``. Only its name is stored, by which the states of rows are found again.
struct LazyListState<Data: RandomAccessCollection, ID: Hashable>: Codable {
  /// The beginning of the names of the trees of rows, unique in the host.
  let name: String
  /// The number of changes of the window; a new number renders the list again.
  var generation = 0
  let list = LazyList<Data, ID>()

  init() { name = String(UInt64.random(in: 0 ... .max), radix: 36) }

  private enum CodingKeys: CodingKey { case name }
}

/// What a lazy list keeps from one build to the next.
final class LazyList<Data: RandomAccessCollection, ID: Hashable> {
  /// The most trees of rows that are kept while the rows are not shown.
  private static var keptTrees: Int { 1_000 }

  var window: ListWindow?
  /// The width of the rows whose heights are known, in CSS px.
  var width: Double?
  /// The index of the row with the focus.
  var focused: Int?
  private var data: Data?
  /// The component that gave ``data``.
  private weak var owner: AnyObject?
  private var trees: [Exact<ID>: ComponentTree] = [:]
  /// The rows that left the window, the earliest first; a row that came back is here too.
  private var left: [Exact<ID>] = []

  /// Takes the rows of a new component; known rows are found by their identities.
  ///
  /// - Complexity: O(*n*) for another collection, O(1) for the component of the last call and for the same array.
  func take(
    _ newData: Data, of component: AnyObject, visibleHeight: Double, id: (Data.Element) -> ID
  ) {
    defer { (self.data, owner) = (newData, component) }
    guard let data, window != nil else {
      window = ListWindow(count: newData.count, visibleHeight: visibleHeight)
      return
    }
    if owner === component || Self.haveSameStorage(data, newData) { return }
    let difference = ListDifference(
      from: data.count, to: newData.count, old: { id(data.element(at: $0)) },
      new: { id(newData.element(at: $0)) })
    window?.apply(difference)
    focused = focused.flatMap { $0 < data.count ? difference.newIndex(of: $0) : nil }
  }

  /// Whether both are one array in memory. Both are alive, so neither was changed since it was copied.
  private static func haveSameStorage(_ one: Data, _ other: Data) -> Bool {
    guard one.count == other.count else { return false }
    let address: UnsafePointer<Data.Element>?? = one.withContiguousStorageIfAvailable {
      $0.baseAddress
    }
    let second: UnsafePointer<Data.Element>?? = other.withContiguousStorageIfAvailable {
      $0.baseAddress
    }
    guard let address = address ?? nil, let second = second ?? nil else { return false }
    return address == second
  }

  /// The tree of a row that is shown.
  func tree(of id: ID, in name: String) -> ComponentTree {
    if let known = trees[Exact(id)] { return known }
    let tree = ComponentTree(id: "\(name)/\(id)")
    trees[Exact(id)] = tree
    return tree
  }

  /// Releases the trees of rows that are not shown, if they hold no states, or if too many are kept.
  ///
  /// - Parameter shown: the rows of the current build.
  /// - Complexity: O(*n*) in the rows that left the window.
  func release(except shown: Set<Exact<ID>>) {
    left = left.filter { !shown.contains($0) && trees[$0] != nil }
    let known = Set(left)
    for (id, tree) in trees where !shown.contains(id) && !known.contains(id) && tree.isDetached {
      if tree.holdsStates { left.append(id) } else { trees[id] = nil }
    }
    guard left.count > Self.keptTrees else { return }
    for id in left.prefix(left.count - Self.keptTrees) { trees[id] = nil }
    left.removeFirst(left.count - Self.keptTrees)
  }
}

extension RandomAccessCollection {
  /// The element at a distance from the start.
  func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}
