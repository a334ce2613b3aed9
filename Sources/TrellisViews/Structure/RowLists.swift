import TrellisBase
import TrellisComponents
import TrellisLayout
import TrellisUI

/// The rows that the ``ForEach`` views of one body made in its last evaluation. The next evaluation reuses the
/// components of equal rows.
final class RowLists {
  private typealias Entry = (path: ViewPath?, rows: AnyObject)

  /// The lists of the previous evaluation that are not consumed yet.
  private var former: [Entry]
  private var entries: [Entry] = []
  /// Whether the body is being evaluated.
  private(set) var isOpen = true

  init(after former: RowLists?) { self.former = former?.entries ?? [] }

  /// Removes and returns the former rows of a list of this type at `path`.
  func consume<Rows: AnyObject>(_ type: Rows.Type, at path: ViewPath?) -> Rows? {
    guard
      let index = former.firstIndex(where: {
        Swift.type(of: $0.rows) == type && $0.path == path
      })
    else { return nil }
    return former.remove(at: index).rows as? Rows
  }

  func append(_ rows: AnyObject, at path: ViewPath?) { entries.append((path, rows)) }

  func close() {
    isOpen = false
    former = []
  }
}

/// A component that keeps the rows of the body that it evaluates.
protocol RowListOwner: AnyObject {
  /// The rows of the current evaluation.
  var openRowLists: RowLists { get }
}

/// Keeps the flexbox around the rows of one list and nothing else. The flexbox is reused while it has the same
/// components as children, so that an unchanged list is built, laid out and mounted like one unchanged component.
final class RowContainer {
  private var flexbox: FlexboxComponent?

  /// The flexbox of the last evaluation if it is equal, or a new one.
  func flexbox(
    view: ViewConfiguration?, size: ComponentSize, style: FlexboxStyle, children: [FlexboxChild]
  ) -> FlexboxComponent {
    if let flexbox, flexbox.isEqual(to: view, size, style, children) { return flexbox }
    let made = FlexboxComponent(view: view, size: size, style: style, children: children)
    flexbox = made
    return made
  }
}

/// The rows of one ``ForEach``, in order.
final class RowList<ID: Hashable, Content: View> {
  let ids: [ID]
  /// The items of the rows; the component of each is a `HostingComponent<Content>`.
  let children: [FlexboxChild]
  /// The flexbox around the rows, shared by successive evaluations with the same ``children``.
  let container: RowContainer
  private let surroundings: ComponentSurroundings

  init(
    ids: [ID], children: [FlexboxChild], of container: RowContainer,
    in surroundings: ComponentSurroundings
  ) {
    self.ids = ids
    self.children = children
    self.container = container
    self.surroundings = surroundings
  }

  /// Whether new components would have the same values of the environment.
  func isReusable(in surroundings: ComponentSurroundings) -> Bool {
    surroundings.allowsReuse && self.surroundings.areSame(as: surroundings)
  }
}

/// The indices of rows in a former list, found by their identities.
struct RowMatches<ID: Hashable> {
  private let old: [ID]
  private let new: [ID]
  private let ends: MatchingEnds
  /// Whether each old row between the equal ends is matched with a new row.
  private var isMatched: [Bool]
  /// The index in the old list where the next row is expected.
  private var likely: Int
  /// The old indices of the identities between the equal ends.
  private var oldIndices = LazyIndex<Exact<ID>>()
  /// The new identities so far; from ``searchedOneByOne`` on, ``known`` has all identities instead.
  private var fresh: [ID] = []
  private var known: Set<Exact<ID>> = []

  private static var searchedOneByOne: Int { 4 }

  /// - Parameter old: identities that differ from each other.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  init(from old: [ID], to new: [ID]) {
    (self.old, self.new) = (old, new)
    ends = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        MatchingEnds(old.indices, new.indices) { exactlyEqual(old[$0], new[$1]) }
      }
    }
    likely = ends.old.lowerBound
    isMatched = [Bool](repeating: false, count: ends.new.isEmpty ? 0 : ends.old.count)
  }

  /// Whether both lists are equal.
  var areEqual: Bool { ends.old.isEmpty && ends.new.isEmpty }

  /// The indexes of the rows that are not at one of the equal ends.
  var middle: Range<Int> { ends.new }

  /// The index in the former list of the row at `index` of ``middle``; `nil` for a new row. Called in order.
  ///
  /// - Complexity: O(1) on average, and O(*n*) for the first few rows that are not near the row before.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  mutating func oldIndex(of index: Int) -> Int? {
    let (old, id) = (old, new[index])
    guard
      let oldIndex = ends.old.first(near: likely, where: { exactlyEqual(old[$0], id) })
        ?? oldIndices.index(of: Exact(id), in: ends.old, keyAt: { Exact(old[$0]) }),
      !isMatched[oldIndex - ends.old.lowerBound]
    else { return nil }
    isMatched[oldIndex - ends.old.lowerBound] = true
    likely = oldIndex + 1
    return oldIndex
  }

  /// Whether no other row has the identity of the row at `index`, a row without an old index.
  mutating func isUnique(at index: Int) -> Bool {
    // An identity in `old` is a duplicate: an earlier row has already claimed the old row.
    let id = new[index]
    if known.isEmpty, fresh.count < Self.searchedOneByOne {
      guard !old.contains(where: { exactlyEqual($0, id) }),
        !fresh.contains(where: { exactlyEqual($0, id) })
      else { return false }
      fresh.append(id)
      return true
    }
    if known.isEmpty { known = Set((old + fresh).map({ Exact($0) })) }
    return known.insert(Exact(id)).inserted
  }
}
