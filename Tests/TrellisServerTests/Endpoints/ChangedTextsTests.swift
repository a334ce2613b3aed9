import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

/// Texts of clients with one changed byte, and the results of their parsers, as texts of the folder `Golden`.
///
/// `UPDATE_GOLDEN=1 swift test --filter ChangedTextsTests` writes them again.
struct ChangedTextsTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func result<Value>(_ read: () throws -> Value) -> String {
    do { return "\(try read())" } catch { return "error: \(error)" }
  }

  @Test func messages() throws {
    let decoder = ClientMessageDecoder()
    let header = #""session":"s","tab":"t","ack":1"#
    var text = ByteChanges.transcript(
      of: [#"{\#(header),"reset":true,"poll":2,"brief":false}"#], with: "\"{}[],:09-"
    ) { bytes in result { try decoder.poll(bytes) } }
    text += ByteChanges.transcript(
      of: [
        #"{"first":1,"events":[{"type":"input","target":7,"value":"a","modifiers":3,"x":1.5}]}"#,
        #"{"first":2,"events":[{"type":"a1","target":7,"splice":[1,2,3,"b"]},{"type":"finish","animation":4}]}"#,
      ], with: "\"[],0-"
    ) { bytes in result { try decoder.events(bytes, names: TabNames(session: "s", tab: "t")) } }
    try Golden("changed-messages.txt").check(text)
  }

  @Test func forms() throws {
    let type = "multipart/form-data; boundary=b"
    let part = "--b\r\nContent-Disposition: form-data; name=\"n\""
    var text = ByteChanges.transcript(
      of: ["\(part); filename=\"f.txt\"\r\nContent-Type: text/css\r\n\r\nxy\r\n--b--"],
      with: "\r\n\";-= :%"
    ) { bytes in
      result {
        try MultipartBody(bytes, type: type, limit: 9).parts.map {
          "\($0.name), \($0.fileName ?? "nil"), \($0.type), \($0.content)"
        }
      }
    }
    text += ByteChanges.transcript(
      of: [type, "multipart/form-data; charset=x; Boundary=\"b\"", FormPost.contentType],
      with: "b;= \"/"
    ) { bytes in
      result {
        let headers: Headers = ["Content-Type": self.text(bytes)]
        let post = try FormPost(
          try Request(.post, "/", headers: headers, body: Array("\(part)\r\n\r\nx\r\n--b--".utf8)))
        return post.fields.map { "\($0.name)=\($0.value)" }
      }
    }
    try Golden("changed-forms.txt").check(text)
  }

  @Test func fieldsAndAddresses() throws {
    var text = ByteChanges.transcript(
      of: ["a=b; trellis-viewport=390x700@2-dm", "trellis-viewport=1280.5x800@2*1.25+15-th"],
      with: "0 9x@*+-;.d"
    ) { ScreenCookie.screen(in: self.text($0)).map { "\($0)" } ?? "nil" }
    text += ByteChanges.transcript(of: ["nl, de-AT;q=0.9, en;q=0.5", "*;q=1.000"], with: "0 -,;=.")
    {
      let preferences = LanguagePreferences(field: self.text($0))
      return "\(preferences.tags) \(preferences.locale(for: "de"))"
    }
    text += ByteChanges.transcript(
      of: ["https://a.example:444", "http://[::1]:80", "https://b"], with: ":/0A[]@ "
    ) { Origin(self.text($0)).map { "\($0.scheme) \($0.host) \($0.port)" } ?? "nil" }
    text += ByteChanges.transcript(of: ["/a?b=c&trellis-result=x&d", "//a"], with: "?&=/x\\") {
      let address = ResultAddress(self.text($0))
      let redirect = Redirect(to: self.text($0))
      return "\(address.target), \(address.token ?? "nil"), \(redirect.isOfThisSite)"
    }
    text += ByteChanges.transcript(of: ["/a/b%2Fc/d/e", "/"], with: "/%a2") { bytes in
      ["/a/:b/*rest", "/a/:b/d/e", "/*all", "/"].map { pattern in
        let found = RoutePattern(pattern).match(self.text(bytes))
        let encoded = RoutePattern(pattern).encodedSegments(of: self.text(bytes))
        func list(_ values: [String: String]?) -> String {
          values.map { "\($0.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })" } ?? "nil"
        }
        return "\(pattern): \(list(found)) \(list(encoded))"
      }.joined(separator: "; ")
    }
    text += ByteChanges.transcript(of: ["Europe/Berlin", "Etc/GMT+1"], with: "/a+-_0.") {
      TimeZoneName.checked(self.text($0)) ?? "nil"
    }
    try Golden("changed-fields.txt").check(text)
  }

  @Test func icons() throws {
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\">"
    let text = ByteChanges.transcript(
      of: [
        "<?xml version=\"1\"?>\n\(start)<g fill=\"url(#a)\"><path d='M0 1'/></g></svg>\n",
        "\(start)<use href=\"#a\" onclick=\"x\"/></svg>",
      ], with: "<>\" ?"
    ) { bytes in
      do throws(IconDrawing.Problem) { return try IconDrawing(bytes).css } catch {
        return "\(error)"
      }
    }
    try Golden("changed-icons.txt").check(text)
  }
}
