import Testing
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct RowListsTests {
  private func matches(_ old: [Int], _ new: [Int]) -> (oldIndices: [Int?], unique: [Bool]) {
    var matches = RowMatches(from: old, to: new)
    var oldIndices: [Int?] = []
    var unique: [Bool] = []
    for index in matches.middle {
      let oldIndex = matches.oldIndex(of: index)
      oldIndices.append(oldIndex)
      unique.append(oldIndex != nil || matches.isUnique(at: index))
    }
    return (oldIndices, unique)
  }

  @Test func aRowHasTheFirstOfTwoOldRowsWithItsIdentity() {
    let result = matches([1, 2, 3, 4], [1, 3, 3, 2, 4])
    #expect(result.oldIndices == [2, nil, 1])
    #expect(result.unique == [true, false, true])
  }

  @Test func anIdentityOfARowAtTheEndsIsNotUnique() {
    let result = matches([1, 2, 9], [1, 1, 9, 5, 5, 9])
    #expect(result.unique == [false, false, true, false])
  }

  @Test func manyNewRowsAreUnique() {
    let result = matches([1, 2], [1, 11, 12, 13, 14, 15, 16, 11, 2])
    #expect(result.unique == [true, true, true, true, true, true, false])
  }

  private struct Row: View {
    let id: Int
    let log: Log
    var body: some View {
      let _ = log("\(id)")
      Text("row \(id)")
    }
  }

  private struct List: View {
    let ids = [1, 2, 3]
    let log: Log
    var body: some View {
      ForEach(ids, id: \.self) { Row(id: $0, log: log) }
    }
  }

  @Test func aReloadBuildsAllRowsAgain() {
    let log = Log()
    let page = TestPage { List(log: log) }
    #expect(log.take() == ["1", "2", "3"])
    page.host.reload()
    page.settle()
    #expect(log.take() == ["1", "2", "3"])
  }

  @Test func aContainerIsSharedByEqualStacks() {
    let container = RowContainer()
    func flexbox(_ width: Double, _ spacing: Double = 1) -> FlexboxComponent {
      var style = FlexboxStyle()
      style.spacing = spacing
      return container.flexbox(
        view: nil, size: ComponentSize(width: .points(width)), style: style, children: [])
    }
    let first = flexbox(10)
    #expect(flexbox(10) === first)
    #expect(flexbox(20) !== first)
    #expect(flexbox(20, 2) !== flexbox(20, 3))
  }
}
