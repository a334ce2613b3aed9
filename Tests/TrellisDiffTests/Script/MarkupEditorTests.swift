import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Operations that are applied one by one, and those that do not fit.
struct MarkupEditorTests {
  private func tree(_ html: String) throws -> MarkupTree {
    MarkupTree(try ParsedDocument(html: "<!DOCTYPE html><html><head></head><body>" + html))
  }

  /// The content of the body after an operation, whose path begins at the body.
  private func apply(
    _ kind: DOMOperation.Kind, _ path: [Int], to html: String,
    _ change: (inout DOMOperation) throws -> Void = { _ in }
  ) throws -> String {
    let body = [1, 1]
    var operation = DOMOperation(kind: kind, path: body + path)
    try change(&operation)
    if kind == .move { operation.destination = body + operation.destination }
    let result = try MarkupDiff.apply([operation], to: tree(html))
    let text = result.html
    return String(text.dropFirst("<!DOCTYPE html><html><head></head><body>".count).dropLast(14))
  }

  private func element(_ tag: String, text: String? = nil) -> MarkupTree {
    var builder = MarkupTree.Builder()
    builder.open(.element, tag)
    if let text { builder.leaf(.text, text) }
    return builder.finish()
  }

  @Test func aNodeIsInsertedAtEachPlace() throws {
    func insert(_ index: Int) throws -> String {
      try apply(.insert, [index], to: "<p>a</p><p>b</p>") { $0.content = element("i", text: "c") }
    }
    #expect(try insert(0) == "<i>c</i><p>a</p><p>b</p>")
    #expect(try insert(1) == "<p>a</p><i>c</i><p>b</p>")
    #expect(try insert(2) == "<p>a</p><p>b</p><i>c</i>")
    #expect(throws: DOMOperationError.self) { try insert(3) }
    #expect(throws: DOMOperationError.self) { try insert(-1) }
    #expect(throws: DOMOperationError.self) { try apply(.insert, [0], to: "<p>a</p>") }
    #expect(throws: DOMOperationError.self) {
      try apply(.insert, [0, 0, 0], to: "<p>a</p>") { $0.content = element("i") }
    }
  }

  @Test func aNodeIsDeletedIfItIsTheExpectedOne() throws {
    #expect(try apply(.delete, [1], to: "<p>a</p><i>b</i>") == "<p>a</p>")
    #expect(try apply(.delete, [1], to: "<p>a</p><i>b</i>") { $0.old = "i" } == "<p>a</p>")
    #expect(throws: DOMOperationError.self) {
      try apply(.delete, [1], to: "<p>a</p><i>b</i>") { $0.old = "b" }
    }
    #expect(throws: DOMOperationError.self) { try apply(.delete, [2], to: "<p>a</p><i>b</i>") }
  }

  @Test func aNodeIsMovedAfterItsRemoval() throws {
    func move(_ path: [Int], _ destination: [Int]) throws -> String {
      try apply(.move, path, to: "<p>a</p><i>b</i><b>c</b>") { $0.destination = destination }
    }
    #expect(try move([0], [2]) == "<i>b</i><b>c</b><p>a</p>")
    #expect(try move([2], [0]) == "<b>c</b><p>a</p><i>b</i>")
    #expect(try move([0], [0, 1]) == "<i>b<p>a</p></i><b>c</b>")
    #expect(throws: DOMOperationError.self) { try move([0], [3]) }
  }

  @Test func textsAndNamesAreReplaced() throws {
    #expect(
      try apply(.text, [0, 0], to: "<p>a</p>") { ($0.old, $0.new) = ("a", "b") } == "<p>b</p>")
    #expect(throws: DOMOperationError.self) {
      try apply(.text, [0, 0], to: "<p>a</p>") { ($0.old, $0.new) = ("x", "b") }
    }
    #expect(throws: DOMOperationError.self) {
      try apply(.text, [0], to: "<p>a</p>") { $0.new = "b" }
    }
    #expect(
      try apply(.rename, [0], to: "<p a=1>a</p>") { ($0.old, $0.new) = ("p", "i") }
        == "<i a=\"1\">a</i>")
    #expect(throws: DOMOperationError.self) {
      try apply(.rename, [0], to: "<p>a</p>") { $0.new = "" }
    }
    #expect(throws: DOMOperationError.self) {
      try apply(.rename, [0, 0], to: "<p>a</p>") { $0.new = "i" }
    }
  }

  @Test func anEmptiedTextIsRemoved() throws {
    let operation = DOMOperation(kind: .text, path: [1, 1, 0, 0], old: "a", new: "")
    let result = try MarkupDiff.apply([operation], to: tree("<p>a</p>"))
    #expect(result == (try tree("<p></p>")))
  }

  /// The content of the body `a<b>x</b>c<i>y</i>e<u>z</u>` after `b` and `i` are deleted and an operation is applied.
  private func joined(_ operation: DOMOperation) throws -> String {
    let first = try tree("a<b>x</b>c<i>y</i>e<u>z</u>")
    let deletions = [1, 2].map { DOMOperation(kind: .delete, path: [1, 1, $0]) }
    let text = try MarkupDiff.apply(deletions + [operation], to: first).html
    return String(text.dropFirst("<!DOCTYPE html><html><head></head><body>".count).dropLast(14))
  }

  @Test func severalTextsAreOne() throws {
    func change(_ kind: DOMOperation.Kind, _ index: Int, _ length: Int, old: String?) throws
      -> String
    {
      try joined(
        DOMOperation(
          kind: kind, path: [1, 1, index], destination: [1, 1, 1], length: length, old: old,
          new: "d"))
    }
    #expect(try change(.text, 0, 3, old: "ace") == "d<u>z</u>")
    #expect(try change(.text, 0, 2, old: "ac") == "de<u>z</u>")
    #expect(try change(.text, 1, 2, old: nil) == "ad<u>z</u>")
    #expect(try change(.delete, 0, 3, old: "ace") == "<u>z</u>")
    #expect(try change(.delete, 1, 2, old: "ce") == "a<u>z</u>")
    #expect(try change(.move, 0, 3, old: nil) == "<u>z</u>ace")
    #expect(try change(.move, 0, 2, old: nil) == "eac<u>z</u>")
    for kind in [DOMOperation.Kind.text, .delete, .move] {
      for (index, length) in [(0, 4), (2, 2), (3, 2), (0, 5), (0, 0), (0, -1)] {
        #expect(throws: DOMOperationError.self, "\(kind) \(index) \(length)") {
          try change(kind, index, length, old: nil)
        }
      }
    }
    for kind in [DOMOperation.Kind.text, .delete] {
      #expect(throws: DOMOperationError.self) { try change(kind, 0, 3, old: "ac") }
    }
  }

  @Test func attributesStayInOrder() throws {
    func set(_ name: String, _ old: String?, _ new: String?) throws -> MarkupTree {
      let operation = DOMOperation(
        kind: .attribute, path: [1, 1, 0], name: name, old: old, new: new)
      return try MarkupDiff.apply([operation], to: tree("<p b=1 d=2>x</p>"))
    }
    #expect(try set("a", nil, "3") == tree("<p a=3 b=1 d=2>x</p>"))
    #expect(try set("c", nil, "3") == tree("<p b=1 c=3 d=2>x</p>"))
    #expect(try set("b", "1", "3") == tree("<p b=3 d=2>x</p>"))
    #expect(try set("b", "1", nil) == tree("<p d=2>x</p>"))
    #expect(throws: DOMOperationError.self) { try set("b", "2", "3") }
    #expect(throws: DOMOperationError.self) { try set("a", "1", "3") }
    #expect(throws: DOMOperationError.self) { try set("b", nil, "3") }
  }

  @Test func siblingsAreWrappedAndUnwrapped() throws {
    func wrap(_ index: Int, _ length: Int) throws -> String {
      try apply(.wrap, [index], to: "<p>a</p><i>b</i><b>c</b>") {
        ($0.length, $0.content) = (length, element("div"))
      }
    }
    #expect(try wrap(0, 2) == "<div><p>a</p><i>b</i></div><b>c</b>")
    #expect(try wrap(2, 1) == "<p>a</p><i>b</i><div><b>c</b></div>")
    #expect(throws: DOMOperationError.self) { try wrap(2, 2) }
    #expect(throws: DOMOperationError.self) { try wrap(0, 0) }
    #expect(throws: DOMOperationError.self) { try wrap(3, 1) }
    #expect(
      try apply(.unwrap, [1], to: "<p>a</p><div><i>b</i><b>c</b></div><p>d</p>")
        == "<p>a</p><i>b</i><b>c</b><p>d</p>")
    #expect(throws: DOMOperationError.self) { try apply(.unwrap, [0, 0], to: "<p>a</p>") }
  }
}
