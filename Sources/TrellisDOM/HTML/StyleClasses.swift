/// The distinct sets of styles of a page, with the numbers of their classes.
struct StyleClasses {
  /// The declarations of each class, without braces.
  private(set) var rules: [String] = []
  private var numbers: [String: Int] = [:]
  /// The last sets of styles and their numbers, each at the place that its address chooses.
  private var keys = [UInt](repeating: 0, count: places)
  private var values = [Int](repeating: 0, count: places)

  private static let places = 256

  /// The number of the class with `declarations`, from 0 in the order of the first calls.
  mutating func number(of declarations: String) -> Int {
    if let number = numbers[declarations] { return number }
    rules.append(declarations)
    numbers[declarations] = rules.count - 1
    return rules.count - 1
  }

  /// The number kept for a key, which is not 0.
  func recent(_ key: UInt) -> Int? {
    let place = Self.place(key)
    return keys[place] == key ? values[place] : nil
  }

  mutating func keep(_ number: Int, _ key: UInt) {
    let place = Self.place(key)
    keys[place] = key
    values[place] = number
  }

  private static func place(_ key: UInt) -> Int {
    Int((key ^ key >> 5 ^ key >> 13) & UInt(places - 1))
  }
}

/// The names and traits of a document's elements, by number.
struct TagTable {
  struct Tag {
    let name: String
    let traits: TagTraits
    let isOption: Bool
  }

  private let tags: [Tag]
  private static let vocabulary = zip(TagVocabulary.names, TagTraits.all).map(tag)

  init(_ names: ElementNames) {
    tags = Self.vocabulary + names.own.map { Self.tag($0, TagTraits($0)) }
  }

  subscript(element: Element) -> Tag { tags[Int(element.tagCode)] }

  private static func tag(_ name: String, _ traits: TagTraits) -> Tag {
    Tag(name: name, traits: traits, isOption: name == "option")
  }
}

extension HTMLWriter {
  /// Whether one of the program's own classes has the form of a generated class.
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

  private static func isLikeGenerated(_ classes: String) -> Bool {
    var classes = classes
    let isLike = classes.withUTF8 { isLikeGenerated($0) }
    if let isLike { return isLike }
    return classes.split(separator: " ").contains {
      ($0.first == "f" || $0.first == "s") && $0.dropFirst().allSatisfy(\.isNumber)
    }
  }

  /// - Returns: `nil` for names with characters that are not ASCII.
  private static func isLikeGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var isFirst = true
    // Whether the present name has the form so far.
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
