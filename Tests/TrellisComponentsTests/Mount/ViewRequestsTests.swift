import Testing

@testable import TrellisComponents

struct ViewRequestsTests {
  private let tree = TreeNode(detachedWith: nil).identity.tree

  private func keys(_ count: Int) -> [ViewKey] { (0..<count).map { _ in .container } }

  /// The views of one owner and key are numbered from 0, independently of those of other owners and keys; eight keys
  /// are searched one by one, more in a dictionary.
  @Test(arguments: [1, 3, 8, 9, 20])
  func viewsOfOneOwnerAndKeyAreNumbered(kinds: Int) {
    var requests = ViewRequests()
    let component = Component()
    let owners = [tree.makeID(), tree.makeID()]
    let keys = keys(kinds)
    var wanted: [ViewIdentity] = []
    for round in 0..<4 {
      for key in keys {
        for owner in owners {
          requests.append(component, key, owner: owner, isShared: true, fixed: nil)
          wanted.append(ViewIdentity(owner: owner, ordinal: Int32(round)))
        }
      }
    }
    #expect(requests.list.map(\.identity) == wanted)
    #expect(requests.list.map(\.start) == Array(0..<wanted.count))
    #expect(requests.total == wanted.count)
  }

  @Test func theOnlyViewOfAnOwnerIsTheFirst() {
    var requests = ViewRequests()
    let component = Component()
    let owner = tree.makeID()
    for key in keys(3) {
      requests.append(component, key, owner: owner, isShared: false, fixed: nil)
    }
    #expect(requests.list.map(\.identity.ordinal) == [0, 0, 0])
  }
}
