import TrellisBase

/// Tracks the changes of a document since its last patch: one record for each changed element, made on its
/// first change, with the values that the client has.
///
/// There is no log of operations. A record keeps the *old* values, so a value set twice needs one
/// operation, a value set back needs none, and an element made and removed in between leaves no trace. The
/// patch is the difference between the records and the document (``ChangeTracker/takePatch()``).
final class ChangeTracker {
  struct Aspects: OptionSet {
    let rawValue: UInt8
    static let frame = Aspects(rawValue: 1)
    static let content = Aspects(rawValue: 2)
    static let attributes = Aspects(rawValue: 4)
    static let styles = Aspects(rawValue: 8)
    static let properties = Aspects(rawValue: 16)
    static let listeners = Aspects(rawValue: 32)
  }

  /// The client's values of one changed element; only the aspects in `touched` are valid.
  struct Record {
    let element: Element
    var touched: Aspects = []
    var frame: PackedFrame = .none
    var content: Element.Content = .none
    var attributes: ValueSet?
    var styles: ValueSet?
    var properties: [FieldState.Property] = []
    var listeners = ""
  }

  private(set) var records: [Record] = []
  /// The indexes of the records by element number.
  private var places: [UInt32: Int] = [:]
  var page = Page()
  var pool = ValueSetPool()
  var reports = AnimationReports()
  var noteHandler: ((String) -> Void)?
  /// The living elements that were ever pinned.
  private var pins: [Pin] = []
  private var pinLimit = 64
  /// The element of the user's last event, which may have the focus.
  weak var active: Element?
  /// The existing elements and their bytes.
  @exclusivity(unchecked) var footprint = Footprint()
  /// The approximate size of the records in bytes.
  @exclusivity(unchecked) private(set) var recordBytes = 0
  private var registry = ElementRegistry()
  /// The numbers of elements that the client has and the document does not; the next patch removes them.
  var strays: [UInt32] = []
  private var customTags: [String] = []
  private var specs: Set<ListenerSpec> = []
  private var sharedStates: [ObjectIdentifier: SharedLiveState] = [:]
  /// Receives the events that elements forward.
  var forwarder: ((Element, UIEvent) -> Void)?

  // MARK: Records

  /// Records the present value of one aspect of `element`, unless it is recorded already.
  func touch(_ element: Element, _ aspect: Aspects) {
    let index = places[element.number] ?? records.count
    if index == records.count {
      records.append(Record(element: element))
      places[element.number] = index
      recordBytes += Self.bytesPerRecord
    }
    guard !records[index].touched.contains(aspect) else { return }
    records[index].touched.insert(aspect)
    switch aspect {
    case .frame: records[index].frame = element.packedFrame
    case .content:
      records[index].content = element.content
      recordBytes += element.content.text?.utf8.count ?? 0
    case .attributes: records[index].attributes = element.attributes
    case .styles: records[index].styles = element.styles
    case .properties:
      records[index].properties = element.live?.properties ?? []
      for property in records[index].properties { recordBytes += property.byteCount }
    default: records[index].listeners = element.live?.words ?? ""
    }
  }

  /// Sets the client's value of a property in the record after the client itself changed the property.
  func clientKnows(_ element: Element, _ property: FieldState.Property) {
    guard let index = places[element.number], records[index].touched.contains(.properties) else {
      return
    }
    for known in records[index].properties where known.name == property.name {
      recordBytes -= known.byteCount
    }
    records[index].properties.removeAll { $0.name == property.name }
    records[index].properties.append(property)
    recordBytes += property.byteCount
  }

  /// Replaces all of the client's property values in the record of an element.
  func clientKnowsOnly(_ element: Element, _ properties: [FieldState.Property]) {
    guard let index = places[element.number] else { return }
    records[index].properties = properties
  }

  /// Frees reserved memory.
  func trim() {
    if records.isEmpty { dropRecords() }
    registry.compact()
  }

  func dropRecords() {
    records = []
    places = [:]
    recordBytes = 0
  }

  /// The approximate size of a record and its entry in ``places``.
  private static var bytesPerRecord: Int { MemoryLayout<Record>.stride + 24 }

  func note(_ text: @autoclosure () -> String) { noteHandler?(text()) }

  // MARK: Pins

  private struct Pin {
    weak var element: Element?
  }

  func pin(_ element: Element) {
    // Bounds the list while no patch is taken for a long time.
    if pins.count >= pinLimit {
      pins.removeAll { $0.element?.isPinned != true }
      pinLimit = max(64, 2 * pins.count)
    }
    pins.append(Pin(element: element))
  }

  /// The announced elements that should not be moved: the pinned ones, the active one, and the ancestors of
  /// all these.
  ///
  /// - Complexity: O(pinned elements × depth).
  func pinnedPaths() -> Set<UInt32> {
    pins.removeAll { $0.element?.isPinned != true }
    var path: Set<UInt32> = []
    for start in pins.map(\.element) + [active] {
      var element = start
      while let current = element, path.insert(current.number).inserted { element = current.parent }
    }
    path.remove(0)
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

  /// Removes the numbers of all elements but the root.
  func forgetAll(but root: Element) {
    registry.forgetAll(but: root, expecting: root.elementCount)
  }

  /// Clears the references of a document that ends, so that elements still held keep nothing else alive.
  func invalidate() {
    dropRecords()
    page.close()
    registry.removeAll()
  }

  /// Gives each of `elements`, which are all announced ones, the number at its place.
  ///
  /// - Precondition: the numbers differ and are smaller than `next`.
  func renumber(_ elements: [Element], _ numbers: [UInt32], next: UInt32) {
    let records = self.records
    registry = ElementRegistry()
    for (element, number) in zip(elements, numbers).sorted(by: { $0.1 < $1.1 }) {
      element.number = number
      registry.append(element)
    }
    registry.skip(to: next - 1)
    places = [:]
    for (index, record) in records.enumerated() { places[record.element.number] = index }
  }

  /// Makes the next number greater than `number`.
  func skipNumbers(to number: UInt32) { registry.skip(to: number) }

  // MARK: Shared values

  /// The shared description of a listener. The cache of descriptions is emptied when it holds 256.
  func spec(event: String, options: ListenerOptions) -> ListenerSpec {
    let spec = ListenerSpec(event: event, options: options)
    if specs.count >= 256 {
      specs = []
      sharedStates = [:]
    }
    return specs.insert(spec).memberAfterInsert
  }

  /// The state shared by all elements that only forward the events of `spec`; `spec` comes from
  /// ``spec(event:options:)``.
  func sharedState(for spec: ListenerSpec) -> SharedLiveState {
    if let known = sharedStates[ObjectIdentifier(spec)] { return known }
    let made = SharedLiveState(spec)
    sharedStates[ObjectIdentifier(spec)] = made
    return made
  }

  func tagCode(_ tag: String) -> UInt16 {
    if let code = TagVocabulary.codes[tag] { return code }
    guard require(NamePolicy.allowsTag(tag), "Element name '\(tag)' is not allowed") else {
      return plainTagCode
    }
    let base = TagVocabulary.names.count
    if let index = customTags.firstIndex(of: tag) { return UInt16(base + index) }
    guard require(customTags.count < 1024, "Too many custom element names, at '\(tag)'")
    else { return plainTagCode }
    customTags.append(tag)
    return UInt16(base + customTags.count - 1)
  }

  /// The code used in place of a refused name.
  private var plainTagCode: UInt16 { TagVocabulary.codes["div"] ?? 0 }

  func tagName(_ code: UInt16) -> String {
    let index = Int(code)
    let names = TagVocabulary.names
    return index < names.count ? names[index] : customTags[index - names.count]
  }
}
