/// Replaces random and content-dependent numbers in texts by names: each run of 16 or more hexadecimal digits, such as a
/// token, a nonce or a fingerprint, by its length and the order of its first occurrence.
public struct HexNames {
  private var names: [String: String] = [:]
  private var counts: [Int: Int] = [:]

  public init() {}

  public mutating func replaced(in text: String) -> String {
    var result: [UInt8] = []
    var run: [UInt8] = []
    for byte in Array(text.utf8) + [0] {
      if (48...57).contains(byte) || (97...102).contains(byte) {
        run.append(byte)
        continue
      }
      if run.count >= 16 {
        result += Array(name(of: String(decoding: run, as: UTF8.self)).utf8)
      } else {
        result += run
      }
      run = []
      if byte > 0 { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func name(of digits: String) -> String {
    if let name = names[digits] { return name }
    let count = digits.utf8.count
    counts[count, default: 0] += 1
    let name = "«\(count) digits, \(counts[count] ?? 0)»"
    names[digits] = name
    return name
  }
}
