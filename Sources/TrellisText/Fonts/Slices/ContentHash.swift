/// A 64-bit hash of the added bytes.
///
/// It distinguishes versions of a file and detects damage. It is not cryptographic: an attacker can produce
/// collisions. Method: multiply and fold, a word at a time, with the odd constant 2^64 / golden ratio.
package struct ContentHash: Sendable {
  private var state: UInt64 = 0x243F_6A88_85A3_08D3

  package init() {}

  package mutating func add(_ number: UInt64) {
    let product = (state ^ number).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    state = product.high ^ product.low &+ 0x1319_8A2E_0370_7344
  }

  /// - Complexity: O(bytes), eight at a time.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    let words = bytes.count / 8
    for index in 0..<words {
      add(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    for byte in bytes[(words * 8)...] { add(UInt64(byte)) }
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package var value: UInt64 { state }

  /// 16 hexadecimal digits.
  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
