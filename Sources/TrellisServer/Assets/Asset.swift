package import TrellisHTTP

/// A file that pages load: a script, a style sheet, a font, a picture.
package struct Asset: Sendable {
  package enum Content: Sendable {
    case bytes([UInt8])
    /// A file too large for memory. It stays open, so that every response has the fingerprinted content.
    case file(FileSlice, path: String)
  }

  package let content: Content
  /// A 64-bit hash of the content, in hexadecimal digits.
  package let fingerprint: String
  /// The representation at the address with the fingerprint, where the content never changes; ``current`` is the
  /// representation at the plain name.
  let immutable: Representation
  let current: Representation

  /// The maximum bytes of a file in memory.
  static let largestInMemory = 512 << 10

  init(_ content: Content, contentType: String, fingerprint: String) {
    self.content = content
    self.fingerprint = fingerprint
    let body: Response.Body =
      switch content {
      case .bytes(let bytes): .bytes(bytes)
      case .file(let slice, path: _): .file(slice)
      }
    let plain = Representation(
      body, contentType: contentType, tag: fingerprint,
      headers: SecurityHeaders.fields(cacheControl: "no-cache"))
    current = plain
    immutable = plain.with("Cache-Control", "public, max-age=31536000, immutable")
  }
}

/// A 64-bit hash of some bytes.
///
/// It distinguishes versions of a file and is not cryptographic. Source: FNV-1a, 64 bits.
package struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // A loop over pointers is ten times as fast in debug builds; a server hashes megabytes at its start.
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
    if isAdded == nil { add(Array(bytes)) }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var next = bytes.baseAddress else { return }
    let end = next + bytes.count
    var state = state
    while next < end {
      state = (state ^ UInt64(next.pointee)) &* 0x100_0000_01B3
      next += 1
    }
    self.state = state
  }

  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
