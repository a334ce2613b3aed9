/// A growing buffer of UTF-8 bytes that can pass its contents to a sink in pieces.
///
/// A class with unchecked exclusivity, because an array checks uniqueness and capacity for each byte. Used by one
/// thread.
///
/// - Invariant: each access of a property reads or replaces it as a whole, so accesses cannot overlap.
final class ByteBuffer {
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private var used = 0
  /// The number of bytes that the sink has received.
  @exclusivity(unchecked) private var passed = 0
  private let sink: ((UnsafeRawBufferPointer) throws -> Void)?
  /// Whether the buffer allocated the memory; otherwise the memory belongs to the caller of ``text(capacity:_:)``.
  @exclusivity(unchecked) private var ownsMemory = true
  private var failure: (any Error)?

  /// - Parameter sink: receives the bytes in pieces of about ``pieceLength``; `nil` keeps all bytes.
  init(
    capacity: Int = 4096, sink: ((UnsafeRawBufferPointer) throws -> Void)? = nil
  ) {
    self.capacity = sink == nil ? capacity : Self.pieceLength
    self.sink = sink
    base = .allocate(capacity: self.capacity)
  }

  private init(in memory: UnsafeMutableBufferPointer<UInt8>, at base: UnsafeMutablePointer<UInt8>) {
    self.base = base
    capacity = memory.count
    sink = nil
    ownsMemory = false
  }

  deinit { if ownsMemory { base.deallocate() } }

  /// The bytes that `write` appends to a buffer, as text. Up to `capacity` bytes are not copied.
  static func text(capacity: Int, _ write: (ByteBuffer) -> Void) -> String {
    var longer: ByteBuffer?
    let text = String(unsafeUninitializedCapacity: capacity) { memory in
      guard let base = memory.baseAddress else { return 0 }
      let bytes = ByteBuffer(in: memory, at: base)
      write(bytes)
      // A buffer that outgrew the memory has replaced it.
      if bytes.ownsMemory { longer = bytes }
      return bytes.ownsMemory ? 0 : bytes.used
    }
    return longer?.text ?? text
  }

  /// The usual length of the pieces for a sink; a longer single append is passed as one piece.
  static let pieceLength = 64 << 10

  /// The number of bytes written so far.
  var count: Int { passed + used }

  /// The bytes that no sink has received.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: used)) }

  /// The bytes that no sink has received, as text.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: used), as: UTF8.self)
  }

  /// Removes all bytes but keeps the memory. The buffer must not have a sink.
  func removeAll() {
    precondition(sink == nil, "Bytes that the sink has received cannot be removed")
    used = 0
  }

  /// Passes the remaining bytes to the sink.
  ///
  /// - Throws: the first error of the sink; the sink is not called again after an error.
  func finish() throws {
    if used > 0 { pass() }
    if let failure { throw failure }
  }

  private func pass() {
    guard let sink, used > 0 else { return }
    if failure == nil {
      do { try sink(UnsafeRawBufferPointer(start: base, count: used)) } catch { failure = error }
    }
    passed += used
    used = 0
  }

  @inline(__always)
  private func reserve(_ count: Int) {
    if used + count > capacity { grow(count) }
  }

  @inline(never)
  private func grow(_ count: Int) {
    if sink != nil { pass() }
    guard used + count > capacity else { return }
    capacity = max(capacity * 2, used + count)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: used)
    if ownsMemory { base.deallocate() }
    base = larger
    ownsMemory = true
  }

  // MARK: Appending

  @inline(__always)
  func append(_ byte: UInt8) {
    reserve(1)
    base[used] = byte
    used += 1
  }

  @inline(__always)
  func append(_ bytes: UnsafeBufferPointer<UInt8>) { append(bytes.baseAddress, bytes.count) }

  @inline(__always)
  private func append(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    guard let start, count > 0 else { return }
    reserve(count)
    (base + used).update(from: start, count: count)
    used += count
  }

  @inline(__always)
  func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  @inline(__always)
  func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends the first `count` bytes of two little-endian words.
  @inline(__always)
  func append(littleEndian words: SIMD2<UInt64>, count: Int) {
    reserve(16)
    let target = UnsafeMutableRawPointer(base + used)
    target.storeBytes(of: words[0].littleEndian, as: UInt64.self)
    target.storeBytes(of: words[1].littleEndian, toByteOffset: 8, as: UInt64.self)
    used += count
  }

  /// Whether the bytes from `start` on have not been passed to the sink, and `count` + 64 bytes fit without new memory.
  @inline(__always)
  func canCopy(from start: Int, count: Int) -> Bool {
    start >= passed && used + count + 64 <= capacity
  }

  /// Appends a copy of earlier bytes, 16 at a time. Up to 15 bytes beyond `count` are overwritten by the next append.
  ///
  /// - Parameter start: the offset of the bytes to copy.
  /// - Precondition: ``canCopy(from:count:)`` is true for the bytes.
  @inline(__always)
  func append(copyOf start: Int, count: Int) {
    let source = UnsafeRawPointer(base + (start - passed))
    let target = UnsafeMutableRawPointer(base + used)
    for offset in stride(from: 0, to: count, by: 16) {
      let words = source.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
      target.storeBytes(of: words, toByteOffset: offset, as: SIMD2<UInt64>.self)
    }
    used += count
  }

  /// The address of the next byte, with capacity for `count` bytes; ``commit(upTo:)`` ends the writing.
  @inline(__always)
  func pointer(reserving count: Int) -> UnsafeMutableRawPointer {
    reserve(count)
    return UnsafeMutableRawPointer(base + used)
  }

  /// - Parameter end: the address after the last written byte, within the capacity requested last.
  @inline(__always)
  func commit(upTo end: UnsafeMutableRawPointer) { used = end - UnsafeMutableRawPointer(base) }

  /// Appends a number in decimal digits.
  func append(decimal value: Int) {
    reserve(20)
    if value < 0 {
      base[used] = UInt8(ascii: "-")
      used += 1
    }
    var rest = value.magnitude
    var digits = 1
    var power: UInt = 10
    while rest >= power, digits < 19 {
      power *= 10
      digits += 1
    }
    if digits == 19, rest >= power { digits += 1 }
    used += digits
    for offset in 1...digits {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      base[used - offset] = 48 + UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
  }

  /// Appends a CSS length: `12.5px`; zero has no unit.
  func append(hundredths: Int32) {
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    append(decimal: Int(whole))
    if part > 0 {
      append(UInt8(ascii: "."))
      append(48 + UInt8(part / 10))
      if part % 10 > 0 { append(48 + UInt8(part % 10)) }
    }
    if hundredths != 0 { append("px") }
  }
}
