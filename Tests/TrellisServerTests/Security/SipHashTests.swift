import Testing

@testable import TrellisServer

struct SipHashTests {
  private let hash = SipHash(key: (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908))

  /// Source: the paper, appendix A, and the first of the vectors of the reference implementation.
  @Test func hashesAsTheReferenceDoes() {
    #expect(hash.hash([]) == 0x726F_DB47_DD0E_0E31)
    #expect(hash.hash(Array(0..<15)) == 0xA129_CA61_49BE_45E5)
  }

  @Test func eachByteAndTheLengthCount() {
    let inputs =
      (0..<40).map { [UInt8](repeating: 0, count: $0) }
      + (0..<20).map { index in
        (0..<20).map { $0 == index ? 1 : 0 }
      }
    #expect(Set(inputs.map(hash.hash)).count == inputs.count)
  }
}
