import Foundation
import Testing

@testable import TrellisTesting

struct WebDriverClientTests {
  private func response(_ text: String, isComplete: Bool = false) -> WebDriverResponse? {
    WebDriverResponse(Array(text.utf8), isComplete: isComplete)
  }

  @Test func aResponseEndsWithItsLength() throws {
    let head = "HTTP/1.1 404 Not Found\r\ncontent-length: 4\r\nX: y\r\n\r\n"
    #expect(response(head + "{\"a") == nil)
    let whole = try #require(response(head + "null and more"))
    #expect(whole.status == 404 && whole.body == Data("null".utf8))
  }

  @Test func aResponseWithoutLengthEndsWithTheConnection() throws {
    let text = "HTTP/1.1 200 OK\r\n\r\n{}"
    #expect(response(text) == nil)
    #expect(try #require(response(text, isComplete: true)).body == Data("{}".utf8))
  }

  @Test func aPartIsNoResponse() {
    #expect(response("", isComplete: true) == nil)
    #expect(response("HTTP/1.1 200 OK\r\nContent-Le", isComplete: true) == nil)
    #expect(response("nonsense\r\n\r\n", isComplete: true) == nil)
  }
}
