import TrellisBase
public import TrellisDOM

/// Writes the documents of one page, laid out at several widths, as one page.
///
/// Elements that differ only in their frames are written once, with a frame for each width. Elements that differ
/// otherwise are written once for each group of widths, and hidden at the other widths. From the second group on, the
/// ids in these elements and the references to them get a suffix, so that ids stay unique.
struct WidthVariants {
  /// An element at one of the widths.
  private struct Variant {
    let width: Int
    let element: Element
  }

  /// The new ids, by old id, inside a subtree that is written for some widths only.
  private typealias NewIDs = [String: String]

  private let widths: [Double]
  private let roots: [Element]
  private var writer: HTMLWriter
  /// For each width: the frames of the elements, by class number.
  private var frames: [FrameRules]
  private var frameNumbers: [[PackedFrame]: Int] = [:]
  /// The sets of widths, as bit masks, at which some elements are shown.
  private var masks: Set<Int> = []

  /// - Precondition: `documents` is not empty, and the widths increase.
  init(_ documents: [(width: Double, document: Document)], addresses: RelativeAddresses?) {
    widths = documents.map(\.width)
    roots = documents.map(\.document.root)
    writer = HTMLWriter(
      documents[0].document, form: .page, addresses: addresses,
      prefix: roots.contains(where: HTMLWriter.usesGeneratedNames) ? "_" : "")
    frames = documents.map { _ in FrameRules() }
  }

  /// The page.
  ///
  /// - Complexity: O(*n*) in the elements of all documents.
  mutating func rendered() -> RenderedHTML {
    let all = roots.enumerated().map { Variant(width: $0.offset, element: $0.element) }
    CallStack.forTree { writeGroup(all, mask: (1 << all.count) - 1, depth: 0, newIDs: [:]) }
    return RenderedHTML(
      body: writer.bytes.text, styleSheet: styleSheet,
      elementCount: writer.elementCount, isFaithful: writer.isFaithful,
      hasFields: writer.hasFields)
  }

  // MARK: The style sheet

  /// The frames of the first width are the default; each further width overrides the different ones with a `min-width`
  /// query.
  private var styleSheet: String {
    let sheet = ByteBuffer()
    frames[0].write(prefix: writer.prefix + "f", into: sheet)
    writer.writeStyles(into: sheet)
    for index in widths.indices.dropFirst() {
      let rules = ByteBuffer()
      let (own, before) = (frames[index], frames[index - 1])
      own.write(prefix: writer.prefix + "f", into: rules) { own[$0] != before[$0] }
      guard rules.count > 0 else { continue }
      sheet.append("@media (min-width:\(Self.pixels(widths[index]))){\n")
      sheet.append(rules.text)
      sheet.append("}\n")
    }
    for mask in masks.sorted() {
      for index in widths.indices where mask & (1 << index) == 0 {
        sheet.append(
          "@media \(condition(index)){.\(writer.prefix)v\(mask){display:none!important}}\n")
      }
    }
    return sheet.text
  }

  /// The media condition for the windows that show the layout of width `index`.
  private func condition(_ index: Int) -> String {
    var parts: [String] = []
    if index > 0 { parts.append("(min-width:\(Self.pixels(widths[index])))") }
    if index + 1 < widths.count {
      // Zoomed windows have fractional widths.
      parts.append("(max-width:\(Self.pixels(widths[index + 1] - 0.02)))")
    }
    return parts.joined(separator: " and ")
  }

  private static func pixels(_ length: Double) -> String {
    let bytes = ByteBuffer(capacity: 32)
    bytes.append(hundredths: Int32((length * 100).rounded()))
    return bytes.text
  }

  // MARK: Elements

  /// Writes a group of elements that differ only in their frames and descendants as one element.
  ///
  /// - Parameters:
  ///   - mask: the widths at which the parent is shown, as bits.
  ///   - newIDs: the ids to replace in these elements.
  private mutating func writeGroup(
    _ group: [Variant], mask: Int, depth: Int, newIDs: NewIDs
  ) {
    let element = group[0].element
    writer.elementCount += 1
    writer.put("<" + element.tag)
    if depth == 0 { writer.put(" data-trellis") }
    writeClasses(of: group, mask: mask)
    for pair in element.attributePairs where pair.name != "class" {
      let value =
        writer.addresses?.value(pair.value, ofAttribute: pair.name) ?? pair.value
      writer.attribute(pair.name, newIDs.isEmpty ? value : Self.renamed(value, pair.name, newIDs))
    }
    writer.writeProperties(of: element)
    writer.put(">")
    if HTMLWriter.fields.contains(element.tag) { writer.hasFields = true }
    let kind = TagVocabulary.kind(element.tag)
    guard kind != .void else { return }
    writer.writeText(of: element, kind: kind)
    if element.tag != "textarea" { writeChildren(of: group, depth: depth, newIDs: newIDs) }
    writer.put("</" + element.tag + ">")
  }

  private mutating func writeClasses(of group: [Variant], mask: Int) {
    let element = group[0].element
    var classes: [String] = []
    if let own = element.attributes?["class"], !own.isEmpty { classes.append(own) }
    if !element.packedFrame.isNone {
      classes.append("\(writer.prefix)f\(frameNumber(of: group))")
    }
    if let style = writer.styleNumber(of: element) { classes.append("\(writer.prefix)s\(style)") }
    let own = group.reduce(0) { $0 | 1 << $1.width }
    if own != mask {
      masks.insert(own)
      classes.append("\(writer.prefix)v\(own)")
    }
    if !classes.isEmpty { writer.attribute("class", classes.joined(separator: " ")) }
  }

  /// The number of the class for the frames of `group`. For widths outside the group, it uses the frame of the next
  /// narrower width, so that the sheet needs no rule for them.
  private mutating func frameNumber(of group: [Variant]) -> Int {
    var all: [PackedFrame] = []
    for index in widths.indices {
      let own = group.first { $0.width == index }?.element.packedFrame
      all.append(own ?? all.last ?? group[0].element.packedFrame)
    }
    if let number = frameNumbers[all] { return number }
    let number = frameNumbers.count
    frameNumbers[all] = number
    for (index, frame) in all.enumerated() { frames[index].add(frame) }
    return number
  }

  private mutating func writeChildren(of group: [Variant], depth: Int, newIDs: NewIDs) {
    guard depth < Element.depthLimit else {
      return writer.changeTracker.recordDepth(group[0].element)
    }
    let parent = group[0].element
    let mask = group.reduce(0) { $0 | 1 << $1.width }
    let traits = writer.traits(of: parent)
    writer.nesting.enter(parent, traits)
    defer { writer.nesting.leave(parent, traits) }
    for column in Self.columns(group) {
      for same in Self.partition(column) {
        writer.recordNesting(of: same[0].element, in: parent)
        // The elements of the first width keep their ids; each other width is in one other group only.
        var own = newIDs
        if same[0].width != group[0].width {
          for id in Self.ids(in: same[0].element) { own[id] = "\(id)-w\(same[0].width)" }
        }
        writeGroup(same, mask: mask, depth: depth + 1, newIDs: own)
      }
    }
  }

  /// The children of a group in columns to compare. Lists of equal length are aligned by index; lists of different
  /// lengths are aligned only at their equal starts and ends.
  private static func columns(_ group: [Variant]) -> [[Variant]] {
    let children = group.map { variant in
      variant.element.children.map { Variant(width: variant.width, element: $0) }
    }
    let counts = Set(children.map(\.count))
    if counts.count == 1, let count = counts.first {
      return (0..<count).map { index in children.map { $0[index] } }
    }
    // The equal children at the start, then at the end.
    let least = counts.min() ?? 0
    func areAlike(_ index: (Int) -> Int) -> Bool {
      let row = children.indices.map { children[$0][index($0)].element }
      return row.allSatisfy { isSame($0, row[0]) }
    }
    var start = 0
    while start < least, areAlike({ _ in start }) { start += 1 }
    var end = 0
    while end < least - start, areAlike({ children[$0].count - 1 - end }) { end += 1 }
    let head = (0..<start).map { index in children.map { $0[index] } }
    let tail = (0..<end).reversed().map { index in children.map { $0[$0.count - 1 - index] } }
    // Lists of the same length stay aligned.
    var middle: [[Variant]] = []
    for count in Set(children.map(\.count)).sorted() {
      let members = children.filter { $0.count == count }
      middle += (start..<count - end).map { index in members.map { $0[index] } }
    }
    return head + middle + tail
  }

  /// `column` in groups of elements that differ only in their frames and descendants.
  private static func partition(_ column: [Variant]) -> [[Variant]] {
    var groups: [[Variant]] = []
    for variant in column {
      if let index = groups.firstIndex(where: { isSame($0[0].element, variant.element) }) {
        groups[index].append(variant)
      } else {
        groups.append([variant])
      }
    }
    return groups
  }

  /// Whether two elements differ at most in their frames and descendants.
  private static func isSame(_ one: Element, _ other: Element) -> Bool {
    one.tag == other.tag && one.text == other.text && one.styles == other.styles
      && one.packedFrame.isNone == other.packedFrame.isNone
      && one.attributePairs.elementsEqual(other.attributePairs) {
        $0.name == $1.name && $0.value == $1.value
      }
      && Self.properties(one) == Self.properties(other)
  }

  private static func properties(_ element: Element) -> [String: PropertyValue] {
    Dictionary(
      (element.live?.properties ?? []).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  // MARK: Ids

  private static func ids(in root: Element) -> Set<String> {
    var ids: Set<String> = []
    var pending = [root]
    while let element = pending.popLast() {
      if let id = element.attribute("id") { ids.insert(id) }
      pending += element.children
    }
    return ids
  }

  /// The value of an attribute with new ids.
  private static func renamed(_ value: String, _ name: String, _ newIDs: NewIDs) -> String {
    if name == "id" || IDReferences.single.contains(name) { return newIDs[value] ?? value }
    if IDReferences.lists.contains(name) {
      return value.parts(between: " ").map { newIDs[String($0)] ?? String($0) }
        .joined(separator: " ")
    }
    if name == "href", value.begins(with: "#") {
      let id = String(value.dropping(1))
      return "#" + (newIDs[id] ?? id)
    }
    return value
  }
}

extension HTMLWriter {
  /// Documents laid out at several widths, as one page. Media queries show the layout of the greatest width that is not
  /// wider than the window. Call ``/TrellisDOM/Document/announceAll()`` for each document first.
  ///
  /// - Parameters:
  ///   - documents: with increasing widths in CSS px; at most 32.
  ///   - addresses: rewrites addresses in attributes and styles; `nil` leaves them unchanged.
  /// - Precondition: `documents` is not empty.
  /// - Complexity: O(*n*) in the elements of all documents.
  public static func page(
    _ documents: [(width: Double, document: Document)], addresses: RelativeAddresses? = nil
  ) -> RenderedHTML {
    if documents.count == 1 { return page(documents[0].document, addresses: addresses) }
    var variants = WidthVariants(documents, addresses: addresses)
    return variants.rendered()
  }
}
