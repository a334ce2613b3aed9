import TrellisBase

extension HTMLTokenizer {
  /// Reads a tag after its `<` or `</`; `nil` if the text ends in the tag.
  mutating func readTag() -> HTMLToken.Tag? {
    let name = readName { Self.isSpace($0) || $0 == 47 || $0 == 62 }
    var tag = HTMLToken.Tag(name: name, tag: HTMLTag(name: name))
    // A set, so that each attribute of a long tag needs no linear search.
    var names: Set<Exact<String>> = []
    while true {
      while let next = byte(), Self.isSpace(next) || next == 47 {
        if next == 47, byte(1) == 62 {
          index += 2
          tag.isSelfClosing = true
          return tag
        }
        index += 1
      }
      guard let next = byte() else { return nil }
      if next == 62 {
        index += 1
        return tag
      }
      guard let attribute = readAttribute() else { return nil }
      let isNew: Bool
      if tag.attributes.count < 16 {
        isNew = !tag.attributes.contains { $0.name.isExactly(attribute.name) }
      } else {
        if names.isEmpty { names = Set(tag.attributes.map { Exact($0.name) }) }
        isNew = names.insert(Exact(attribute.name)).inserted
      }
      if isNew { tag.attributes.append(attribute) }
    }
  }

  /// Reads a name up to a byte that `isEnd` accepts, in lower case.
  private mutating func readName(until isEnd: (UInt8) -> Bool) -> String {
    let start = index
    var hasCapitals = false
    while index < bytes.count, !isEnd(bytes[index]) {
      if (65...90) ~= bytes[index] { hasCapitals = true }
      index += 1
    }
    guard hasCapitals else { return string(start..<index) }
    let lower = bytes[start..<index].map { (65...90) ~= $0 ? $0 | 0x20 : $0 }
    return String(decoding: Self.replacingNUL(lower), as: UTF8.self)
  }

  /// Reads an attribute; `nil` if the text ends in its value.
  private mutating func readAttribute() -> HTMLToken.Attribute? {
    // An equals sign at the start belongs to the name.
    let isOdd = byte() == 61
    if isOdd { index += 1 }
    let rest = readName { Self.isSpace($0) || $0 == 47 || $0 == 62 || $0 == 61 }
    var attribute = HTMLToken.Attribute(name: isOdd ? "=" + rest : rest, value: "")
    var probe = index
    while probe < bytes.count, Self.isSpace(bytes[probe]) { probe += 1 }
    guard probe < bytes.count else { return nil }
    guard bytes[probe] == 61 else { return attribute }
    index = probe + 1
    while let next = byte(), Self.isSpace(next) { index += 1 }
    guard let next = byte() else { return nil }
    if next == 62 { return attribute }
    let quote: UInt8? = next == 34 || next == 39 ? next : nil
    if quote != nil { index += 1 }
    var value: [UInt8] = []
    while true {
      let start = index
      while index < bytes.count, bytes[index] != 38,
        quote.map({ bytes[index] != $0 }) ?? (!Self.isSpace(bytes[index]) && bytes[index] != 62)
      {
        index += 1
      }
      value += bytes[start..<index]
      guard let next = byte() else { return nil }
      index += next == 38 || quote != nil ? 1 : 0
      guard next == 38 else { break }
      readReference(inAttribute: true, into: &value)
    }
    attribute.value = String(decoding: Self.replacingNUL(value), as: UTF8.self)
    return attribute
  }

  // MARK: Comments and declarations

  /// Reads a processing instruction after its `<`; a comment if its target is invalid.
  ///
  /// Source: Chromium 156. An instruction without a `>` is dropped with the rest of the page.
  mutating func readInstruction() -> HTMLToken {
    let name = index + 1
    var end = name
    while end < bytes.count, Self.isTargetByte(bytes[end]) { end += 1 }
    let hasTarget = end > name && (Self.isLetter(bytes[name]) || bytes[name] == 95)
    guard end < bytes.count else {
      guard hasTarget || end == name else { return readBogusComment() }
      index = end
      return .endOfFile
    }
    let target = string(name..<end)
    guard hasTarget, Self.isSpace(bytes[end]) || bytes[end] == 63 || bytes[end] == 62,
      !Self.reservedTargets.contains(target.lowercased())
    else { return readBogusComment() }
    index = end
    skipSpace()
    let start = index
    while index < bytes.count, bytes[index] != 62 { index += 1 }
    guard index < bytes.count else { return .endOfFile }
    let hasMark = index > start && bytes[index - 1] == 63
    let data = string(start..<(hasMark ? index - 1 : index))
    index += 1
    return .comment(.instruction(target: target, data: data))
  }

  private static func isTargetByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (48...57) ~= byte || byte == 45 || byte == 95
  }

  private static let reservedTargets: Set<String> = ["xml", "xml-stylesheet"]

  mutating func readBogusComment() -> HTMLToken {
    let start = index
    while index < bytes.count, bytes[index] != 62 { index += 1 }
    let text = string(start..<index)
    index = min(index + 1, bytes.count)
    return .comment(.text(text))
  }

  /// Reads a declaration from its `<` on.
  mutating func readDeclaration() -> HTMLToken {
    index += 2
    if has("--", at: 0, ignoringCase: false) {
      index += 2
      return readComment()
    }
    if has("doctype", at: 0, ignoringCase: true) {
      index += 7
      return .doctype(readDoctype())
    }
    return readBogusComment()
  }

  private mutating func readComment() -> HTMLToken {
    let start = index
    if byte() == 62 {
      index += 1
      return .comment(.text(""))
    }
    if byte() == 45, byte(1) == 62 {
      index += 2
      return .comment(.text(""))
    }
    while index < bytes.count {
      if bytes[index] == 45, byte(1) == 45 {
        let length = byte(2) == 62 ? 3 : byte(2) == 33 && byte(3) == 62 ? 4 : 0
        if length > 0 {
          let text = string(start..<index)
          index += length
          return .comment(.text(text))
        }
      }
      index += 1
    }
    // At the end of the text, an unfinished end of the comment is not part of it.
    var end = bytes.count
    for tail in ["--!", "--", "-"] where end == bytes.count {
      if end - start >= tail.utf8.count,
        bytes[(end - tail.utf8.count)..<end].elementsEqual(tail.utf8)
      {
        end -= tail.utf8.count
      }
    }
    return .comment(.text(string(start..<end)))
  }

  private mutating func skipSpace() {
    while let next = byte(), Self.isSpace(next) { index += 1 }
  }

  private mutating func readDoctype() -> HTMLToken.Doctype {
    var doctype = HTMLToken.Doctype()
    skipSpace()
    guard let next = byte(), next != 62 else {
      doctype.forcesQuirks = true
      index = min(index + 1, bytes.count)
      return doctype
    }
    doctype.name = readName { Self.isSpace($0) || $0 == 62 }
    skipSpace()
    var isComplete = true
    if byte() != 62 {
      let isPublic = has("public", at: 0, ignoringCase: true)
      if isPublic || has("system", at: 0, ignoringCase: true) {
        index += 6
        skipSpace()
        isComplete = isPublic ? readPublicID(&doctype) : readID(&doctype.systemID)
      } else {
        isComplete = false
      }
    }
    if !isComplete || byte() == nil { doctype.forcesQuirks = true }
    while index < bytes.count, bytes[index] != 62 { index += 1 }
    if index == bytes.count { doctype.forcesQuirks = doctype.forcesQuirks || byte() == nil }
    index = min(index + 1, bytes.count)
    return doctype
  }

  private mutating func readPublicID(_ doctype: inout HTMLToken.Doctype) -> Bool {
    guard readID(&doctype.publicID) else { return false }
    skipSpace()
    guard let next = byte(), next != 62 else { return byte() != nil }
    guard next == 34 || next == 39 else { return false }
    return readID(&doctype.systemID)
  }

  /// Reads an identifier in quotes; returns whether it is complete.
  private mutating func readID(_ id: inout String?) -> Bool {
    guard let quote = byte(), quote == 34 || quote == 39 else { return false }
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote, bytes[index] != 62 { index += 1 }
    id = string(start..<index)
    guard byte() == quote else { return false }
    index += 1
    return true
  }
}
