/// Collects the head of a request until it is complete.
///
/// A head that arrives in one piece, as nearly all do, is parsed in place and copied once. The parser stores bytes
/// between calls only for incomplete heads.
struct HeadParser {
  /// The beginning of a head, and the progress of its scan.
  private struct PartialHead {
    var bytes: [UInt8]
    var scan: HeadScan
  }

  private var partial: Boxed<PartialHead>?

  var isEmpty: Bool { partial == nil }

  /// The bytes allocated for an incomplete head.
  var heldCapacity: Int { partial?.value.bytes.capacity ?? 0 }

  mutating func consume(
    _ input: Span<UInt8>, from offset: inout Int, limits: ParserLimits
  ) -> RequestParser.Event {
    guard partial == nil else { return consumeRest(input, from: &offset, limits: limits) }
    guard offset < input.count else { return .needsMore }
    let fresh = input.extracting(offset..<input.count)
    var scan = HeadScan()
    switch scan.run(fresh, limits: limits) {
    case .failed(let error):
      return .failed(error)
    case .needsMore:
      let bytes = fresh.withUnsafeBufferPointer { Array($0) }
      partial = Boxed(PartialHead(bytes: bytes, scan: scan))
      offset = input.count
      return .needsMore
    case .complete(let end):
      offset += end
      return Self.event(
        scan, fresh.extracting(0..<end).withUnsafeBufferPointer { Array($0) })
    }
  }

  private mutating func consumeRest(
    _ input: Span<UInt8>, from offset: inout Int, limits: ParserLimits
  ) -> RequestParser.Event {
    var bytes: [UInt8] = []
    swap(&bytes, &partial!.value.bytes)
    let before = bytes.count
    // Two bytes beyond the limit, so that a line end that is too late is complete and the scan decides before input
    // remains.
    let available = Swift.max(0, limits.headBytes - before) + 2
    let count = Swift.min(input.count - offset, available)
    input.extracting(offset..<offset + count).withUnsafeBufferPointer {
      bytes.append(contentsOf: $0)
    }
    switch partial!.value.scan.run(bytes.span, limits: limits) {
    case .failed(let error):
      return .failed(error)
    case .needsMore:
      offset += count
      swap(&bytes, &partial!.value.bytes)
      return .needsMore
    case .complete(let end):
      offset += end - before
      bytes.removeLast(bytes.count - end)
      let scan = partial!.value.scan
      partial = nil
      return Self.event(scan, bytes)
    }
  }

  private static func event(_ scan: HeadScan, _ bytes: [UInt8]) -> RequestParser.Event {
    do throws(RequestError) {
      return .head(try scan.head(bytes))
    } catch {
      return .failed(error)
    }
  }
}
