import TestSupport
import Testing

@testable import TrellisDOM

/// Elements far deeper inside each other than a browser takes, on a thread with as much stack as Darwin gives
/// one: patches are values, and those of 240 levels take some stack when they go.
struct DeepDocumentTests {
  @Test(arguments: [200, 10_000, 100_000])
  func isWrittenReadSentAndLetGoOf(_ levels: Int) {
    let (count, isEqual, differences) = onSmallThread(stackBytes: 512 << 10) {
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
      let mirror = MirrorDocument(of: document)
      let reset = document.resetPatch()
      let copy = MirrorDocument()
      var differences = -1
      if let read = try? Patch(wire: reset.wire), (try? copy.apply(read)) != nil,
        let one = try? ParsedDocument(html: html.body),
        let other = try? ParsedDocument(html: "<p>x")
      {
        differences = DOMDiff.differences(DOMTree(one), DOMTree(other)).count
      }
      let isEqual = copy == MirrorDocument(of: document) && !mirror.root.description.isEmpty
      top.removeFromParent()
      return (html.elementCount, isEqual, differences)
    }
    #expect(count == min(levels + 2, Journal.depthLimit + 1))
    #expect(isEqual)
    #expect(differences > 0)
  }
}
