import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct QueryResultTests {
  private let page: ParsedDocument

  init() throws {
    page = try ParsedDocument(
      html: "<title>T</title><ul id=a><li class=x>1<b>2</b><li>3 &amp; 4</ul><!--note--><p>5")
  }

  private func nodes(_ query: String) throws -> [QueryResult.Match] {
    guard case .nodes(let nodes) = try page.query(query) else {
      Issue.record("no nodes for \(query)")
      return []
    }
    return nodes
  }

  private func value(_ query: String) throws -> String? {
    if case .value(let value) = try page.query(query) { value } else { nil }
  }

  @Test func nodesOfEachKindAreInDocumentOrder() throws {
    typealias Match = QueryResult.Match
    #expect(
      try nodes("//p | //li") == [
        Match(path: "/html/body/ul/li[1]", html: "<li class=\"x\">1<b>2</b></li>", text: "12"),
        Match(path: "/html/body/ul/li[2]", html: "<li>3 &amp; 4</li>", text: "3 & 4"),
        Match(path: "/html/body/p", html: "<p>5</p>", text: "5"),
      ])
    #expect(
      try nodes("//li/@class | //ul/@id | //li[2]/text() | //comment()") == [
        Match(path: "/html/body/ul/@id", html: "a", text: "a"),
        Match(path: "/html/body/ul/li[1]/@class", html: "x", text: "x"),
        Match(path: "/html/body/ul/li[2]/text()", html: "3 & 4", text: "3 & 4"),
        Match(path: "/html/body/comment()", html: "note", text: "note"),
      ])
    #expect(try nodes("//nothing") == [])
  }

  @Test func otherResultsAreValues() throws {
    #expect(try value("count(//li)") == "2")
    #expect(try value("1 div 4") == "0.25")
    #expect(try value("string(//title)") == "T")
    #expect(try value("//li = '12'") == "true")
    #expect(try value("string(//nothing)") == "")
    #expect(try value("//li") == nil)
  }

  /// The error says what is wrong, so that the program has nothing more to print.
  @Test func aWrongQueryIsAnErrorWithoutAMessage() async throws {
    for query in ["//[", "", "nothing()", "$x"] {
      #expect(throws: QueryError(query: query)) { try page.query(query) }
    }
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let page = try ParsedDocument(html: "<p>1")
      for query in ["//[", "", "nothing()", "$x", "//p[", "1 +"] {
        _ = try? page.query(query)
        _ = try? page.elements(matching: query)
      }
    }
    #expect(String(decoding: result?.standardErrorContent ?? [1], as: UTF8.self) == "")
  }
}
