import Foundation
import Testing

@testable import TrellisHTTP

struct ResponseTests {
  private func text(_ response: Response) -> String? {
    guard case .bytes(let bytes) = response.body else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct Order: Encodable {
    var title = "Tea / \"green\""
    var count = 3
    var placed = Date(timeIntervalSince1970: 1_000_000_000)
    var price = 2.5
    var note: String?
  }

  @Test func aValueIsJSONWithItsKeysInOrder() {
    let response = Response.json(Order(), status: 201)
    #expect(response.status == 201)
    #expect(response.headers["content-type"] == "application/json")
    #expect(
      text(response)
        == #"{"count":3,"placed":"2001-09-09T01:46:40Z","price":2.5,"title":"Tea / \"green\""}"#)
    #expect(response.failure == nil)
    #expect(text(.json([1, 2])) == "[1,2]")
    #expect(text(.json("a")) == "\"a\"")
  }

  @Test func aValueThatCannotBeEncodedIsStatus500AndItsError() {
    let response = Response.json(Order(price: .infinity), status: 201)
    #expect(response.status == .internalError)
    #expect(text(response) == "500 Internal Server Error\n")
    #expect(response.failure is EncodingError)
  }

  @Test func encodedJSONIsNotEncodedAgain() {
    for response in [Response.encodedJSON("{}"), .encodedJSON(Array("{}".utf8), status: 202)] {
      #expect(text(response) == "{}")
      #expect(response.headers["content-type"] == "application/json")
    }
  }
}
