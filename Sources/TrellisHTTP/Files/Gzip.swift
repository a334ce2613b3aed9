internal import CZlib

/// gzip compression. Source: RFC 1952, through zlib.
public enum Gzip {
  /// The compressed bytes, or `nil` if zlib cannot allocate memory.
  ///
  /// - Parameter level: from 1 (fast) to 9 (small).
  /// - Complexity: O(bytes); some 20 ms a megabyte at level 6.
  public static func compressed(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
    precondition((1...9).contains(level), "\(level) is not a compression level (1 to 9)")
    // zlib counts the input of one call in 32 bits.
    guard bytes.count <= Int(UInt32.max) else { return nil }
    var stream = z_stream()
    guard czlib_gzip_init(&stream, level) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, uLong(bytes.count)))
    guard bound <= Int(UInt32.max) else { return nil }
    var isDone = false
    let result = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      bytes.withUnsafeBufferPointer { input in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(bound)
        isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = isDone ? bound - Int(stream.avail_out) : 0
      }
    }
    return isDone ? result : nil
  }
}

extension Request {
  /// Whether the client accepts a response in gzip. Source: RFC 9110 §12.5.3.
  public var acceptsGzip: Bool {
    var gzip: Bool?
    var others = false
    for value in headers.values(of: "accept-encoding") {
      for item in value.lowercased().parts(between: ",") {
        let parts = item.parts(between: ";").map(\.withoutSpace)
        guard let coding = parts.first else { continue }
        let quality = parts.dropFirst().first { $0.begins(with: "q=") }?.dropping(2)
        let isAccepted = quality.map(Self.isPositive) ?? true
        if coding == "gzip" || coding == "x-gzip" { gzip = isAccepted }
        if coding == "*" { others = isAccepted }
      }
    }
    return gzip ?? others
  }

  /// Whether `text` is a quality above 0: `0.` or `1.` followed by at most three digits.
  private static func isPositive(_ text: Substring) -> Bool {
    guard text.utf8.count <= 5, text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
      let value = Double(text)
    else { return false }
    return value > 0 && value <= 1
  }
}
