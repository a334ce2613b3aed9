import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// Elements nested much deeper than browsers allow, on a thread with a small stack.
struct DeepDocumentTests {
  /// A document of `levels` nested elements.
  private static func document(_ levels: Int, frame: Frame? = nil) -> Document {
    let document = Document()
    var top = document.makeElement("p")
    top.text = "deep"
    top.frame = frame
    for _ in 0..<levels {
      let outer = document.makeElement("div")
      outer.setChildren([top])
      outer.frame = frame
      top = outer
    }
    document.root.setChildren([top])
    return document
  }

  @Test(arguments: [200, 10_000, 100_000])
  func isWrittenReadSentAndReleased(_ levels: Int) {
    let (count, isEqual, isRead) = onSmallThread {
      let document = Self.document(levels)
      document.announceAll()
      let html = HTMLWriter.page(document)
      let mirror = ReplicaDocument(of: document)
      let reset = document.resetPatch()
      let copy = ReplicaDocument()
      var isRead = false
      if let read = try? Patch(wire: reset.wire), (try? copy.apply(read)) != nil,
        let one = try? ParsedDocument(html: html.body),
        let other = try? ParsedDocument(html: "<p>x")
      {
        isRead = MarkupTree(one) != MarkupTree(other)
      }
      let isEqual = copy == ReplicaDocument(of: document) && !mirror.root.description.isEmpty
      document.root.setChildren([])
      return (html.elementCount, isEqual, isRead)
    }
    #expect(count == min(levels + 2, Element.depthLimit + 1))
    #expect(isEqual)
    #expect(isRead)
  }

  @Test(arguments: [(200, true), (10_000, false)])
  func isWrittenAsAMailUpToTheLimit(_ levels: Int, isComplete: Bool) {
    for frame in [nil, Frame(left: 0, top: 0, width: 10, height: 10)] {
      let (text, reports) = onSmallThread {
        let document = Self.document(levels, frame: frame)
        document.root.children[0].frame = Frame(left: 0, top: 0, width: 10, height: 10)
        var reports = 0
        document.reportHandler = { _ in reports += 1 }
        return (MailWriter.mail(document, styles: MailStyles("")).text, reports)
      }
      #expect(text.contains("deep") == isComplete)
      #expect(reports == (isComplete ? 0 : 1))
    }
  }
}
