/// Collects the head of a request until it is complete.
///
/// A head that arrives in one piece, as nearly all do, is parsed in place and copied once. The parser stores bytes
/// between calls only for incomplete heads.
struct HeadParser {
  /// The beginning of a head, and the progress of its scan.
  private struct Beginning {
    var bytes: [UInt8]
    var scan: HeadScan
  }

  private var beginning: Boxed<Beginning>?

  var isEmpty: Bool { beginning == nil }

  /// The bytes allocated for an incomplete head.
  var heldCapacity: Int { beginning?.value.bytes.capacity ?? 0 }

  mutating func consume(
    _ input: Span<UInt8>, from offset: inout Int, limits: ParserLimits
  ) -> RequestParser.Event {
    guard beginning == nil else { return consumeRest(input, from: &offset, limits: limits) }
    guard offset < input.count else { return .needsMore }
    let fresh = input.extracting(offset..<input.count)
    var scan = HeadScan()
    switch scan.run(fresh, limits: limits) {
    case .failed(let error):
      return .failed(error)
    case .needsMore:
      let bytes = fresh.withUnsafeBufferPointer { Array($0) }
      beginning = Boxed(Beginning(bytes: bytes, scan: scan))
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
    swap(&bytes, &beginning!.value.bytes)
    let before = bytes.count
    // Two bytes beyond the limit, so that a line end that is too late is complete and the scan decides before input
    // remains.
    let room = Swift.max(0, limits.headBytes - before) + 2
    let taken = Swift.min(input.count - offset, room)
    input.extracting(offset..<offset + taken).withUnsafeBufferPointer {
      bytes.append(contentsOf: $0)
    }
    switch beginning!.value.scan.run(bytes.span, limits: limits) {
    case .failed(let error):
      return .failed(error)
    case .needsMore:
      offset += taken
      swap(&bytes, &beginning!.value.bytes)
      return .needsMore
    case .complete(let end):
      offset += end - before
      bytes.removeLast(bytes.count - end)
      let scan = beginning!.value.scan
      beginning = nil
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
