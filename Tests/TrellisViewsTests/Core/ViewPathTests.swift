import Testing

@testable import TrellisViews

struct ViewPathTests {
  private func path(_ indices: Int...) -> ViewPath {
    indices.reduce(into: ViewPath()) { $0.append($1) }
  }

  @Test func pathsWithLargeIndicesDiffer() {
    let paths = [
      path(254), path(255), path(256), path(0, 254), path(0, 255), path(0, 256), path(1, 255),
      path(2, 255), path(255, 0), path(255, 255), path(1), path(1, 0), path(0, 0),
    ]
    #expect(Set(paths).count == paths.count)
    #expect(Set(paths.map(\.description)).count == paths.count)
  }
}
