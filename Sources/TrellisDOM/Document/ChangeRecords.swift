/// The changes of a document since its last patch: one record for each changed element, created by its first change,
/// with the values that the client has.
///
/// There is no log of operations. A record keeps the *old* values, so a value set twice needs one operation, a value
/// that is restored needs none, and an element created and removed in between leaves no trace.
struct ChangeRecords {
  struct Aspects: OptionSet {
    let rawValue: UInt8
    static let frame = Aspects(rawValue: 1)
    static let content = Aspects(rawValue: 2)
    static let attributes = Aspects(rawValue: 4)
    static let styles = Aspects(rawValue: 8)
    static let properties = Aspects(rawValue: 16)
    static let listeners = Aspects(rawValue: 32)
    /// The aspects that are sent as attributes and styles.
    static let values: Aspects = [.attributes, .styles, .listeners]
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

    /// The approximate size of the record and its entry in ``ChangeRecords/indexes``.
    var byteCount: Int {
      var bytes = MemoryLayout<Record>.stride + 24
      if touched.contains(.content) { bytes += content.text?.utf8.count ?? 0 }
      for property in properties { bytes += property.byteCount }
      return bytes
    }
  }

  /// In the order of the first changes.
  private(set) var all: [Record] = []
  private var indexes = IndexTable()
  /// The approximate size of the records in bytes.
  private(set) var byteCount = 0

  /// Records the current value of one aspect of an announced element, unless it is recorded already.
  mutating func touch(_ element: Element, _ aspect: Aspects) {
    let index = indexes.index(of: element.number, or: all.count)
    if index == all.count {
      let record = Record(element: element)
      byteCount += record.byteCount
      all.append(record)
    }
    guard !all[index].touched.contains(aspect) else { return }
    all[index].touched.insert(aspect)
    switch aspect {
    case .frame: all[index].frame = element.packedFrame
    case .content:
      all[index].content = element.content
      byteCount += element.content.text?.utf8.count ?? 0
    case .attributes: all[index].attributes = element.attributes
    case .styles: all[index].styles = element.styles
    case .properties: setProperties(element.live?.properties ?? [], at: index)
    default: all[index].listeners = element.live?.words ?? ""
    }
  }

  /// Sets the client's value of a property in the record after the client itself changed the property.
  mutating func setClientValue(_ element: Element, _ property: FieldState.Property) {
    guard let index = indexes[element.number], all[index].touched.contains(.properties) else {
      return
    }
    setProperties(
      all[index].properties.filter { $0.name != property.name } + [property], at: index)
  }

  /// Replaces the client's property values in the record of an element.
  mutating func setClientValues(_ element: Element, _ properties: [FieldState.Property]) {
    guard let index = indexes[element.number] else { return }
    setProperties(properties, at: index)
  }

  private mutating func setProperties(_ properties: [FieldState.Property], at index: Int) {
    byteCount -= all[index].byteCount
    all[index].properties = properties
    byteCount += all[index].byteCount
  }

  /// Rebuilds the look-up table for the current numbers of the elements.
  mutating func recordNewNumbers() {
    indexes = IndexTable()
    for (index, record) in all.enumerated() {
      _ = indexes.index(of: record.element.number, or: index)
    }
  }

  /// Removes all records, and frees their memory.
  mutating func removeAll() { self = ChangeRecords() }

  /// The violated invariants, one a line; empty if all hold.
  ///
  /// - Each record is found by the number of its element.
  /// - The byte count equals the sum of the records' bytes.
  ///
  /// - Complexity: O(*n*) in records. For tests.
  func checkInvariants() -> [String] {
    var violations: [String] = []
    if indexes.count != all.count {
      violations.append("\(indexes.count) records are found of \(all.count)")
    }
    for (index, record) in all.enumerated() where indexes[record.element.number] != index {
      violations.append("the record of \(record.element) is not found")
    }
    let bytes = all.reduce(0) { $0 + $1.byteCount }
    if bytes != byteCount {
      violations.append("the records take \(bytes) bytes, and \(byteCount) are counted")
    }
    return violations
  }
}
