import HTTPTypes
import Testing
import TrellisHTTP

@testable import TrellisServer

struct HTTPTypesTests {
  @Test func aRequestKeepsItsParts() throws {
    let own = try Request(
      .post, "/a%20b?c=d&c=e", headers: ["Host": "shop.example:8080", "X-A": "1", "x-a": "2"],
      body: [1])
    let request = own.httpRequest
    #expect(request.method == .post && request.path == "/a%20b?c=d&c=e")
    #expect(request.scheme == "http" && request.authority == "shop.example:8080")
    #expect(request.headerFields.map { "\($0.name.rawName) \($0.value)" } == ["X-A 1", "x-a 2"])
    let back = try Request(request, body: own.body)
    #expect(back.method == .post && back.pathAndQuery == own.pathAndQuery)
    #expect(back.host == own.host && back.headers.values(of: "X-A") == ["1", "2"])
    #expect(back.body == [1])
  }

  @Test(arguments: ["TRACE", "BREW"])
  func aMethodThatTheServerDoesNotSupportIsRefused(name: String) throws {
    let method = try #require(HTTPRequest.Method(name))
    #expect(throws: RequestError.self) {
      try Request(HTTPRequest(method: method, scheme: nil, authority: nil, path: "/"))
    }
  }

  @Test func aResponseKeepsItsParts() throws {
    var fields = HTTPFields()
    fields.append(HTTPField(name: try #require(.init("Set-Cookie")), value: "a=1"))
    fields.append(HTTPField(name: try #require(.init("Set-Cookie")), value: "b=2"))
    let response = Response(
      HTTPResponse(status: .accepted, headerFields: fields), body: .bytes([1, 2]))
    #expect(response.status == 202 && response.headers.values(of: "set-cookie") == ["a=1", "b=2"])
    #expect(response.httpResponse.status == .accepted)
    #expect(response.httpResponse.headerFields == fields)
  }

  /// The program must not end by the response of another server.
  @Test(arguments: [0, 100, 199, 600, 999])
  func otherStatusesBecome500(code: Int) {
    #expect(Response(HTTPResponse(status: .init(code: code))).status == .internalError)
  }

  @Test func aValueCannotAddFields() throws {
    var fields = HTTPFields()
    let name = try #require(HTTPField.Name("Location"))
    fields.append(HTTPField(name: name, lenientValue: Array("/a\r\nSet-Cookie: x=1\u{0B}\0".utf8)))
    let headers = Headers(fields)
    #expect(headers.count == 1 && !headers.contains("Set-Cookie"))
    let value = try #require(headers["Location"])
    #expect(!value.utf8.contains { $0 < 0x20 })
  }
}
