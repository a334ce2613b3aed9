import TrellisDOM

extension HTMLWriter {
  /// Writes the start tag; copies an equal earlier one if there is one.
  mutating func writeStartTag(of element: Element, _ traits: TagTraits, isRoot: Bool) {
    let frame = element.packedFrame
    guard form == .page, !isRoot, !traits.contains(.option),
      let key = StartTags.Key(of: element, isStatic: isStatic(element))
    else {
      writeNewStartTag(of: element, traits, isRoot: isRoot, frame)
      return
    }
    if let known = startTags.position(key),
      bytes.canCopy(from: known.start, count: known.beginCount + known.endCount)
    {
      bytes.append(copyOf: known.start, count: known.beginCount)
      if !frame.isNone {
        let number = frames.index(of: frame)
        bytes.append(decimal: number)
      }
      bytes.append(copyOf: known.end, count: known.endCount)
      return
    }
    let start = bytes.count
    let number = writeNewStartTag(of: element, traits, isRoot: isRoot, frame)
    startTags.store(
      StartTags.Position(
        start: start, number: number ?? bytes.count..<bytes.count, end: bytes.count),
      key)
  }

  /// - Returns: the range of the frame's class number in the output, if there is one.
  @discardableResult
  private mutating func writeNewStartTag(
    of element: Element, _ traits: TagTraits, isRoot: Bool, _ frame: PackedFrame
  ) -> Range<Int>? {
    bytes.append(tags.start(Int(element.tagCode)))
    if isRoot { bytes.append(" data-trellis") }
    let number = writeClasses(of: element, frame)
    writeAttributes(of: element)
    if element.live?.field != nil || traits.contains(.option) { writeProperties(of: element) }
    bytes.append(UInt8(ascii: ">"))
    return number
  }

  /// - Returns: the range of the frame's class number in the output, if there is one.
  private mutating func writeClasses(of element: Element, _ frame: PackedFrame) -> Range<Int>? {
    guard form == .page else {
      if let style = snapshotStyle(of: element, declarations(of: element)) {
        attribute("style", style)
      }
      return nil
    }
    var own = ""
    if let attributes = element.attributes {
      for entry in attributes.entries where entry.name == "class" { own = entry.value }
      if prefix.isEmpty, !own.isEmpty, checkedAttributes != ObjectIdentifier(attributes) {
        checkedAttributes = ObjectIdentifier(attributes)
        if Self.isLikeGenerated(own) { hasAmbiguousNames = true }
      }
    }
    let style = styleNumber(of: element)
    guard !own.isEmpty || !frame.isNone || style != nil else { return nil }
    bytes.append(" class=\"")
    if !own.isEmpty { bytes.append(escaping: own, isAttribute: true) }
    var range: Range<Int>?
    if !frame.isNone {
      if !own.isEmpty { bytes.append(UInt8(ascii: " ")) }
      // Evaluated first: as an argument, a mutation of the frames would copy them all.
      let number = frames.index(of: frame)
      range = generatedClass(UInt8(ascii: "f"), number)
    }
    if let style {
      if !own.isEmpty || !frame.isNone { bytes.append(UInt8(ascii: " ")) }
      generatedClass(UInt8(ascii: "s"), style)
    }
    bytes.append(UInt8(ascii: "\""))
    return range
  }

  /// - Returns: the range of the number in the output.
  @discardableResult
  private func generatedClass(_ letter: UInt8, _ number: Int) -> Range<Int> {
    if !prefix.isEmpty { bytes.append(prefix) }
    bytes.append(letter)
    let start = bytes.count
    bytes.append(decimal: number)
    return start..<bytes.count
  }

  private mutating func writeAttributes(of element: Element) {
    var words = element.live?.words ?? ""
    for entry in element.attributes?.entries ?? [] {
      if !words.isEmpty, entry.name > "data-on" {
        attribute("data-on", words)
        words = ""
      }
      if form == .page, entry.name == "class" { continue }
      attribute(entry.name, addresses?.value(entry.value, ofAttribute: entry.name) ?? entry.value)
    }
    if !words.isEmpty { attribute("data-on", words) }
  }
}
