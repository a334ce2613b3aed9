import Foundation
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

  /// Stored states and keys of fields are found by these forms of a path.
  @Test func eachFormHasAllWordsAndIdentifiers() throws {
    var path = path(0, 1)
    path.append(id: "a")
    path.append(2)
    path.append(id: 5)
    path.append(3)
    func encoded(_ path: ViewPath) throws -> String {
      String(decoding: try JSONEncoder().encode(path), as: UTF8.self)
    }
    #expect(try encoded(path) == #"[258,"a",3,5,4]"#)
    #expect(try encoded(ViewPath()) == "[0]")
    #expect(path.description == "4/5/3/a/76")
  }
}
