import TrellisBase
import TrellisDOM

/// The distinct sets of styles of a page and the numbers of their classes.
struct StyleClasses {
  /// The declarations of each class, without braces.
  private(set) var rules: [String] = []
  private var numbers: [String: Int] = [:]
  /// A direct-mapped cache from the address of a set of styles to its number.
  private var keys = [UInt](repeating: 0, count: slotCount)
  private var values = [Int](repeating: 0, count: slotCount)

  private static let slotCount = 256

  /// The class number of `declarations`; numbers are assigned from 0 in the order of the first calls.
  mutating func number(of declarations: String) -> Int {
    if let number = numbers[declarations] { return number }
    rules.append(declarations)
    numbers[declarations] = rules.count - 1
    return rules.count - 1
  }

  /// The number stored for `key`, if it is still cached; `key` is not 0.
  func recent(_ key: UInt) -> Int? {
    let slot = Self.slot(key)
    return keys[slot] == key ? values[slot] : nil
  }

  mutating func store(_ number: Int, _ key: UInt) {
    let slot = Self.slot(key)
    keys[slot] = key
    values[slot] = number
  }

  private static func slot(_ key: UInt) -> Int {
    Int((key ^ key >> 5 ^ key >> 13) & UInt(slotCount - 1))
  }
}

/// The tags and traits of a document's elements, by tag code.
struct TagTable {
  private let names: [Names]
  private let traits: [TagTraits]
  /// The number of codes that are the same in all documents.
  private let commonCount = TagVocabulary.names.count

  /// The opening of the start tag, `<name`, and the end tag, `</name>`.
  private struct Names {
    let start: ShortBytes
    let end: ShortBytes

    init(_ name: String) {
      start = ShortBytes("<" + name)
      end = ShortBytes("</" + name + ">")
    }
  }

  private static let vocabulary = TagVocabulary.names.map(Names.init)

  init(_ names: ElementNames) {
    self.names = Self.vocabulary + names.own.map(Names.init)
    traits = TagTraits.all + names.own.map { TagTraits($0) }
  }

  func traits(_ code: Int) -> TagTraits { traits[code] }

  /// The traits of an element of any document: none for custom elements.
  func commonTraits(_ code: Int) -> TagTraits { code < commonCount ? traits[code] : [] }

  func start(_ code: Int) -> ShortBytes { names[code].start }
  func end(_ code: Int) -> ShortBytes { names[code].end }
}

/// Bytes that a ``ByteBuffer`` appends as two words if there are at most 16.
struct ShortBytes {
  fileprivate let words: SIMD2<UInt64>
  fileprivate let count: Int
  /// The bytes if there are more than 16; otherwise empty.
  fileprivate let long: String

  init(_ text: String) {
    count = text.utf8.count
    long = count > 16 ? text : ""
    var words = SIMD2<UInt64>()
    for (index, byte) in text.utf8.prefix(16).enumerated() {
      words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
    }
    self.words = words
  }
}

extension ByteBuffer {
  @inline(__always)
  func append(_ bytes: ShortBytes) {
    guard bytes.count <= 16 else { return append(bytes.long) }
    append(littleEndian: bytes.words, count: bytes.count)
  }
}

extension HTMLWriter {
  /// Whether a class of the application looks like a generated class name.
  static func usesGeneratedNames(_ root: Element) -> Bool {
    var pending = [root]
    var last: ValueSet?
    while let element = pending.popLast() {
      switch element.content {
      case .none, .text: break
      case .child(let child): pending.append(child)
      case .children(let children): pending.append(contentsOf: children)
      }
      guard let attributes = element.attributes, attributes !== last else { continue }
      last = attributes
      for entry in attributes.entries where entry.name == "class" && isLikeGenerated(entry.value) {
        return true
      }
    }
    return false
  }

  static func isLikeGenerated(_ classes: String) -> Bool {
    var classes = classes
    let isLike = classes.withUTF8 { isLikeGenerated($0) }
    if let isLike { return isLike }
    return classes.parts(between: " ").contains {
      ($0.begins(with: "f") || $0.begins(with: "s"))
        && $0.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
    }
  }

  /// - Returns: `nil` if the names contain non-ASCII characters.
  private static func isLikeGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var isFirst = true
    // Whether the current name looks like a generated one so far.
    var isLike = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: " "):
        if isLike { return true }
        isFirst = true
        isLike = false
        continue
      case 0x80...: return nil
      case UInt8(ascii: "f"), UInt8(ascii: "s"): isLike = isFirst
      case UInt8(ascii: "0")...UInt8(ascii: "9"): isLike = isLike && !isFirst
      default: isLike = false
      }
      isFirst = false
    }
    return isLike
  }
}
