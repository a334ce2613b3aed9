/// The place of an item in a list of sections.
public struct ItemIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the section.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// The place of an item; indexes that no list has, such as negative ones, are found by ``Changeset/verify(_:after:)``.
  public init(_ section: Int, _ item: Int) { (self.section, self.item) = (section, item) }

  public static func < (lhs: ItemIndex, rhs: ItemIndex) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }

  public var description: String { "\(section)-\(item)" }
}
