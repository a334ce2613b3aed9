import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
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
    let (count, isEqual, differences) = onSmallThread {
      let document = Self.document(levels)
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
      document.root.setChildren([])
      return (html.elementCount, isEqual, differences)
    }
    #expect(count == min(levels + 2, ChangeTracker.depthLimit + 1))
    #expect(isEqual)
    #expect(differences > 0)
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
        let other = try? ParsedDocument(html: html + "er"),
        MarkupTree(page) == MarkupTree(page), MarkupTree(page) != MarkupTree(other)
      else { return nil }
      return Self.differences(page, other)
    }
    #expect(count == 1)
  }
}
