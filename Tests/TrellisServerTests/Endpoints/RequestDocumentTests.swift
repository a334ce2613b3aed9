import Testing
import TrellisHTTP

@testable import TrellisServer

struct RequestDocumentTests {
  @Test(
    arguments: [
      ["Sec-Fetch-Dest": "document", "Accept": "*/*"], ["Sec-Fetch-Dest": "iframe"],
      ["Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
      ["Accept": "*/*"], [:],
    ] as [Headers])
  func documents(headers: Headers) throws {
    #expect(try Request(.get, "/", headers: headers).isForDocument)
  }

  @Test(
    arguments: [
      ["Sec-Fetch-Dest": "image", "Accept": "*/*"], ["Sec-Fetch-Dest": "script", "Accept": "*/*"],
      ["Sec-Fetch-Dest": "empty", "Accept": "text/html"],
      ["Accept": "image/avif,image/webp,*/*;q=0.8"], ["Accept": "text/css,*/*;q=0.1"],
    ] as [Headers])
  func partsOfDocuments(headers: Headers) throws {
    #expect(try !Request(.get, "/", headers: headers).isForDocument)
  }
}
