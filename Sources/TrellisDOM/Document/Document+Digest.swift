extension Document {
  /// A hash of the elements that a client shows: tags, structure, frames, attributes, styles, texts and listeners. It is the
  /// same in every process. Live properties and the page's title and address are not counted.
  ///
  /// - Parameter hidden: elements that are omitted, with their descendants.
  /// - Complexity: O(*n*) in the elements and the bytes of their texts.
  package func contentDigest(without hidden: Set<ObjectIdentifier>) -> UInt64 {
    var digest = ContentDigest()
    var pending = [root]
    while let element = pending.popLast() {
      if hidden.contains(ObjectIdentifier(element)) { continue }
      digest.add(element.tag)
      digest.add(element.packedFrame)
      digest.add(element.attributes?.digest ?? 0)
      digest.add(element.styles?.digest ?? 0)
      if let words = element.live?.words, !words.isEmpty { digest.add(words) }
      switch element.content {
      case .none: digest.add(1)
      case .text(let text): digest.add(text)
      case .child, .children:
        let shown = element.children.filter { !hidden.contains(ObjectIdentifier($0)) }
        // An element with hidden children only is as one without children.
        digest.add(shown.isEmpty ? 1 : UInt64(shown.count) &+ 1)
        pending.append(contentsOf: shown.reversed())
      }
    }
    return digest.value
  }
}

/// A 64-bit hash of words and texts, which distinguishes versions of a document and is not cryptographic.
///
/// Each word is multiplied and rotated, as in FxHash; texts are read eight bytes at a time.
struct ContentDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    let rotated = value << 5 | value >> 59
    value = (rotated ^ word) &* 0x517C_C1B7_2722_0A95
    value ^= value >> 32
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      add(UInt64(bytes.count))
      var offset = 0
      while offset + 8 <= bytes.count {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      var last: UInt64 = 0
      while offset < bytes.count {
        last = last << 8 | UInt64(bytes[offset])
        offset += 1
      }
      add(last)
    }
  }

  mutating func add(_ frame: PackedFrame) {
    add(UInt64(UInt32(bitPattern: frame.left)) << 32 | UInt64(UInt32(bitPattern: frame.top)))
    add(UInt64(UInt32(bitPattern: frame.width)) << 32 | UInt64(UInt32(bitPattern: frame.height)))
  }
}
