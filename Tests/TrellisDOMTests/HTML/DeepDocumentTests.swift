import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Elements nested much deeper than browsers allow, on a thread with the smallest stack of any system.
struct DeepDocumentTests {
  @Test(arguments: [200, 10_000, 100_000])
  func isWrittenReadSentAndReleased(_ levels: Int) {
    let (count, isEqual, differences) = onSmallThread {
      let document = Document()
      var top = document.makeElement("p")
      top.text = "deep"
      for _ in 0..<levels {
        let outer = document.makeElement("div")
        outer.setChildren([top])
        top = outer
      }
      document.root.setChildren([top])
      document.announceAll()
      let html = HTMLWriter.page(document)
      let mirror = ReplicaDocument(of: document)
      let reset = document.resetPatch()
      let copy = ReplicaDocument()
      var differences = -1
      if let read = try? Patch(wire: reset.wire), (try? copy.apply(read)) != nil,
        let one = try? ParsedDocument(html: html.body),
        let other = try? ParsedDocument(html: "<p>x")
      {
        differences = Self.differences(one, other)
      }
      let isEqual = copy == ReplicaDocument(of: document) && !mirror.root.description.isEmpty
      top.removeFromParent()
      return (html.elementCount, isEqual, differences)
    }
    #expect(count == min(levels + 2, ChangeTracker.depthLimit + 1))
    #expect(isEqual)
    #expect(differences > 0)
  }

  /// The number of differences of two pages.
  private static func differences(_ one: ParsedDocument, _ other: ParsedDocument) -> Int {
    MarkupDiff.operations(
      from: MarkupTree(visibleContentOf: one.root), to: MarkupTree(visibleContentOf: other.root)
    ).count
  }

  /// The JSON of `levels` nested subtrees.
  private static func wire(_ levels: Int) -> [UInt8] {
    let open = String(repeating: #"["div",0,0,0,0,["#, count: levels)
    let close = String(repeating: "]]", count: levels)
    return Array(#"[[1,1,0,2,\#(open)["p"]\#(close)]]"#.utf8)
  }

  @Test func aPatchAsDeepAsTheLimitIsReadComparedAndReleased() {
    let isRead = onSmallThread {
      guard let patch = try? Patch(wire: Self.wire(ChangeTracker.depthLimit)),
        let same = try? Patch(wire: Self.wire(ChangeTracker.depthLimit)),
        let other = try? Patch(wire: Self.wire(ChangeTracker.depthLimit - 1))
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

  @Test func deepHTMLIsReadAndCompared() {
    let count = onSmallThread { () -> Int? in
      let html = String(repeating: "<div>", count: 4_000)
      guard let page = try? ParsedDocument(html: html),
        let other = try? ParsedDocument(html: "<p>x")
      else { return nil }
      return Self.differences(page, other)
    }
    #expect(count ?? 0 > 0)
  }

  @Test func htmlAsDeepAsTheLimitIsReadAndCompared() {
    let count = onSmallThread { () -> Int? in
      let html = String(repeating: "<div>", count: 508) + "<p>deep"
      guard let page = try? ParsedDocument(html: html),
        let other = try? ParsedDocument(html: html + "er")
      else { return nil }
      return Self.differences(page, other)
    }
    #expect(count == 1)
  }
}
