package import Foundation
package import TrellisBase
import TrellisComponents

/// Consecutive rows of a list that one view of its content makes: the rows of a ``ForEach``, or one view.
package protocol ListPart {
  /// The number of rows.
  var count: Int { get }
  /// The identity of a row among the rows of the part.
  ///
  /// - Precondition: `row` is from 0 to ``count`` - 1, here and below.
  func id(of row: Int) -> AnyHashable
  /// The content of a row.
  func view(of row: Int) -> AnyView
  /// The place of a row in a tree; `nil` in a list without levels.
  func node(of row: Int) -> ListNode?
  /// What the user may do with the rows.
  var edits: ListEdits { get }
  /// Whether both have the same identities in the same order, if that is known without comparing them.
  func isKnownToEqual(_ former: any ListPart) -> Bool
  /// The changes since `former`; `nil` if it is of another type.
  func difference(from former: any ListPart) -> ListDifference?
}

extension ListPart {
  package func node(of row: Int) -> ListNode? { nil }
  package var edits: ListEdits { ListEdits() }
}

/// The place of a row in a tree.
package struct ListNode: Equatable, Sendable {
  /// From 1 for the outermost rows.
  package var level: Int
  /// The index among the rows of the same parent, from 0.
  package var position: Int
  /// The number of rows of the same parent.
  package var count: Int
  /// Whether the rows below are shown; `nil` for a row that cannot have any.
  package var isExpanded: Bool?

  package init(level: Int, position: Int, count: Int, isExpanded: Bool?) {
    (self.level, self.position, self.count) = (level, position, count)
    self.isExpanded = isExpanded
  }
}

/// What the user may do with the rows of a part.
package struct ListEdits {
  package var delete: ((IndexSet) throws -> Void)?
  package var move: ((IndexSet, Int) throws -> Void)?

  package init() {}
}

/// One view as a row.
struct SingleRow: ListPart {
  let content: AnyView

  var count: Int { 1 }
  func id(of row: Int) -> AnyHashable { 0 }
  func view(of row: Int) -> AnyView { content }
  func isKnownToEqual(_ former: any ListPart) -> Bool { former is SingleRow }
  func difference(from former: any ListPart) -> ListDifference? {
    former is SingleRow ? ListDifference() : nil
  }
}

extension ForEach: ListPart {
  package var count: Int { data.count }
  package func id(of row: Int) -> AnyHashable { AnyHashable(id(data.element(at: row))) }
  package func view(of row: Int) -> AnyView { AnyView(content(data.element(at: row))) }

  package func isKnownToEqual(_ former: any ListPart) -> Bool {
    guard let former = former as? Self else { return false }
    return data.isKnownToEqual(former.data)
  }

  package func difference(from former: any ListPart) -> ListDifference? {
    (former as? Self).map { difference(from: $0) }
  }

  /// The removed, inserted and moved elements since `former`.
  func difference(from former: Self) -> ListDifference {
    ListDifference(from: former.data, to: data, old: former.id, new: id)
  }
}
