import Testing
import TrellisUI

@testable import TrellisHTTP
@testable import TrellisServer

/// Addresses of stored files, and attempts to guess and alter them.
struct FileAddressTests {
  private static let secret = "0123456789abcdef"
  private let signature = Self.signature(secret)

  private static func signature(_ secret: String?) -> MessageAuthentication {
    FileAddresses(secret: secret).signature
  }

  private func file(_ name: String) -> StoredFile {
    StoredFile(
      id: "0123456789abcdef0123456789abcdef", name: name, contentType: "image/png", size: 1)
  }

  private func decoded(_ path: String) throws -> String {
    try #require(PercentCoding.decodedPath(Array(path.utf8)))
  }

  private static let readers: [FileAddress.Readers] = [
    .page(1), .page(.max), .users(.signedIn), .users(.public), .users(.role("manager")),
    .users(.role("")), .users(.role("a/b %2F ä")),
  ]

  @Test(arguments: readers)
  func anAddressIsReadAsItWasMade(_ readers: FileAddress.Readers) throws {
    for name in ["a.png", "ä “b”.png", "100%.png", "a%2Fb", "a?b#c", ".hidden", "a;b=c"] {
      let address = FileAddress(file(name), for: readers)
      let path = address.path(signedBy: signature)
      #expect(path.hasPrefix(FileAddress.prefix) && path.utf8.allSatisfy { $0 > 32 && $0 < 127 })
      #expect(!path.contains { "?#\"<>&'".contains($0) })
      #expect(FileAddress(path: try decoded(path), signedBy: signature) == address)
    }
  }

  @Test(arguments: [
    "../../etc/passwd", "..", ".", "", "a\r\nSet-Cookie: b=1", "a/../../b", "\u{202E}gpj.exe",
    "C:\\x", String(repeating: "ä", count: 5000),
  ])
  func aHostileNameIsOnePartOfTheAddress(_ name: String) throws {
    let path = FileAddress(file(name), for: .page(1)).path(signedBy: signature)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    #expect(parts.count == 7 && ![".", "..", ""].contains(parts[6]) && path.utf8.count < 1000)
    #expect(FileAddress(path: try decoded(path), signedBy: signature) != nil)
  }

  @Test func anAlteredAddressIsUnknown() throws {
    for readers in Self.readers {
      let path = try decoded(FileAddress(file("a.png"), for: readers).path(signedBy: signature))
      let bytes = Array(path.utf8)
      for index in FileAddress.prefix.utf8.count..<bytes.count {
        for byte in Array("0fz/%.".utf8) where byte != bytes[index] {
          var altered = bytes
          altered[index] = byte
          let text = String(decoding: altered, as: UTF8.self)
          #expect(FileAddress(path: text, signedBy: signature) == nil, "\(text)")
        }
        let short = String(decoding: bytes[..<index], as: UTF8.self)
        #expect(FileAddress(path: short, signedBy: signature) == nil)
      }
      for end in ["/", "x", "/x", "%00", "\u{301}"] {
        #expect(FileAddress(path: path + end, signedBy: signature) == nil)
      }
    }
  }

  @Test func theSignatureOfOneFileIsNoneOfAnother() throws {
    let other = "ffffffffffffffffffffffffffffffff"
    let path = FileAddress(file("a"), for: .users(.signedIn)).path(signedBy: signature)
    for altered in [
      path.replacing("/s/", with: "/e/"), path.replacing("/s/", with: "/r/"),
      path.replacing("0123456789abcdef0123456789abcdef", with: other),
    ] {
      #expect(altered != path && FileAddress(path: altered, signedBy: signature) == nil)
    }
  }

  @Test func aSecretGivesTheSameAddressesAfterARestart() throws {
    let address = FileAddress(file("a"), for: .users(.signedIn))
    let path = address.path(signedBy: signature)
    #expect(FileAddress(path: path, signedBy: Self.signature(Self.secret)) == address)
    for secret in ["0123456789abcdeF", "", nil] {
      #expect(FileAddress(path: path, signedBy: Self.signature(secret)) == nil)
    }
    let links = MessageAuthentication(secret: Self.secret, for: "trellis signed links")
    #expect(FileAddress(path: path, signedBy: links) == nil)
    for secret in [nil, "", "0123456789abcde"] {
      #expect(
        address.path(signedBy: Self.signature(secret))
          != address.path(signedBy: Self.signature(secret)), "random for each process")
    }
  }
}

/// The users of pages with addresses of files.
struct FileAddressesTests {
  private let clock = TestClock()

  @Test func anEndedPageIsKnownForTenMinutes() {
    let addresses = FileAddresses()
    let page = addresses.add("ada")
    #expect(page != 0 && addresses.isPage(page, of: "ada", now: clock.now))
    clock.advance(.seconds(86_400))
    #expect(addresses.isPage(page, of: "ada", now: clock.now), "an open page has no limit")
    addresses.end(page, now: clock.now)
    clock.advance(FileAddresses.afterPage - .seconds(1))
    #expect(addresses.isPage(page, of: "ada", now: clock.now))
    clock.advance(.seconds(1))
    #expect(!addresses.isPage(page, of: "ada", now: clock.now) && addresses.count == 0)
  }

  @Test func aPageIsForItsUserInItsBrowser() {
    let addresses = FileAddresses()
    let (first, second) = (SessionToken.random(), SessionToken.random())
    let page = addresses.add(UserIdentity("ada", signIn: first))
    #expect(addresses.isPage(page, of: UserIdentity("ada", signIn: first), now: clock.now))
    let others: [UserIdentity?] = [
      nil, "ada", UserIdentity("ada", signIn: second), UserIdentity("eve", signIn: first),
    ]
    for user in others {
      #expect(!addresses.isPage(page, of: user, now: clock.now))
    }
    let anonymous = addresses.add(nil)
    #expect(addresses.isPage(anonymous, of: nil, now: clock.now))
    #expect(!addresses.isPage(anonymous, of: "ada", now: clock.now))
    #expect(!addresses.isPage(0, of: nil, now: clock.now))
  }

  @Test func theRecordsOfEndedPagesAreBounded() {
    let addresses = FileAddresses()
    let open = addresses.add(nil)
    let first = addresses.add(nil)
    addresses.end(first, now: clock.now)
    for _ in 0..<FileAddresses.endedLimit { addresses.end(addresses.add(nil), now: clock.now) }
    #expect(addresses.count == FileAddresses.endedLimit + 1)
    #expect(!addresses.isPage(first, of: nil, now: clock.now))
    #expect(addresses.isPage(open, of: nil, now: clock.now))
  }
}
