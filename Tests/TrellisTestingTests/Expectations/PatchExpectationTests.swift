import Testing

@testable import TrellisTesting

struct PatchExpectationTests {
  private func message(
    _ patches: TestPatches, bytes: ClosedRange<Int> = 0...Int.max,
    operations: ClosedRange<Int> = 0...Int.max
  ) -> String? {
    do { try patches.expect(bytes: bytes, operations: operations) } catch {
      return "\(error)"
    }
    return nil
  }

  @Test func bytesAndOperationsAreCompared() {
    let patches = TestPatches(bytes: 40, operations: 2, kinds: ["setText", "remove"])
    #expect(message(patches) == nil)
    #expect(message(patches, bytes: 40...40, operations: 2...2) == nil)
    #expect(
      message(patches, bytes: 41...50)
        == "The patch has 40 bytes, not 41 to 50: setText, remove")
    #expect(
      message(patches, operations: 3...Int.max)
        == "The patch has 2 operations, not at least 3: setText, remove")
    #expect(
      message(patches, bytes: 0...0, operations: 1...1)
        == "The patch has 40 bytes, not 0 and 2 operations, not 1: setText, remove")
    #expect(
      message(TestPatches(), operations: 1...2)
        == "The patch has 0 operations, not 1 to 2: it is empty")
    let many = TestPatches(bytes: 1, operations: 13, kinds: Array(repeating: "a", count: 13))
    #expect(
      message(many, bytes: 0...0)?.hasSuffix(": a, a, a, a, a, a, a, a, a, a, a, a …") == true)
  }
}
