import Testing

@testable import TrellisComponents

struct RecentlyMountedTests {
  private final class Row: RenderComponent<Void> {}

  /// A page whose polls never wait does not take the components, however often they are mounted.
  @Test func aComponentThatIsMountedOftenTakesNoMoreMemory() {
    let rows = (0..<10).map { _ in Row() }
    let nodes = rows.map { _ in TreeNode(detachedWith: nil) }
    for (row, node) in zip(rows, nodes) { node.adopt(row) }
    let recent = RecentlyMounted()
    for _ in 0..<10_000 {
      for row in rows { recent.record(row) }
    }
    #expect(recent.count <= 1_024)
    #expect(recent.consume().isEmpty)
    #expect(recent.consume().allSatisfy { row in rows.contains { $0 === row } })
    withExtendedLifetime(nodes) {}
  }

  /// A component is taken in the second call after its last mount; others than render components have no contents to
  /// release.
  @Test func renderComponentsThatWereNotMountedSinceTheLastCallAreTaken() {
    let components: [Component] = [Row(), Row(), Leaf(), CompositeComponent(child: Leaf())]
    let nodes = components.map { _ in TreeNode(detachedWith: nil) }
    for (component, node) in zip(components, nodes) { node.adopt(component) }
    let recent = RecentlyMounted()
    func take() -> [Int?] {
      recent.consume().map { taken in components.firstIndex { $0 === taken } }
    }
    for component in components { recent.record(component) }
    recent.record(Row())
    #expect(recent.count == 2)
    #expect(take() == [])
    recent.record(components[1])
    #expect(take() == [0])
    #expect(take() == [1])
    #expect(take() == [])
    #expect(recent.count == 0)
    withExtendedLifetime(nodes) {}
  }
}
