import Testing
import TrellisDOM

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
          requests.append(component, key, in: ViewScope(owner: owner), isShared: true, fixed: nil)
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
      requests.append(component, key, in: ViewScope(owner: owner), isShared: false, fixed: nil)
    }
    #expect(requests.list.map(\.identity.ordinal) == [0, 0, 0])
  }

  @Test func viewsOfTwoPathsAreNumberedIndependently() {
    var requests = ViewRequests()
    let component = Component()
    let owner = tree.makeID()
    let key = ViewKey.container
    for hash in [1, 2, 1, 0] as [UInt32] {
      let scope = ViewScope(owner: owner, pathHash: hash)
      requests.append(component, key, in: scope, isShared: true, fixed: nil)
    }
    #expect(requests.list.map(\.identity.pathHash) == [1, 2, 1, 0])
    #expect(requests.list.map(\.identity.ordinal) == [0, 0, 1, 0])
  }

  /// Only views without a path hash shift, and only if their number differs.
  @Test func shiftedKeysHaveAnotherNumberOfViews() {
    let (owner, key, other) = (tree.makeID(), ViewKey.container, ViewKey.container)
    let document = Document()
    func view(_ hash: UInt32, _ ordinal: Int32, _ key: ViewKey) -> MountedView {
      MountedView(
        element: document.makeElement("div"), key: key,
        identity: ViewIdentity(owner: owner, pathHash: hash, ordinal: ordinal))
    }
    var requests = ViewRequests()
    let component = Component()
    for (hash, key) in [(0, key), (0, key), (0, other), (7, key)] as [(UInt32, ViewKey)] {
      let scope = ViewScope(owner: owner, pathHash: hash)
      requests.append(component, key, in: scope, isShared: true, fixed: nil)
    }
    let shifted = [ViewRequests.OrdinalKey(ViewIdentity(owner: owner), key)]
    #expect(requests.shifted(since: [view(0, 0, key), view(0, 0, other)]) == Set(shifted))
    #expect(requests.shifted(since: [view(0, 0, key), view(0, 1, key), view(0, 0, other)]) == [])
    let three = (0..<3).map { view(0, $0, key) }
    #expect(requests.shifted(since: three + [view(0, 0, other)]) == Set(shifted))
  }
}
