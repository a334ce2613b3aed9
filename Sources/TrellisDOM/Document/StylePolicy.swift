import TrellisBase

/// The check of style values: a value must be valid for one declaration and contain only addresses that ``URLPolicy``
/// allows.
enum StylePolicy {
  /// `value`, or `nil` if it could end its declaration, contains an escape, or could load or run a refused resource.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  static func sanitised(_ value: String) -> String? {
    guard value.utf8.count <= 4096 else { return nil }
    var calls: [Int] = []
    var depth = 0
    var quote: UInt8 = 0
    var previous: UInt8 = 0
    for (offset, byte) in value.utf8.enumerated() {
      switch byte {
      case 0..<32, 127: return nil
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "!"):
        return nil
      case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): return nil
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        if quote == 0 { quote = byte } else if quote == byte { quote = 0 }
      case UInt8(ascii: "(") where quote == 0:
        calls.append(offset)
        depth += 1
      case UInt8(ascii: ")") where quote == 0:
        depth -= 1
        if depth < 0 { return nil }
      default: break
      }
      previous = byte
    }
    guard depth == 0, quote == 0 else { return nil }
    return calls.isEmpty || loadsOnlyAllowed(Array(value.utf8), calls: calls) ? value : nil
  }

  /// Functions other than `url()` that load or run something, with or without a vendor prefix.
  private static let refusedFunctions: Set<String> = [
    "expression", "image-set", "image", "src", "element", "paint", "cross-fade",
  ]

  /// - Parameter calls: the offsets of the opening parentheses.
  private static func loadsOnlyAllowed(_ bytes: [UInt8], calls: [Int]) -> Bool {
    for call in calls {
      let name = functionName(bytes[..<call])
      if refusedFunctions.contains(name) { return false }
      guard name == "url" else { continue }
      guard let end = bytes[call...].firstIndex(of: UInt8(ascii: ")")) else { return false }
      let isAround: (UInt8) -> Bool = { [32, 34, 39].contains($0) }
      var address = bytes[(call + 1)..<end].drop(while: isAround)
      while let last = address.last, isAround(last) { address.removeLast() }
      let text = String(decoding: address, as: UTF8.self)
      guard URLPolicy.address(text, allowsImageData: false) != nil else { return false }
    }
    return true
  }

  /// The function name at the end of `bytes`, in lower case and without a vendor prefix. Spaces before the parenthesis
  /// are ignored, because old browsers accept them.
  private static func functionName(_ bytes: ArraySlice<UInt8>) -> String {
    var end = bytes.endIndex
    while end > bytes.startIndex, bytes[end - 1] == 32 { end -= 1 }
    var start = end
    while start > bytes.startIndex, isNameByte(bytes[start - 1]) { start -= 1 }
    let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    guard name.begins(with: "-"), let prefixEnd = name.dropping(1).index(ofFirst: "-") else {
      return name
    }
    return String(name.rest(after: prefixEnd))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 97 && byte | 0x20 <= 122) || (byte >= 48 && byte <= 57) || byte == 45
      || byte == 95 || byte >= 128
  }
}
