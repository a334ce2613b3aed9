import TestSupport
import Testing

@testable import TrellisDOM

/// Trees of patches nested much deeper than browsers allow, on a thread with a small stack.
struct DeepPatchTests {
  /// A replica may become deeper than a patch.
  @Test func aDeepReplicaIsComparedDescribedAndReleased() {
    let isEqual = onSmallThread {
      let (one, other) = (ReplicaDocument(), ReplicaDocument())
      for level in 1..<3_000 {
        let id = NodeID(UInt32(level))
        let patch = Patch([
          .create(
            parent: id, before: .none, firstID: id.advanced(by: 1), trees: [PatchTree(tag: "div")])
        ])
        for replica in [one, other] { try? replica.apply(patch) }
      }
      return one == other && one.count == 3_000 && !one.root.description.isEmpty
    }
    #expect(isEqual)
  }

  /// The JSON of `levels` nested subtrees.
  private static func wire(_ levels: Int) -> [UInt8] {
    let open = String(repeating: #"["div",0,0,0,0,["#, count: levels)
    let close = String(repeating: "]]", count: levels)
    return Array(#"[[1,1,0,2,\#(open)["p"]\#(close)]]"#.utf8)
  }

  @Test func aPatchAsDeepAsTheLimitIsReadComparedAndReleased() {
    let isRead = onSmallThread {
      guard let patch = try? Patch(wire: Self.wire(Element.depthLimit)),
        let same = try? Patch(wire: Self.wire(Element.depthLimit)),
        let other = try? Patch(wire: Self.wire(Element.depthLimit - 1))
      else { return false }
      return patch == same && patch != other && patch.hashValue == same.hashValue
        && patch.wire == same.wire
    }
    #expect(isRead)
  }

  @Test(arguments: [300, 1_000, 100_000])
  func aDeeperPatchIsRefused(_ levels: Int) {
    let error = onSmallThread { () -> WireError? in
      do throws(WireError) { _ = try Patch(wire: Self.wire(levels)) } catch { return error }
      return nil
    }
    guard case .json(.tooDeep) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
