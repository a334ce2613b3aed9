import Foundation
import Testing

@testable import TrellisServer

struct SignedLinksTests {
  private let links = SignedLinks(secret: "0123456789abcdef0123456789abcdef")
  private let start = Date(timeIntervalSince1970: 1_000_000)

  private func link(_ path: String = "/reset", _ subject: String = "ada", state: String = "")
    -> String
  {
    links.link(path, for: subject, boundTo: state, validFor: .seconds(60), now: start)
  }

  private func subject(_ link: String, state: String? = "", after seconds: Double = 0) -> String? {
    links.subject(of: Router.location(of: link), now: start + seconds) { _ in state }
  }

  @Test func aLinkNamesItsSubjectUntilItsEnd() {
    #expect(subject(link()) == "ada")
    #expect(subject(link(), after: 59) == "ada")
    #expect(subject(link(), after: 60) == nil)
    let other = SignedLinks(secret: "0123456789abcdef0123456789abcdeX")
    #expect(other.subject(of: Router.location(of: link()), now: start) == nil)
    let same = SignedLinks(secret: "0123456789abcdef0123456789abcdef")
    #expect(same.subject(of: Router.location(of: link()), now: start) == "ada")
  }

  @Test(arguments: [
    "", "a.b.c", "a&b=c?d#e", "Ren\u{E9} \u{1F600}", "a/../b", "\u{202E}ada", "+%2B",
  ])
  func allSubjectsAreKept(subject: String) {
    #expect(self.subject(link("/r\u{E9}set?to=%2Fa+b", subject)) == subject)
    #expect(link("/r\u{E9}set", subject).utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }

  /// The password is another one after the first use.
  @Test func aLinkIsVoidWhenItsStateHasChanged() {
    let link = link(state: "hash 1")
    #expect(subject(link, state: "hash 1") == "ada")
    #expect(subject(link, state: "hash 2") == nil)
    #expect(subject(link, state: nil) == nil)
    #expect(links.subject(of: Router.location(of: link), now: start) == nil)
    #expect(!link.contains("hash"))
  }

  @Test func aLinkIsForItsPathAndQueryOnly() {
    let link = link("/reset?list=5")
    #expect(subject(link) == "ada")
    for (old, new) in [
      ("/reset?", "/delete?"), ("list=5", "list=6"), ("list=5", "list=5&all=1"), ("list=5&", ""),
    ] {
      #expect(subject(link.replacingOccurrences(of: old, with: new)) == nil, "\(old) \(new)")
    }
    #expect(subject(link + "&list=6") == "ada", "the first of two items counts, also for the page")
    #expect(subject(link.replacingOccurrences(of: "/reset", with: "/%72eset")) == "ada")
  }

  /// A part of the path may be a text of a user, such as the name of a file.
  @Test func anEncodedSlashIsNoOtherText() {
    let paths = ["/files/..%252Fa", "/files/..%2Fa", "/files/../a", "/files%2F../a"]
    for path in paths {
      #expect(subject(link(path)) == "ada")
      for other in paths where other != path {
        #expect(subject(link(path).replacingOccurrences(of: path, with: other)) == nil)
      }
    }
  }

  @Test func noPartCanBeChanged() throws {
    let link = link()
    let value = try #require(Router.location(of: link).query[SignedLinks.name])
    for index in value.utf8.indices {
      var bytes = Array(value.utf8)
      let offset = value.utf8.distance(from: value.utf8.startIndex, to: index)
      bytes[offset] = bytes[offset] == UInt8(ascii: "1") ? UInt8(ascii: "2") : UInt8(ascii: "1")
      let changed = String(decoding: bytes, as: UTF8.self)
      #expect(subject("/reset?\(SignedLinks.name)=\(changed)") == nil, "byte \(offset)")
    }
    for wrong in ["", "...", "1", "1.2.3.4", value + "x", String(repeating: ".", count: 9000)] {
      #expect(subject("/reset?\(SignedLinks.name)=\(wrong)") == nil)
    }
    #expect(subject("/reset") == nil)
  }

  /// A forged link must not reach the application's store, nor tell by its time whether a user exists.
  @Test func theStateOfForgedLinksIsNotLoaded() async throws {
    let forged = link().replacingOccurrences(of: "ada", with: "eve")
    let found = try await links.subject(of: Router.location(of: forged), now: start) {
      _ async throws in
      Issue.record("the state was loaded")
      return ""
    }
    #expect(found == nil)
    let ended = links.subject(of: Router.location(of: link()), now: start + 60) { _ in
      Issue.record("the state was loaded")
      return ""
    }
    #expect(ended == nil)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.max)])
  func timesAreLimited(time: Duration) {
    let link = links.link("/a", for: "x", validFor: time, now: start)
    let isValid = links.subject(of: Router.location(of: link), now: start) != nil
    #expect(isValid == (time > .zero))
  }
}
