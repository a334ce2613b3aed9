import Testing
import TrellisLayout

struct SizeTests {
  @Test func lengthsAreAddedAndSubtractedByAxis() {
    let (one, other) = (Size(width: 1, height: 20), Size(width: 300, height: 4_000))
    #expect(one + other == Size(width: 301, height: 4_020))
    #expect(other - one == Size(width: 299, height: 3_980))
  }
}
