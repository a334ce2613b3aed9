import TrellisBase
import TrellisComponents
import TrellisUI

/// The rows that the ``ForEach`` views of one body made in its last evaluation: the next evaluation uses the components
/// of equal rows again.
final class RowLists {
  private typealias Entry = (place: ViewPath?, rows: AnyObject)

  /// Those of the previous evaluation that are not taken yet.
  private var former: [Entry]
  private var entries: [Entry] = []
  /// Whether the body is being evaluated.
  private(set) var isOpen = true

  init(after former: RowLists?) { self.former = former?.entries ?? [] }

  /// The former rows of a list of this type at `place`; each is returned once, so that no component gets two places.
  func take<Rows: AnyObject>(_ type: Rows.Type, at place: ViewPath?) -> Rows? {
    guard
      let index = former.firstIndex(where: {
        Swift.type(of: $0.rows) == type && $0.place == place
      })
    else { return nil }
    return former.remove(at: index).rows as? Rows
  }

  func append(_ rows: AnyObject, at place: ViewPath?) { entries.append((place, rows)) }

  func close() {
    isOpen = false
    former = []
  }
}

/// A component that keeps the rows of the body that it evaluates.
protocol RowListKeeping: AnyObject {
  /// The rows of the present evaluation.
  var openRowLists: RowLists { get }
}

/// The rows of one ``ForEach``, in order.
final class RowList<ID: Hashable, Content: View> {
  let ids: [ID]
  /// The items of the rows; the component of each is a `HostingComponent<Content>`.
  let children: [FlexboxChild]
  private let surroundings: ComponentSurroundings

  init(ids: [ID], children: [FlexboxChild], in surroundings: ComponentSurroundings) {
    self.ids = ids
    self.children = children
    self.surroundings = surroundings
  }

  /// Whether new components would have the same values of the environment.
  func serves(_ surroundings: ComponentSurroundings) -> Bool {
    surroundings.allowsReuse && self.surroundings.areSame(as: surroundings)
  }
}

/// The places of rows in a former list, found by their identities.
struct RowMatches<ID: Hashable> {
  private let old: [ID]
  private let new: [ID]
  private let ends: MatchingEnds
  /// The former places of the identities between the equal ends that no row has taken.
  private var places: [ID: Int] = [:]
  /// The new identities so far; all identities from ``searchedOneByOne`` new ones on.
  private var fresh: [ID] = []
  private var known: Set<ID> = []

  private static var searchedOneByOne: Int { 4 }

  /// - Parameter old: identities that differ from each other.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  init(from old: [ID], to new: [ID]) {
    (self.old, self.new) = (old, new)
    ends = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        MatchingEnds(old.indices, new.indices) { old[$0] == new[$1] }
      }
    }
    if ends.new.isEmpty { return }
    places.reserveCapacity(ends.old.count)
    for place in ends.old { places[old[place]] = place }
  }

  /// Whether both lists are equal.
  var areEqual: Bool { ends.old.isEmpty && ends.new.isEmpty }

  /// The indexes of the rows that are not at one of the equal ends.
  var middle: Range<Int> { ends.new }

  /// The place in the former list of the row at `index` of ``middle``; `nil` for a new row. Called in order.
  mutating func place(of index: Int) -> Int? { places.removeValue(forKey: new[index]) }

  /// Whether no other row has the identity of the row at `index`, which has no former place.
  mutating func isUnique(at index: Int) -> Bool {
    // An identity of a former row is that of another row, which has taken the place.
    let id = new[index]
    if known.isEmpty, fresh.count < Self.searchedOneByOne {
      guard !old.contains(id), !fresh.contains(id) else { return false }
      fresh.append(id)
      return true
    }
    if known.isEmpty { known = Set(old + fresh) }
    return known.insert(id).inserted
  }
}
