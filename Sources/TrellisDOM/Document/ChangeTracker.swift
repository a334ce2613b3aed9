/// The state that all elements of a document share: the change records, the registry of announced elements, and shared
/// values.
///
/// A patch contains the differences between the records and the document (``Document/takePatch()``).
///
/// - Invariant: the methods of the properties with `@exclusivity(unchecked)` read elements but never call a change
///   tracker, so that accesses of such a property cannot overlap.
package final class ChangeTracker {
  /// The changes since the last patch.
  @exclusivity(unchecked) var records = ChangeRecords()
  var page = PageProperties()
  @exclusivity(unchecked)
  var pool = ValueSetPool()
  var reports = AnimationReports()
  var reportHandler: ((String) -> Void)?
  /// The path that is added to the site's addresses in attributes and styles.
  var basePath = BasePath.root
  /// Calls a function once after a delay.
  var timer: ((Duration, @escaping () -> Void) -> Void)?
  var pins = PinnedElements()
  @exclusivity(unchecked)
  var listeners = SharedListeners()
  @exclusivity(unchecked)
  package var names = ElementNames()
  /// The target of the user's last event; it may have the focus.
  weak var active: Element?
  /// The number of elements and the bytes of their texts.
  @exclusivity(unchecked) package var footprint = Footprint()
  @exclusivity(unchecked)
  private var registry = ElementRegistry()
  /// The numbers of elements that only the client has; the next patch removes them.
  var orphanedIDs: [UInt32] = []
  /// The elements that get new numbers in the next patch.
  var handedOver: [Element] = []
  /// The numbers of the elements whose properties the client has reported since the fields were stored last; `nil` while
  /// they are not recorded.
  @exclusivity(unchecked)
  var editedNumbers: Set<UInt32>?
  /// Receives the events that elements forward.
  var forwarder: ((Element, UIEvent) -> Void)?

  package func report(_ text: @autoclosure () -> String) { reportHandler?(text()) }

  /// Frees reserved memory.
  func trim() {
    if records.all.isEmpty { records.removeAll() }
    registry.compact()
  }

  /// Clears the references of a document that is deallocated, so that elements that are still referenced keep nothing
  /// else alive.
  func invalidate() {
    records.removeAll()
    forgetHandedOver()
    page.markSent()
    registry.removeAll()
  }

  /// The numbers of the elements that should not be moved: the pinned elements, the active element, and the ancestors
  /// of all these. Elements that are not announced count as number 0.
  ///
  /// - Complexity: O(pinned elements × depth).
  func pinnedPaths() -> Set<UInt32> {
    var path: Set<UInt32> = []
    for start in pins.pinned() + [active].compactMap(\.self) {
      var element: Element? = start
      while let current = element, path.insert(current.number).inserted { element = current.parent }
    }
    return path
  }

  // MARK: Numbers

  var nextNumber: UInt32 { registry.last + 1 }
  /// Whether the next patch must be a reset, because half of the range of numbers is used.
  var needsRenumbering: Bool { registry.needsRenumbering }
  var announcedCount: Int { registry.count }

  var announcedElements: [Element] { registry.all }

  func register(_ element: Element) { registry.append(element) }
  func unregister(_ element: Element) { registry.remove(element.number) }
  func element(_ number: UInt32) -> Element? { registry[number] }

  /// Removes the numbers of all elements except the root.
  func forgetAll(but root: Element) {
    registry.forgetAll(but: root, expecting: root.elementCount)
  }

  /// Gives each of `elements`, all announced elements, the number at its index in `numbers`.
  ///
  /// - Precondition: the numbers are distinct and smaller than `next`.
  func renumber(_ elements: [Element], _ numbers: [UInt32], next: UInt32) {
    registry = ElementRegistry()
    for (element, number) in zip(elements, numbers).sorted(by: { $0.1 < $1.1 }) {
      element.number = number
      registry.append(element)
    }
    registry.skip(to: next - 1)
    records.recordNewNumbers()
  }

  /// Makes the next number greater than `number`.
  func skipNumbers(to number: UInt32) { registry.skip(to: number) }
}
