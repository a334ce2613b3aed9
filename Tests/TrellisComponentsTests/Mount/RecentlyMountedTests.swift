import Testing

@testable import TrellisComponents

struct RecentlyMountedTests {
  private final class Row: RenderComponent<Void> {}

  /// A page whose polls never wait does not take the components, however often they are mounted.
  @Test func aComponentThatIsMountedOftenTakesNoMoreMemory() {
    let rows = (0..<10).map { _ in Row() }
    let nodes = rows.map { _ in TreeNode(detachedWith: nil) }
    for (row, node) in zip(rows, nodes) { node.take(row) }
    let recent = RecentlyMounted()
    for _ in 0..<10_000 {
      for row in rows { recent.note(row) }
    }
    #expect(recent.count <= 1_024)
    #expect(recent.take().isEmpty)
    #expect(recent.take().allSatisfy { row in rows.contains { $0 === row } })
    withExtendedLifetime(nodes) {}
  }
}
