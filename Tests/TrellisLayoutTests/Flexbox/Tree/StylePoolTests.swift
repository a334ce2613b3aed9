import Testing

@testable import TrellisLayout

struct StylePoolTests {
  private func insert(_ number: Int, into pool: inout StylePool) -> Int32 {
    let style = FlexStyle { $0.flexGrow = Double(number) }
    return withUnsafePointer(to: style) { pool.insert($0) }
  }

  @Test func aTrimmedPoolHasNoStyleOfBefore() {
    var pool = StylePool()
    defer { pool.deallocate() }
    for number in 0..<200 { pool.releaseKeeping(insert(number, into: &pool)) }
    pool.trim()
    let indices = (0..<20).map { insert($0, into: &pool) }
    #expect(indices == Array(0..<20))
    #expect(indices.map { pool.entries[Int($0)].style.flexGrow } == (0..<20).map(Double.init))
    #expect(indices.allSatisfy { pool.entries[Int($0)].users == 1 })
  }
}
