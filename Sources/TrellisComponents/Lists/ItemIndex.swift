/// The place of an item in a list of sections.
public struct ItemIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The place of the section in the list, from 0.
  public var section: Int
  /// The place of the item in its section, from 0.
  public var item: Int

  /// The place of an item; indexes that no list has, such as negative ones, are found by ``Changeset/verify(_:after:)``.
  public init(_ section: Int, _ item: Int) { (self.section, self.item) = (section, item) }

  public static func < (lhs: ItemIndex, rhs: ItemIndex) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }

  public var description: String { "\(section)-\(item)" }
}
