import Testing
import TrellisHTTP

@testable import TrellisServer

/// The names of a session and of a tab in the head of a request.
struct TabNamesTests {
  private func names(_ sessions: [String], _ tabs: [String]) throws -> TabNames? {
    var headers = Headers()
    for session in sessions { headers.append("Trellis-Session", session) }
    for tab in tabs { headers.append("Trellis-Tab", tab) }
    return try TabNames(headers)
  }

  @Test func bothNamesAreRead() throws {
    let names = try names(["s"], ["t"])
    #expect(names?.session == "s" && names?.tab == "t")
    #expect(try self.names([], []) == nil)
    #expect(try self.names([""], [String(repeating: "t", count: 64)]) != nil)
  }

  @Test(arguments: [
    (["s"], []), ([], ["t"]), (["s", "s"], ["t"]), (["s"], ["t", "t"]), (["s"], [""]),
    (["s"], [String(repeating: "t", count: 65)]), ([String(repeating: "0", count: 49)], ["t"]),
  ])
  func otherNamesAreRefused(sessions: [String], tabs: [String]) {
    #expect(throws: TabNames.Malformed.self) { try names(sessions, tabs) }
  }
}
